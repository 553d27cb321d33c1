import type { Plugin } from 'vite';

import { fontsId } from './inlineStyles.ts';
import { textFont } from './textFont.ts';

/**
 * The kit's font uses `font-display: optional`: a late font is not shown on that page. A preload delays the
 * first paint, so only browsers that have loaded the font before (`keepFont.ts`) get one. Others get no font
 * faces: a late optional font makes the browser lay out the whole page again.
 */
export const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => textFont.test(file))
        .map((file) => ({ tag: 'script', children: preload(`/${file}`), injectTo: 'head' })),
  },
};

const preload = (href: string) => `try {
  if (localStorage.getItem('font')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: '${href}' });
    document.head.append(link);
  } else {
    document.documentElement.dataset.font = '${href}';
    const { sheet } = document.getElementById('${fontsId}');
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1)
      if (sheet.cssRules[at].style.fontFamily.includes('Variable')) sheet.deleteRule(at);
  }
} catch {
  // Storage is blocked: the font may come too late.
}
`;
