import type { Site } from '@alphazone/client';

/** The zone with this name, in any letter case. */
export function zoneNamed(
  { zones }: Pick<Site, 'zones'>,
  name: string | undefined,
): Site['zones'][number] | undefined {
  return zones.find((zone) => zone.name.toLowerCase() === name?.toLowerCase());
}
