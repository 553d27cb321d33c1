import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the renderer of the server's pages: one file without dependencies, which runs in a worker thread. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'pages/worker.ts',
    outDir: fileURLToPath(new URL('../server/dist/pages', import.meta.url)),
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20.19',
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
