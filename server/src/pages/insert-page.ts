import { escapeHtml } from '../escape-html';
import type { RenderedPage } from '../../../client/rendering';

const settingsPreload = /<link rel="preload" href="\/api\/site"[^>]*>/;
const root = /<div id="root">[^]*?<\/div>/;
const needsScripts = /<noscript\s*>\s*<p>[^]*?<\/noscript\s*>/;

/** Inserted before the app's content. Scripts remove it (app/pages/renderedPage.ts). */
export const insertNotice = (document: string, text: string): string =>
  document.replace(
    root,
    (content) =>
      `<p id="page-notice" role="alert" style="margin:0;padding:12px 16px">${escapeHtml(text)}</p>${content}`,
  );

const scripts = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Puts the page's scripts last, so that they take no bandwidth from the content, which the browser paints first.
 * @param shell The app's page, without content.
 */
export function insertPage(shell: string, { html, styles, state }: RenderedPage): string {
  const code = shell.match(scripts) ?? [];
  // Replacement functions, because "$&" in a replacement text is a pattern.
  return shell
    .replace(settingsPreload, '')
    .replaceAll(scripts, '')
    .replace(needsScripts, '')
    .replace('</head>', (end) => styles + end)
    .replace(root, () => `<div id="root">${html}</div>${state}${code.join('')}`);
}
