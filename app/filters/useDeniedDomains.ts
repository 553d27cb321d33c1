import { dataOf } from '@alphazone/client';
import { useForum } from '@alphazone/react';
import { useQuery } from '@tanstack/react-query';

import { usePorts } from '../ports';
import type { DeniedDomain } from './deniedDomains';

const staleTime = 10 * 60_000;
export const noDomains: ReadonlyMap<string, DeniedDomain> = new Map();

const byDomain = (domains: readonly DeniedDomain[]): ReadonlyMap<string, DeniedDomain> =>
  new Map(domains.map((entry) => [entry.domain, entry]));

/** Undefined until the list is loaded. Empty without one. */
export function useDeniedDomains(): ReadonlyMap<string, DeniedDomain> | undefined {
  const { client } = useForum();
  const { site } = usePorts();
  const hasList = site.deniedLinks ?? false;
  const { data } = useQuery({
    queryKey: ['denied domains'],
    enabled: hasList,
    staleTime,
    meta: { isPublic: true },
    queryFn: async ({ signal }) => (await dataOf(client.GET('/api/links/denied', { signal }))).domains,
    select: byDomain,
  });
  return hasList ? data : noDomains;
}
