import { dataOf, type ApiClient, type UserMatch } from '@alphazone/client';
import type { MentionChoice } from '@alphazone/machines';

export interface MentionMatch extends MentionChoice {
  picture?: string;
}

export type MentionSearch = (text: string, signal?: AbortSignal) => Promise<MentionMatch[]>;

/** Resolves with no users on failure. Sends no request for blank text. */
export function searchInComments(client: ApiClient): MentionSearch {
  return ignoreFailures((q, init) =>
    dataOf(client.GET('/api/users/search', { params: { query: { q } }, ...init })),
  );
}

export function searchInPosts(client: ApiClient): MentionSearch {
  return ignoreFailures((search, init) =>
    dataOf(client.GET('/api/users', { params: { query: { search } }, ...init })),
  );
}

function ignoreFailures(
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

export function mentionMatch({ _id, name, username, profilePicture }: UserMatch): MentionMatch {
  const display = username?.trim() ? username : name;
  return {
    id: _id,
    display,
    username: display,
    ...(profilePicture !== undefined && { picture: profilePicture }),
  };
}
