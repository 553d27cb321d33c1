import { useInfiniteQuery } from '@tanstack/react-query';

import { useForum } from '../forum/ForumContext';
import type { Forum } from '../forum/Forum';
import { postPageQuery } from '../forum/queries/page';
import { pagedQuery } from '../forum/queries/pagedQuery';
import { postKeys } from '../posts/postCache';
import { feedOf, type Feed } from '../posts/feeds/feed';
import { postViews } from '../posts/postView';

const searchQuery = ({ client }: Pick<Forum, 'client'>, text: string, start?: string) =>
  pagedQuery(
    postKeys.search(text, start),
    ({ cursor, signal }) =>
      postViews(
        client.GET('/api/search/posts', { params: { query: { q: text, ...postPageQuery(cursor) } }, signal }),
      ),
    start,
  );

/** Posts that match a text, from `cursor` or the best match on. `match` says where. */
export function useSearch(text: string, cursor?: string): Feed {
  const forum = useForum();
  return feedOf(forum, useInfiniteQuery(searchQuery(forum, text, cursor)));
}
