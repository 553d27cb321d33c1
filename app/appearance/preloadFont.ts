import type { Plugin } from 'vite';

/**
 * The kit's font uses `font-display: optional`: a late font is not shown on that page. A preload holds the first paint back, so only a
 * browser that has loaded the font before (`keepFont.ts`) gets one.
 */
export const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /inter-latin-wght-normal[^/]*\.woff2$/.test(file))
        .map((file) => ({ tag: 'script', children: preload(`/${file}`), injectTo: 'head' })),
  },
};

const preload = (href: string) => `try {
  if (localStorage.getItem('font')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: '${href}' });
    document.head.append(link);
  }
} catch {
  // Storage is blocked: the font may come too late.
}
`;
