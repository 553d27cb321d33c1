import type { components } from '@alphazone/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { useForum } from '../forum/ForumContext';
import type { Forum } from '../forum/Forum';
import { attempt, type Outcome } from '../forum/mutations/mutation';
import { pageQuery } from '../forum/queries/page';
import { pagedQuery } from '../forum/queries/pagedQuery';
import { pagedList, type PagedList } from '../forum/queries/pagedList';
import { postKeys } from '../posts/postCache';
import {
  newRemoval,
  removeRecentContent,
  undoBatch,
  type RecentRemoval,
  type RemovalProgress,
} from './contentMutations';

export type RecentContent = components['schemas']['RecentContent'];

function recentContentQuery({ client }: Pick<Forum, 'client'>, id: string) {
  return pagedQuery([...postKeys.all, 'recent', id], ({ cursor, signal }) =>
    client.GET('/api/moderation/members/{id}/content', {
      params: { path: { id }, query: pageQuery(cursor) },
      signal,
    }),
  );
}

/** A member's content of the last day, for moderators of all zones. */
export function useRecentContent(memberId: string): PagedList & {
  items: RecentContent[] | undefined;
  /** Removes everything in the list, including unloaded pages. Fails without an alert. The next call continues. */
  removeAll: (removal: Omit<RecentRemoval, 'until'>) => Promise<Outcome<RemovalProgress>>;
  /** Possible within a minute. */
  undo: (batch: string) => Promise<Outcome<number>>;
} {
  const forum = useForum();
  const removals = useRef(new Map<string, RemovalProgress>());
  const query = useInfiniteQuery(recentContentQuery(forum, memberId));
  const { items, ...list } = pagedList(forum, query);
  return {
    items,
    ...list,
    removeAll: async (removal) => {
      // The same one after a failure, so that Undo restores everything.
      const progress = removals.current.get(memberId) ?? newRemoval();
      removals.current.set(memberId, progress);
      // Keeps items that the moderator has not seen.
      const until = items?.[0]?.writtenOn ?? new Date(forum.now()).toISOString();
      const outcome = await attempt(forum, removeRecentContent(forum, memberId, progress), {
        ...removal,
        until,
      });
      if (!outcome.ok) return outcome;
      removals.current.delete(memberId);
      return { ok: true, data: progress };
    },
    undo: (batch) => attempt(forum, undoBatch(forum, batch), undefined),
  };
}
