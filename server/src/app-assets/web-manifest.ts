import { escapeHtml } from '../escape-html';
import type { SiteSettings } from '../site/site-settings';

export const manifestFile = 'manifest.webmanifest';

type Brand = SiteSettings['brand'];

const themeColor = /(<meta name="theme-color" content=")([^"]*)/g;

/** Links the manifest, and gives the browser's own bars the theme's colours. */
export function makeInstallable(page: string, { logo }: Brand, theme = ''): string {
  const icon = logo ?? '/apple-touch-icon.png';
  const canvas = canvasColors(theme);
  let index = 0;
  return page
    .replace(themeColor, (_, tag: string, color: string) => tag + escapeHtml(canvas[index++] ?? color))
    .replace(
      '</head>',
      (end) =>
        `<link rel="manifest" href="/${manifestFile}" /><link rel="apple-touch-icon" href="${escapeHtml(icon)}" />${end}`,
    );
}

/** @param page What `makeInstallable` returned. */
export function webManifest(page: string, { name, tagline, logo }: Brand): string {
  const [color] = [...page.matchAll(themeColor)].map((match) => match[2]);
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    ...(tagline !== '' && { description: tagline }),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    ...(color !== undefined && { background_color: color, theme_color: color }),
    icons: logo === undefined ? ownIcons : [{ src: logo, sizes: 'any' }],
  });
}

const ownIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
];

/** The dark scheme's colour, then the light one's, like a theme's rules and the page's elements. */
const canvasColors = (theme: string) =>
  [...theme.matchAll(/--az-canvas:\s*([^;}]+)/g)].map(([, color = '']) => color.trim());
