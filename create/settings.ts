import type { Site } from '@alphazone/client';
import { createTheme } from '@alphazone/ui/head';

import { siteMistakes } from '../server/src/site/site-rules';

export interface ForumSettings {
  name: string;
  zones: readonly string[];
  /** The accent in hex, such as `#2f855a`, or as `rgb()`, `hsl()` or `oklch()`. */
  seed: string;
}

export const defaults = { zones: ['General'], seed: '#2f855a' };

/** `plant-swap` → `Plant swap`. */
export function nameFor(folder: string): string {
  const words = folder.replaceAll(/[-_. ]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const splitZones = (text: string): string[] =>
  text
    .split(',')
    .map((zone) => zone.trim())
    .filter(Boolean);

export const siteOf = ({ name, zones }: Pick<ForumSettings, 'name' | 'zones'>) =>
  ({
    brand: { name, tagline: '' },
    zones: zones.map((zone) => ({ name: zone, description: '' })),
    home: 'list',
    alerts: 'dialog',
    chat: true,
    ticker: false,
  }) satisfies Site;

/** The rules of the server, which refuses to start with such a site.json. */
export function nameProblem(name: string): string | undefined {
  return problemOf(siteMistakes(siteOf({ name, zones: defaults.zones })));
}

export function zonesProblem(zones: readonly string[]): string | undefined {
  if (zones.length === 0) return 'A forum needs at least one zone.';
  return problemOf(siteMistakes(siteOf({ name: 'Forum', zones })));
}

export function seedProblem(seed: string): string | undefined {
  try {
    createTheme({ seed });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** `zones[0].name: "users" cannot be …` → `"users" cannot be …`. */
const problemOf = ([mistake]: readonly string[]) => mistake?.replace(/^[^:]*: /, '');
