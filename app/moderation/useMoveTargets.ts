import { useMyRoles } from '@alphazone/react';

import { usePorts } from '../ports';

/** Returns a function that lists the zones to which the user may move a post of this zone. */
export function useMoveTargets(): (zone: string | undefined) => string[] {
  const { site } = usePorts();
  const { may } = useMyRoles();
  return (zone) =>
    site.zones.map(({ name }) => name).filter((name) => name !== zone && may('move posts', name));
}
