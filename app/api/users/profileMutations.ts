import {
  ApiError,
  lenientDataOf,
  shapes,
  type components,
  type FieldError,
  type UpdatedUser,
} from '@alphazone/client';
import { serverMessageOf } from '@alphazone/machines';

import { messages } from '../../messages';
import type { Api } from '../ApiContext';
import { leaderboardKey } from '../leaderboard/leaderboardQuery';
import { mutate, type Mutation } from '../mutation';
import { postKeys } from '../posts/postCache';
import { cacheUser } from './userCache';
import { userKeys } from './userKeys';

export type ProfileChange = Required<Omit<ProfileForm, 'socialLinks' | 'profilePicture'>> & {
  socialLinks: Record<SocialService, string>;
  /** An empty string removes the current picture. */
  profilePicture?: File | '';
};

export type SocialService = keyof components['schemas']['SocialLinks'];

type ProfileForm = components['schemas']['ProfileUpdateForm'];

export const profileMutationKey = (id: string) => ['profile', id] as const;

export async function saveProfile(
  api: Api,
  id: string,
  change: ProfileChange,
): Promise<{ isSaved: boolean; problems: readonly FieldError[] }> {
  try {
    await mutate(api, updateProfile(api, id), change);
    return { isSaved: true, problems: [] };
  } catch (error) {
    return { isSaved: false, problems: error instanceof ApiError ? error.details : [] };
  }
}

function updateProfile(api: Api, id: string): Mutation<ProfileChange, UpdatedUser> {
  return {
    key: profileMutationKey(id),
    async send(change) {
      const response = await lenientDataOf(
        shapes.UpdatedUser,
        api.client.PATCH('/api/users/update/{id}', {
          params: { path: { id } },
          // The contract also allows JSON, but only FormData can carry the picture.
          body: {},
          bodySerializer: () => formOf(change),
        }),
      );
      if (!response) throw new ApiError(0, undefined, 'empty_answer');
      return response;
    },
    accept: ({ taskCompletion: _, ...user }) => cacheUser(api, user),
    successText,
    failureText,
    // Posts and Top Alphas contain the name and the picture.
    invalidates: [
      { queryKey: userKeys.detail(id) },
      { queryKey: postKeys.all },
      { queryKey: leaderboardKey },
    ],
  };
}

function formOf({ socialLinks, ...fields }: ProfileChange): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries<string | File>(fields)) form.set(name, value);
  form.set('socialLinks', JSON.stringify(socialLinks));
  return form;
}

const successText = ({ taskCompletion }: UpdatedUser) =>
  taskCompletion
    ? messages.taskCompleted(taskCompletion.message, taskCompletion.xpGained)
    : messages.profileUpdated;

function failureText(error: Error): string {
  const reason = serverMessageOf(error);
  if (reason !== undefined) return messages.profileUpdateError(reason);
  if (error instanceof ApiError && error.code === 'empty_answer') return messages.profileUpdateEmpty;
  if (error instanceof ApiError && error.status !== 0) return messages.profileUpdateFailed;
  return messages.unexpectedError;
}
