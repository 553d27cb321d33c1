import type { PostSuggestion } from '@alphazone/client';
import { useCallback } from 'react';

import { useForum } from '../forum/ForumContext';
import { suggestPosts } from './suggestPosts';

/** Returns the `suggest` of the kit's `SearchBox`. */
export function useSuggestions(): (text: string, signal?: AbortSignal) => Promise<PostSuggestion[]> {
  const { client } = useForum();
  return useCallback((text, signal) => suggestPosts(client, text, signal), [client]);
}
