import type { Site } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { queryState } from '../forum/queries/queryState';
import { loadSite } from './loadSite';

const own: Site = {
  brand: { name: '', tagline: '' },
  zones: [],
  home: 'list',
  alerts: 'dialog',
  chat: true,
  ticker: false,
};

/** The query of `useSite`, to prefetch it: `forum.cache.prefetchQuery(siteQuery(forum))`. */
export const siteQuery = ({ client }: Pick<Forum, 'client'>) =>
  queryOptions({
    queryKey: ['site', 'settings'],
    staleTime: Infinity,
    queryFn: ({ signal }) => loadSite(client, own, signal),
  });

/** The settings of the server. `site` is undefined while loading; `zones` are links for the kit's `NavBar`. */
export function useSite() {
  const forum = useForum();
  const query = useQuery(siteQuery(forum));
  return {
    site: query.data,
    zones: (query.data?.zones ?? []).map(({ name, description }) => ({
      name,
      description,
      href: `/${encodeURIComponent(name.toLowerCase())}`,
    })),
    ...queryState(forum, query),
  };
}
