import { KitProvider, type KitProviderProps } from '@alphazone/ui';
import { useCallback } from 'react';

import { paths } from '../paths';
import { deniedDomainOf } from './deniedDomains';
import { noDomains, useDeniedDomains } from './useDeniedDomains';

/** The kit, with warnings before links to denied domains. */
export function WarningKit(props: KitProviderProps) {
  const domains = useDeniedDomains() ?? noDomains;
  const warningHref = useCallback(
    (href: string) => (deniedDomainOf(href, domains) ? paths.leaving(href) : undefined),
    [domains],
  );
  return <KitProvider {...props} warningHref={warningHref} />;
}
