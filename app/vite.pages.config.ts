import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';

import { stableStyles } from './appearance/stableStyles.ts';
import { leanLibraries } from './build/leanLibraries.ts';

/** A single character beyond Latin-1 would double the text's memory. */
const escapeCharacters: Plugin = {
  name: 'escape-characters',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replace(
        /[^\0-\xff]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/** Builds the renderer of the server's pages: one file without dependencies, which runs in a worker thread. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [leanLibraries(), stableStyles(), react(), escapeCharacters],
  define: { 'process.env.NODE_ENV': '"production"' },
  // Without `module-sync`, React Router would come whole, as CommonJS.
  ssr: { noExternal: true, resolve: { conditions: ['module-sync', ...defaultServerConditions] } },
  build: {
    ssr: 'pages/worker.ts',
    outDir: fileURLToPath(new URL('../server/dist/pages', import.meta.url)),
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20.19',
    // Its text stays in memory.
    minify: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
