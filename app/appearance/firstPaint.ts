import { colorSchemeScript, firstPaintStyle } from '../../ui/head.ts';
import type { Plugin } from 'vite';

const script = 'theme.js';

/** What stands in the page until the app renders. Its colour is the scheme's own: white on dark, black on light. */
const startingStyle =
  '#starting{margin:0;min-height:100vh;display:grid;place-items:center;font:16px system-ui,sans-serif}';

/**
 * Puts the kit's background and the reader's theme into the page: nothing flashes before its styles have come. The
 * script is a file of its own: the content security policy allows none in the page.
 */
export const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: {
    // After Vite has looked for scripts to bundle.
    order: 'post',
    handler: () => [
      { tag: 'style', children: firstPaintStyle() + startingStyle, injectTo: 'head-prepend' },
      { tag: 'script', attrs: { src: `/${script}` }, injectTo: 'head-prepend' },
    ],
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${script}`, (_, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(colorSchemeScript);
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: script, source: colorSchemeScript });
  },
};
