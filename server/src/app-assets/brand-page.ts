import { escapeHtml } from '../escape-html';
import type { SiteSettings } from '../site/site-settings';

/** For clients that do not run scripts, and for the first paint: the theme is CSS. */
export function brandPage(
  page: string,
  { brand, zones }: Pick<SiteSettings, 'brand' | 'zones'>,
  theme?: string,
): string {
  const title = escapeHtml(brand.tagline === '' ? brand.name : `${brand.name} · ${brand.tagline}`);
  const description = `${title}: ${escapeHtml(zones.map(({ name }) => name).join(', '))}`;
  // Replacement functions, because "$&" in a replacement text is a pattern.
  const named = page
    .replace(/(<title>)[^<]*/, (_, tag: string) => tag + title)
    .replace(/(<meta name="description" content=")[^"]*/, (_, tag: string) => tag + description)
    .replace('</head>', (end) => styleOf(theme) + end);
  if (brand.logo === undefined) return named;
  const icon = `<link rel="icon" href="${escapeHtml(brand.logo)}" />`;
  return named.replace(/<link rel="icon"[^>]*>/, () => icon);
}

/** In CSS, `<\/` means `</`, which would end the element. */
const styleOf = (css: string | undefined) =>
  css === undefined ? '' : `<style>${css.replaceAll('</', '<\\/')}</style>`;
