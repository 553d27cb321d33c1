import type { UpdatedUser } from '@alphazone/client';

import { useForum } from '../forum/ForumContext';
import { attempt, type Outcome } from '../forum/mutations/mutation';
import { useIsPending } from '../forum/mutations/useIsPending';
import {
  accountKeys,
  changePassword,
  deleteAccount,
  exportAccount,
  logOutEverywhere,
  type AccountDeletion,
  type Leave,
  type PasswordChange,
} from './accountMutations';
import {
  profileMutationKey,
  updateProfile,
  type ProfileChange,
  type ProfileLabelOf,
} from './profileMutations';

/** Saves the user's profile. Updates every copy of the name and the picture. @param labelOf The labels of the form, for alerts. */
export function useSaveProfile(id: string, labelOf?: ProfileLabelOf) {
  const forum = useForum();
  return {
    isSaving: useIsPending(profileMutationKey(id)),
    save: (change: ProfileChange): Promise<Outcome<UpdatedUser>> =>
      attempt(forum, updateProfile(forum, id, labelOf), change),
  };
}

/** The user's actions on their own account. */
export function useAccount(id: string) {
  const forum = useForum();
  return {
    isChangingPassword: useIsPending(accountKeys.password(id)),
    /** Ends all other sessions. Validation errors are in `error.details`, without an alert. */
    changePassword: (change: PasswordChange): Promise<Outcome> =>
      attempt(forum, changePassword(forum, id), change),
    isLoggingOut: useIsPending(accountKeys.logOut(id)),
    /** @param leave receives the server's message, to log out and leave the page */
    logOutEverywhere: (leave: Leave): Promise<Outcome> =>
      attempt(forum, logOutEverywhere(forum, id, leave), undefined),
    isExporting: useIsPending(accountKeys.data(id)),
    /** Exports all data stored about the user. */
    exportData: (): Promise<Outcome<Blob>> => attempt(forum, exportAccount(forum, id), undefined),
    isDeleting: useIsPending(accountKeys.deletion(id)),
    /** Fails without an alert. @param leave receives the server's message, to log out and leave the page */
    deleteAccount: (deletion: AccountDeletion, leave: Leave): Promise<Outcome> =>
      attempt(forum, deleteAccount(forum, id, leave), deletion),
  };
}
