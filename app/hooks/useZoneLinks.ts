import type { ZoneLink } from '@alphazone/ui';
import { useMemo } from 'react';

import { paths } from '../paths';
import { usePorts } from '../ports';

export function useZoneLinks(): ZoneLink[] {
  const { zones } = usePorts().site;
  return useMemo(
    () => zones.map(({ name, description }) => ({ name, description, href: paths.zone(name) })),
    [zones],
  );
}
