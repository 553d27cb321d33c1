import type { RenderedPage } from './page-renderer';

const settingsPreload = /<link rel="preload" href="\/api\/site"[^>]*>/;
const root = /<div id="root">[^]*?<\/div>/;
const needsScripts = /<noscript>This forum needs JavaScript\.<\/noscript>/;

/** @param shell The app's page, which has no content of its own. */
export function insertPage(shell: string, { html, styles, state }: RenderedPage): string {
  // Replacement functions, because "$&" in a replacement text is a pattern.
  return shell
    .replace(settingsPreload, '')
    .replace(needsScripts, '')
    .replace('</head>', (end) => styles + end)
    .replace(root, () => `<div id="root">${html}</div>${state}`);
}
