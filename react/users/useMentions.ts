import { useMemo } from 'react';

import { useForum } from '../forum/ForumContext';
import { searchInComments, searchInPosts, type MentionSearch } from './mentionSearch';

/** Returns the `search` of the kit's fields with mentions. */
export function useMentions(place: 'comment' | 'post' = 'comment'): MentionSearch {
  const { client } = useForum();
  return useMemo(
    () => (place === 'post' ? searchInPosts(client) : searchInComments(client)),
    [client, place],
  );
}
