import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

import { textFont } from '../appearance/textFont.ts';
import { workerFile } from '../worker/messages.ts';

/** Our server replaces it: the page depends on its settings. */
const shell = { url: '/index.html', revision: 'SHELL_REVISION' };

/** Modules of the lazy chunks that must also load offline. `*` is any path. */
const offlineModules = [
  'app/alerts/AlertDialogs.tsx',
  'app/alerts/dialogAlerts.ts',
  'app/browser/inBackground.ts',
  'app/layout/GlobalChat.tsx',
  'app/layout/MemberHints.tsx',
  'app/offline/connectionParts.ts',
  'app/routes/create-post.tsx',
  'app/site/plainServer.ts',
  'react/live/createLive.ts',
  'react/outbox/createOutbox.ts',
  'react/session/authFormActor.ts',
  'react/session/sessionActor.ts',
  'react/users/taskToggle.ts',
  'ui/*/mentionActor.ts',
  'ui/*/searchActor.ts',
  'ui/*/windowVirtualizer.ts',
  'ui/*Popup.tsx',
];

const endingOf = (module: string) => new RegExp(`/${module.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);

/**
 * Builds the service worker with the list of the app's initial files. Other files are cached on first use.
 * Fails when a module that must load offline has been moved.
 */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = startFiles(bundle).map((url) => ({ url: `/${url}`, revision: revisionOf(bundle[url]) }));
      this.emitFile({ type: 'asset', fileName: workerFile, source: await bundleWorker([shell, ...files]) });
    },
  },
};

function startFiles(bundle: Rolldown.OutputBundle): string[] {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  const found = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (!file || found.has(name)) return;
    found.add(name);
    if (file.type === 'chunk') [...file.imports, ...(file.viteMetadata?.importedCss ?? [])].forEach(add);
  };
  for (const { fileName } of entries) add(fileName);
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const module of offlineModules) {
    const own = chunks.filter(({ facadeModuleId }) => endingOf(module).test(facadeModuleId ?? ''));
    if (own.length === 0) throw new Error(`${module} must load offline, but has no chunk.`);
    for (const { fileName } of own) add(fileName);
  }
  for (const name of Object.keys(bundle)) {
    if (textFont.test(name)) add(name);
  }
  return [...found];
}

function revisionOf(file: Rolldown.OutputBundle[string] | undefined): string | null {
  if (!file || file.fileName.startsWith('assets/')) return null;
  const content = file.type === 'chunk' ? file.code : file.source;
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

async function bundleWorker(files: readonly { url: string; revision: string | null }[]): Promise<string> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __PRECACHE__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: fileURLToPath(new URL('../worker/service-worker.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [chunk] = (Array.isArray(output) ? output : [output]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
}
