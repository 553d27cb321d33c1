import {
  ApiError,
  lenientDataOf,
  serverMessageWith,
  shapes,
  type components,
  type UpdatedUser,
} from '@alphazone/client';

import { asApiError } from '../forum/errors';
import type { Forum } from '../forum/Forum';
import { leaderboardKey } from '../forum/queries/queryKeys';
import type { Mutation } from '../forum/mutations/mutation';
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

/** Names the fields of errors, such as `socialLinks.x`, as the form does. */
export type ProfileLabelOf = (field: string) => string | undefined;

export function updateProfile(
  forum: Forum,
  id: string,
  labelOf?: ProfileLabelOf,
): Mutation<ProfileChange, UpdatedUser> {
  const own = wholeSiteTextsOf(forum.texts);
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
    successText: ({ taskCompletion: task }) =>
      task ? own.taskCompleted(task.message, task.xpGained) : own.profileUpdated,
    failureText(_, error) {
      const reason = serverMessageWith(error, labelOf);
      if (reason) return own.profileUpdateError(reason);
      const { code, status } = asApiError(forum.texts, error);
      if (code === 'empty_answer') return own.profileUpdateEmpty;
      return status ? own.profileUpdateFailed : own.unexpectedError;
    },
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
