import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { defineConfig, mergeConfig, type Plugin } from 'vite';

import testSite from '../e2e/site.json' with { type: 'json' };
import { fillTemplate } from './site/fillPage.ts';
import appConfig from './vite.config.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const useTestSite: Plugin = {
  name: 'use-test-site',
  enforce: 'pre',
  load: (id) => (id === fileOf('../site.json') ? readFile(fileOf('../e2e/site.json'), 'utf8') : undefined),
  transformIndexHtml: { order: 'pre', handler: (page) => fillTemplate(page, testSite) },
};

/** Builds the app for the plain server of the end-to-end tests, which has no site settings of its own. */
export default defineConfig((env) =>
  mergeConfig(appConfig(env), {
    plugins: [useTestSite],
    build: { outDir: fileOf('../e2e/plain-server/dist') },
  }),
);
