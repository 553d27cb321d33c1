import { dataOf, type ApiClient, type UserMatch } from '@alphazone/client';
import type { MentionChoice } from '@alphazone/machines';

/** A user who can be mentioned. Display and username are the username, or else the name. Spec section 3, User. */
export interface MentionMatch extends MentionChoice {
  profilePicture?: string;
}

/** Finds users by a part of their name. */
export type MentionSearch = (text: string, signal?: AbortSignal) => Promise<MentionMatch[]>;

/** Searches users to mention in a comment. Returns none for an empty text, without a request, and none on failure. */
export function searchInComments(client: ApiClient): MentionSearch {
  return quietly((q, init) => dataOf(client.GET('/api/users/search', { params: { query: { q } }, ...init })));
}

/** Searches users to mention in a post, like `searchInComments`. */
export function searchInPosts(client: ApiClient): MentionSearch {
  return quietly((search, init) =>
    dataOf(client.GET('/api/users', { params: { query: { search } }, ...init })),
  );
}

function quietly(
  find: (text: string, init: { signal?: AbortSignal }) => Promise<UserMatch[]>,
): MentionSearch {
  return async (text, signal) => {
    if (text.trim() === '') return [];
    try {
      const users = await find(text.trim(), signal ? { signal } : {});
      return users.map(mentionMatch);
    } catch {
      return [];
    }
  };
}

function mentionMatch({ _id, name, username, profilePicture }: UserMatch): MentionMatch {
  const display = username?.trim() ? username : name;
  return { id: _id, display, username: display, ...(profilePicture !== undefined && { profilePicture }) };
}
