import { pagePatterns } from '../../client/pages.ts';
import { colorSchemeScript, firstPaintStyle, theme } from '../../ui/head.ts';
import type { Plugin } from 'vite';

import { filtersScript, filtersStyle } from './hideFiltered.ts';

const startingStyle =
  'body{margin:0}#starting,body>noscript{margin:0;min-height:100vh;display:grid;place-items:center;font:16px system-ui,sans-serif}';

/** Our server replaces the colour with the site's own. */
const themeColor = (scheme: 'dark' | 'light') => ({
  tag: 'meta',
  attrs: {
    name: 'theme-color',
    content: theme.scheme[scheme].canvas,
    media: `(prefers-color-scheme: ${scheme})`,
  },
  injectTo: 'head' as const,
});

/**
 * Until the session is restored, hides guests' controls from members, and the space of menus on the member's own
 * content. Also holds back form submissions, which the server would treat as a guest's.
 */
const sessionScript = `try {
  const profile = localStorage.getItem('profile');
  if (profile) Object.assign(document.documentElement.dataset, { session: 'stored', member: '' });
  document.addEventListener('submit', (event) => {
    if (!document.documentElement.dataset.session || event.target.method !== 'post') return;
    event.preventDefault();
    event.submitter?.setAttribute('data-pressed', '');
  }, true);
  if (profile) {
    const { _id } = JSON.parse(profile).result;
    if (location.pathname.endsWith(_id)) document.documentElement.dataset.owner = '';
    const ownMenu = '[data-member] [data-menu][data-menu="' + CSS.escape(_id) + '"]';
    document.styleSheets[0].insertRule(ownMenu + '{display:none}');
  }
} catch {
  // A guest: storage is blocked, or its profile is unreadable.
}
`;
/**
 * Until the session is restored, hides the guests' controls and reserves space for the member's avatars. `data-member` remains,
 * because posts of a feed hydrate later: it reserves space for their menus, each marked with its author's id. `data-owner`
 * reserves space for the owner's parts of a profile.
 */
const memberStyle =
  `[data-session] :is([data-for=guests],nav a[href="${pagePatterns.auth}"]){visibility:hidden}` +
  '[data-session] a[data-for=guests]{box-sizing:border-box;width:40px;padding:0;overflow:hidden}' +
  "[data-session] [data-awaits=avatar]::before{content:'';flex:none;width:32px}" +
  'span[data-menu]{display:none;flex:none;width:28px}' +
  '[data-member] span[data-menu],span[data-menu=reserved]{display:block}' +
  '[data-own]{display:none}' +
  '[data-owner] [data-own],[data-own=reserved]{display:contents;visibility:hidden}' +
  `@media (pointer:coarse){[data-session] a[data-for=guests],span[data-menu]{width:${theme.size.touchTarget}}}`;

/** Prints only the content. */
const printStyle =
  '@media print{#root>div>:is(header,nav),#root :is(aside,footer,form,button){display:none}}';

/** Marks the last button pressed before hydration. */
const pressScript = `document.documentElement.dataset.waiting = '';
document.addEventListener('click', ({ target }) => {
  const button = target.closest('button[type=button]');
  if (!button || document.documentElement.dataset.waiting === undefined) return;
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  button.setAttribute('data-pressed', '');
}, true);
`;
const headScript = colorSchemeScript + sessionScript + filtersScript + pressScript;

/** Avoids a flash before the styles load. Our server allows the script by its hash in the content security policy. */
export const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      {
        tag: 'style',
        children: firstPaintStyle() + startingStyle + memberStyle + filtersStyle + printStyle,
        injectTo: 'head',
      },
      { tag: 'script', children: headScript, injectTo: 'head' },
      themeColor('dark'),
      themeColor('light'),
    ],
  },
};
