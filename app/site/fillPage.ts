import type { Site } from '@alphazone/client';
import type { Plugin } from 'vite';

import site from '../../site.json' with { type: 'json' };
import { brandTitle } from './brandTitle.ts';

/** Puts the community into the page as it is built; our server does so again with its own settings. */
export const fillPage: Plugin = {
  name: 'fill-page',
  transformIndexHtml: (page) => filledPage(page, site),
};

/** The page with the title and the description of a community in their places. */
export function filledPage(page: string, { brand, zones }: Pick<Site, 'brand' | 'zones'>): string {
  const title = escaped(brandTitle(brand));
  const description = `${title}: ${escaped(zones.map(({ name }) => name).join(', '))}`;
  // By functions: "$&" in a name is no pattern.
  return page.replace('%TITLE%', () => title).replace('%DESCRIPTION%', () => description);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
