import type { Site } from '@alphazone/client';

export function findZone(
  { zones }: Pick<Site, 'zones'>,
  name: string | undefined,
): Site['zones'][number] | undefined {
  return zones.find((zone) => zone.name.toLowerCase() === name?.toLowerCase());
}
