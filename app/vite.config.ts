import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { compression } from 'vite-plugin-compression2';

import { firstPaint } from './appearance/firstPaint.ts';
import { preloadFont } from './appearance/preloadFont.ts';
import { serviceWorker } from './offline/serviceWorker.ts';
import { serverPaths } from './serverPaths.ts';
import { fillPage } from './site/fillPage.ts';

/** The server sends these to browsers that accept them, so that nothing is compressed per request. */
const compressed = compression({
  algorithms: ['brotliCompress', 'gzip'],
  include: /\.(?:css|js|svg)$/,
  threshold: 1_000,
});

export default defineConfig(({ mode }) => {
  const { API_URL: target = 'http://localhost:3000' } = loadEnv(mode, import.meta.dirname, 'API_');
  return {
    root: import.meta.dirname,
    base: '/',
    plugins: [react(), fillPage, firstPaint, preloadFont, serviceWorker, compressed],
    server: {
      proxy: {
        ...Object.fromEntries(serverPaths.map((path) => [path, { target }])),
        '/socket.io': { target, ws: true },
      },
    },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2023',
      // The content security policy allows data: URLs only for images.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // One chunk for modules shared by routes, instead of one per set of routes: saves 40 requests.
          codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
        },
      },
    },
  };
});
