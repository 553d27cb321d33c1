import type { SiteSettings } from '../site/site-settings';

/** Puts the community's title, description and icon into the app's page, for clients that run no scripts. */
export function brandPage(page: string, { brand, zones }: Pick<SiteSettings, 'brand' | 'zones'>): string {
  const title = escaped(brand.tagline === '' ? brand.name : `${brand.name} · ${brand.tagline}`);
  const description = `${title}: ${escaped(zones.map(({ name }) => name).join(', '))}`;
  // Functions, because a "$&" in a replacement text would be a pattern.
  const named = page
    .replace(/(<title>)[^<]*/, (_, tag: string) => tag + title)
    .replace(/(<meta name="description" content=")[^"]*/, (_, tag: string) => tag + description);
  if (brand.logo === undefined) return named;
  const icon = `<link rel="icon" href="${escaped(brand.logo)}" />`;
  return named.replace(/<link rel="icon"[^>]*>/, () => icon);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
