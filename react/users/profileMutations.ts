import { ApiError, lenientDataOf, shapes, type components, type UpdatedUser } from '@alphazone/client';
import { serverMessageOf } from '@alphazone/machines';

import type { Forum } from '../forum/Forum';
import { leaderboardKey } from '../forum/queryKeys';
import type { Mutation } from '../forum/mutation';
import { postKeys } from '../posts/postCache';
import { wholeSiteTextsOf } from '../wholeSiteTexts';
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

export function updateProfile(forum: Forum, id: string): Mutation<ProfileChange, UpdatedUser> {
  return {
    key: profileMutationKey(id),
    async send(change) {
      const response = await lenientDataOf(
        shapes.UpdatedUser,
        forum.client.PATCH('/api/users/update/{id}', {
          params: { path: { id } },
          // The contract also allows JSON, but only FormData can carry the picture.
          body: {},
          bodySerializer: () => formOf(change),
        }),
      );
      if (!response) throw new ApiError(0, undefined, 'empty_answer');
      return response;
    },
    accept: ({ taskCompletion: _, ...user }) => cacheUser(forum, user),
    successText: (updated) => successText(forum.texts, updated),
    failureText: (_, error) => failureText(forum.texts, error),
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

const successText = (texts: Forum['texts'], { taskCompletion }: UpdatedUser) =>
  taskCompletion
    ? wholeSiteTextsOf(texts).taskCompleted(taskCompletion.message, taskCompletion.xpGained)
    : wholeSiteTextsOf(texts).profileUpdated;

function failureText(texts: Forum['texts'], error: Error): string {
  const own = wholeSiteTextsOf(texts);
  const reason = serverMessageOf(error);
  if (reason !== undefined) return own.profileUpdateError(reason);
  if (error instanceof ApiError && error.code === 'empty_answer') return own.profileUpdateEmpty;
  if (error instanceof ApiError && error.status !== 0) return own.profileUpdateFailed;
  return own.unexpectedError;
}
