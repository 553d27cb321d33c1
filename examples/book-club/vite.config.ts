import { colorSchemeScript, firstPaintStyle } from '@alphazone/ui/head';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { theme } from './src/theme.ts';

/** Shows the reader's theme from the first moment on. */
const head: Plugin = {
  name: 'head',
  transformIndexHtml: () => [
    { tag: 'style', children: firstPaintStyle(theme), injectTo: 'head-prepend' },
    { tag: 'script', children: colorSchemeScript, injectTo: 'head-prepend' },
  ],
};

// The packages of the example are not installed where it is linted; its own build checks the types.
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call
export default defineConfig({ plugins: [react(), head] });
