import type { Tag } from '@alphazone/client';
import { useInfiniteQuery } from '@tanstack/react-query';

import { useForum } from '../forum/ForumContext';
import type { Forum } from '../forum/Forum';
import { pageQuery } from '../forum/queries/page';
import { pagedQuery } from '../forum/queries/pagedQuery';
import { tagKey } from '../forum/queries/queryKeys';
import { pagedList, type PagedList } from '../forum/queries/pagedList';

const tagPageSize = 60;

export function tagListQuery({ client }: Pick<Forum, 'client'>) {
  return pagedQuery(tagKey, ({ cursor, signal }) =>
    client.GET('/api/tags', { params: { query: pageQuery(cursor, tagPageSize) }, signal }),
  );
}

/** All tags, the most used first. */
export function useTags(): PagedList & { tags: Tag[] | undefined } {
  const forum = useForum();
  const { items: tags, ...list } = pagedList(forum, useInfiniteQuery(tagListQuery(forum)));
  return { tags, ...list };
}
