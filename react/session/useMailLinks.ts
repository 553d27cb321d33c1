import { useForum } from '../forum/ForumContext';
import { attempt, type Outcome } from '../forum/mutations/mutation';
import { useIsPending } from '../forum/mutations/useIsPending';
import {
  confirmEmail,
  mailLinkKeys,
  requestReset,
  setNewPassword,
  type EmailConfirmation,
} from './mailLinks';

/** Replaces a forgotten password by a link in a mail. For servers whose site settings say `mail`. */
export function usePasswordReset() {
  const forum = useForum();
  return {
    isRequesting: useIsPending(mailLinkKeys.reset),
    /** Sends the link, if the address has an account. The outcome does not reveal that. */
    request: (email: string): Promise<Outcome> => attempt(forum, requestReset(forum), email),
    isCompleting: useIsPending(mailLinkKeys.newPassword),
    /**
     * Logs in. Fails without an alert: for a weak password, with status 410 for an expired or used link, or with the code
     * `second_factor_needed` when the user has to log in with the new password.
     */
    complete: (token: string, password: string): Promise<Outcome> =>
      attempt(forum, setNewPassword(forum), { token, password }),
  };
}

/** Confirms the email address of a sign-up, an account or a change. */
export function useConfirmEmail() {
  const forum = useForum();
  return {
    isConfirming: useIsPending(mailLinkKeys.confirmation),
    /** Logs in after a sign-up. Status 410: the link has expired or was used, 409: the address or username is taken. */
    confirm: (token: string): Promise<Outcome<EmailConfirmation>> =>
      attempt(forum, confirmEmail(forum), token),
  };
}
