import type { Site } from '@alphazone/client';

type Zone = Site['zones'][number];

/**
 * The settings in what a server answered, whatever that is: the app stands on them before it has a screen
 * to say that something is wrong.
 *
 * @param own stands in for each setting that is missing or makes no sense
 */
export function siteOf(answer: unknown, own: Site): Site {
  if (!isRecord(answer)) return own;
  const { brand, zones, home, alerts, chat, ticker, adminUserId, account } = answer;
  const named = Array.isArray(zones)
    ? zones.map((zone) => zoneOf(zone, own.zones)).filter((zone) => zone !== undefined)
    : [];

  return {
    ...own,
    brand:
      isRecord(brand) && isText(brand['name'])
        ? {
            name: brand['name'],
            tagline: textOf(brand['tagline']),
            ...(isText(brand['logo']) && { logo: brand['logo'] }),
          }
        : own.brand,
    zones: named.length > 0 ? named : own.zones,
    home: isText(home) ? home : own.home,
    alerts: alerts === 'dialog' || alerts === 'browser' ? alerts : own.alerts,
    chat: typeof chat === 'boolean' ? chat : own.chat,
    ticker: typeof ticker === 'boolean' ? ticker : own.ticker,
    ...(isText(adminUserId) && { adminUserId }),
    ...(typeof account === 'boolean' && { account }),
  };
}

function zoneOf(zone: unknown, ownZones: readonly Zone[]): Zone | undefined {
  if (!isRecord(zone) || !isText(zone['name'])) return undefined;
  const name = zone['name'];
  const own = ownZones.find((other) => other.name.toLowerCase() === name.toLowerCase());
  const gifsAreVideos = zone['gifsAreVideos'] ?? own?.gifsAreVideos;
  return {
    name,
    description: textOf(zone['description']),
    ...(typeof gifsAreVideos === 'boolean' && { gifsAreVideos }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const textOf = (value: unknown): string => (isText(value) ? value : '');
