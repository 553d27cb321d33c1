import type { Site } from '@alphazone/client';
import type { Plugin } from 'vite';

import { pageTitle } from '../../client/pages.ts';
import site from '../../site.json' with { type: 'json' };

/** Our server does the same with its own settings. */
export const fillPage: Plugin = {
  name: 'fill-page',
  transformIndexHtml: (page) => fillTemplate(page, site),
};

export function fillTemplate(page: string, { brand, zones }: Pick<Site, 'brand' | 'zones'>): string {
  const title = escapeHtml(pageTitle(undefined, brand));
  const description = `${title}: ${escapeHtml(zones.map(({ name }) => name).join(', '))}`;
  // Replacer functions, because "$&" in a string is special.
  return page.replace('%TITLE%', () => title).replace('%DESCRIPTION%', () => description);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
