import { parseLenient, partialOf, shapes, type Partially, type Site } from '@alphazone/client';

type Zone = Site['zones'][number];

/** Replaces missing and invalid settings by `own`: no screen can show an error yet. */
export function siteOf(response: unknown, own: Site): Site {
  const {
    brand,
    zones = [],
    home,
    signUpChallenge,
    ...flags
  } = parseLenient(partialOf(shapes.Site), response) ?? {};
  const named = zones.map((zone) => zoneOf(zone, own.zones)).filter((zone) => zone !== undefined);
  return {
    ...own,
    ...flags,
    brand: isFilled(brand?.name) ? { tagline: '', ...brand, name: brand.name } : own.brand,
    zones: named.length > 0 ? named : own.zones,
    home: isFilled(home) ? home : own.home,
    ...(signUpChallenge?.kind && { signUpChallenge: { ...signUpChallenge, kind: signUpChallenge.kind } }),
  };
}

function zoneOf(
  { name, description = '', gifsAreVideos }: Partially<Zone>,
  ownZones: readonly Zone[],
): Zone | undefined {
  if (!isFilled(name)) return undefined;
  const own = ownZones.find((other) => other.name.toLowerCase() === name.toLowerCase());
  const areVideos = gifsAreVideos ?? own?.gifsAreVideos;
  return { name, description, ...(areVideos !== undefined && { gifsAreVideos: areVideos }) };
}

const isFilled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';
