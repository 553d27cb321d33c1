import { dataOf } from '@alphazone/client';
import { useForum } from '@alphazone/react';
import { useQuery } from '@tanstack/react-query';

import { usePorts } from '../ports';
import type { DeniedDomain } from './deniedDomains';

const staleTime = 10 * 60_000;
const none: ReadonlyMap<string, DeniedDomain> = new Map();

const byDomain = (domains: readonly DeniedDomain[]): ReadonlyMap<string, DeniedDomain> =>
  new Map(domains.map((entry) => [entry.domain, entry]));

/** Empty without a list, and while it loads. */
export function useDeniedDomains(): ReadonlyMap<string, DeniedDomain> {
  const { client } = useForum();
  const { site } = usePorts();
  const { data } = useQuery({
    queryKey: ['denied domains'],
    enabled: site.deniedLinks ?? false,
    staleTime,
    meta: { isPublic: true },
    queryFn: async ({ signal }) => (await dataOf(client.GET('/api/links/denied', { signal }))).domains,
    select: byDomain,
  });
  return data ?? none;
}
