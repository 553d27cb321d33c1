import { colorSchemeScript, firstPaintStyle } from '../../ui/head.ts';
import type { Plugin } from 'vite';

const script = 'theme.js';

const startingStyle =
  '#starting{margin:0;min-height:100vh;display:grid;place-items:center;font:16px system-ui,sans-serif}';

/** Avoids a flash before the styles load. A separate file: the CSP allows no inline scripts. */
export const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: {
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
