import type { components } from '@alphazone/client';
import { useInfiniteQuery } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { pageQuery } from '../forum/queries/page';
import { pagedQuery } from '../forum/queries/pagedQuery';
import { pagedList, type PagedList } from '../forum/queries/pagedList';

export type Removal = components['schemas']['Removal'];

const removalsQuery = ({ client }: Pick<Forum, 'client'>) =>
  pagedQuery(['removals'], ({ cursor, signal }) =>
    client.GET('/api/removals', { params: { query: pageQuery(cursor) }, signal }),
  );

/** Moderators' removals, newest first. The error is a 404 if the site does not publish them. */
export function useRemovals(): PagedList & { removals: Removal[] | undefined } {
  const forum = useForum();
  const { items: removals, ...list } = pagedList(forum, useInfiniteQuery(removalsQuery(forum)));
  return { removals, ...list };
}
