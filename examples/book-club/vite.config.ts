import { colorSchemeScript, firstPaintStyle } from '@alphazone/ui/head';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

import { theme } from './src/theme.ts';

/** Applies the stored theme before the first paint. */
const head: Plugin = {
  name: 'head',
  transformIndexHtml: () => [
    { tag: 'style', children: firstPaintStyle(theme), injectTo: 'head-prepend' },
    { tag: 'script', children: colorSchemeScript, injectTo: 'head-prepend' },
  ],
};

/** The server's paths. Case-sensitive: `/Posts/{id}` is a page of the club. */
const serverPaths = ['^/(api|comment|notifications|media|posts)(/|\\?|$)', '^/socket.io/'];

export default defineConfig(({ mode }) => {
  const { API_URL: target = 'http://127.0.0.1:3000' } = loadEnv(mode, '.', 'API_');
  return {
    // oxlint-disable-next-line typescript/no-unsafe-assignment, typescript/no-unsafe-call -- Lint runs without the example's packages. The example's build checks the types.
    plugins: [react(), head],
    server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, { target, ws: true }])) },
  };
});
