import { colorSchemeScript, firstPaintStyle } from '@alphazone/ui/head';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { theme } from './src/theme.ts';

/** Applies the stored theme before the first paint. */
const head: Plugin = {
  name: 'head',
  transformIndexHtml: () => [
    { tag: 'style', children: firstPaintStyle(theme), injectTo: 'head-prepend' },
    { tag: 'script', children: colorSchemeScript, injectTo: 'head-prepend' },
  ],
};

// oxlint-disable-next-line typescript/no-unsafe-assignment, typescript/no-unsafe-call -- Lint runs without the example's packages. The example's build checks the types.
export default defineConfig({ plugins: [react(), head] });
