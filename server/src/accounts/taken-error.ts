import { brokenUniqueConstraint } from '../database/unique-violation';
import { conflict } from '../errors';
import { identityMessages } from '../identities/messages';
import { messages } from '../messages';

export const usernameTaken = () =>
  conflict(messages.usernameTaken, { field: 'username', message: 'is taken.' });

/** Returns errors other than a unique violation unchanged. */
export function takenError(error: unknown): unknown {
  const constraint = brokenUniqueConstraint(error);
  if (constraint === 'users_email_unique') {
    return conflict(messages.emailTaken, { field: 'email', message: 'is taken.' });
  }
  if (constraint === 'users_username_unique') {
    return usernameTaken();
  }
  if (constraint === 'identities_pkey') return conflict(identityMessages.identityTaken);
  return error;
}
