import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

import { firstPaint } from './appearance/firstPaint.ts';
import { inlineStyles } from './appearance/inlineStyles.ts';
import { preloadFont } from './appearance/preloadFont.ts';
import { stableStyles } from './appearance/stableStyles.ts';
import { chunkGroups } from './build/chunkGroups.ts';
import { compileHints } from './build/compileHints.ts';
import { compressed } from './build/compressed.ts';
import { leanLibraries } from './build/leanLibraries.ts';
import { routePreloads } from './build/routePreloads.ts';
import { separateTasks } from './build/separateTasks.ts';
import { serviceWorker } from './offline/serviceWorker.ts';
import { serverPaths } from './build/serverPaths.ts';
import { fillPage } from './site/fillPage.ts';

export default defineConfig(({ mode }) => {
  const { API_URL: target = 'http://localhost:3000' } = loadEnv(mode, import.meta.dirname, 'API_');
  return {
    root: import.meta.dirname,
    base: '/',
    plugins: [
      leanLibraries(),
      stableStyles(),
      react(),
      fillPage,
      firstPaint,
      inlineStyles,
      preloadFont,
      routePreloads,
      separateTasks,
      compileHints(),
      serviceWorker,
      compressed,
    ],
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
      // Browsers without `modulepreload` load the same modules a little later.
      modulePreload: { polyfill: false },
      // Slower than Vite's own minifier, but pages weigh 0.7 to 1 kB less.
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3, hoist_funs: true } },
      // The content security policy allows data: URLs only for images.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The first start runs this build. Timings would look like a warning to the operator.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
});
