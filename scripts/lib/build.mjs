import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './install.mjs';
import { runOrThrow } from './run.mjs';

const stamps = join(root, 'node_modules/.cache/alphazone');

/**
 * @typedef {object} Part
 * @property {readonly string[]} inputs Files and folders.
 * @property {string} output The last file that the build writes.
 * @property {() => Promise<void>} make Throws when the build fails.
 */

/** @typedef {'app' | 'plainApp' | 'pages' | 'server' | 'packages' | 'forum' | 'storybook'} PartName */

const appInputs = ['app', 'client', 'machines', 'react', 'ui', 'tsconfig.base.json', 'package-lock.json'];

/** @type {Readonly<Record<PartName, Part>>} */
export const parts = {
  app: {
    inputs: [...appInputs, 'site.json'],
    output: 'app/dist/index.html',
    make: () => runBuild('vite', ['build', 'app', '--logLevel', 'warn']),
  },
  // The app with the settings of the end-to-end tests, for the plain server.
  plainApp: {
    inputs: [...appInputs, 'e2e/site.json'],
    output: 'e2e/plain-server/dist/index.html',
    make: () =>
      runBuild('vite', ['build', 'app', '--config', 'app/vite.e2e.config.ts', '--logLevel', 'warn']),
  },
  // Renders the app's pages on the server.
  pages: {
    inputs: [...appInputs, 'site.json'],
    output: 'server/dist/pages/worker.js',
    make: () =>
      runBuild('vite', ['build', 'app', '--config', 'app/vite.pages.config.ts', '--logLevel', 'warn']),
  },
  server: {
    inputs: ['server', 'client', 'openapi.yaml', 'tsconfig.base.json', 'package-lock.json'],
    output: 'server/dist/main.js',
    make: async () => {
      await writeContract('server/dist/openapi.json');
      await runBuild('esbuild', [
        'server/src/main.ts',
        'server/src/backup/commands.ts',
        '--bundle',
        '--platform=node',
        '--target=node20.19',
        '--format=esm',
        '--packages=external',
        // The client exports TypeScript constants, which Node.js cannot import.
        '--alias:@alphazone/client=./client',
        '--sourcemap',
        '--outdir=server/dist',
        '--log-level=warning',
      ]);
    },
  },
  packages: {
    inputs: [
      'client',
      'machines',
      'react',
      'ui',
      'docs/machines',
      'tsconfig.base.json',
      'package-lock.json',
      'scripts/lib/declarations.mjs',
      'scripts/lib/modules.mjs',
      'scripts/lib/packages.mjs',
    ],
    output: 'dist/packages/ui/package.json',
    // A dynamic import: operator commands build only the server, without loading Vite.
    make: async () => (await import('./packages.mjs')).buildPackages(),
  },
  forum: {
    inputs: [...appInputs, 'site.json', 'server', 'create', 'openapi.yaml', 'scripts/lib/forum-packages.mjs'],
    output: 'dist/forum/create/package.json',
    async make() {
      await build(['app', 'pages', 'server']);
      await (await import('./forum-packages.mjs')).packForum();
    },
  },
  storybook: {
    inputs: [...appInputs, 'server/src/mail', 'stories', '.storybook', 'docs/machines'],
    output: 'storybook-static/index.json',
    make: () =>
      runBuild('storybook', ['build', '--quiet', '--output-dir', 'storybook-static'], {
        STORYBOOK_RUN: 'tests',
      }),
  },
};

/**
 * @param {string} name
 * @returns {name is PartName}
 */
export function isPartName(name) {
  return Object.hasOwn(parts, name);
}

/**
 * @param {readonly PartName[]} [names]
 * @throws When a build fails.
 */
export async function build(names = ['app', 'pages', 'server']) {
  for (const name of names) await buildPart(name, parts[name]);
}

/**
 * @param {PartName} name
 * @param {Part} part
 */
async function buildPart(name, { inputs, output, make }) {
  const stamp = join(stamps, `built-${name}`);
  const wanted = hashOf([...inputs, 'scripts/lib/build.mjs']);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.log(`Building: ${name}.`);
  // An interrupted build must not count as up to date.
  rmSync(stamp, { force: true });
  await make();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * `readContract` parses JSON faster than YAML.
 * @param {string} output
 */
async function writeContract(output) {
  const { parse } = await import('yaml');
  mkdirSync(join(root, dirname(output)), { recursive: true });
  const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
  writeFileSync(join(root, output), JSON.stringify(parse(contract)));
}

/**
 * Runs a program for a production build.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 */
const runBuild = (program, args, env = {}) => runOrThrow(program, args, { NODE_ENV: 'production', ...env });

/**
 * Excludes tests and story screenshots.
 * @param {readonly string[]} inputs
 */
function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesOf(input))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} input
 * @returns {string[]}
 */
function filesOf(input) {
  const path = join(root, input);
  if (!statSync(path).isDirectory()) return [input];
  return readdirSync(path)
    .filter((name) => !['node_modules', 'dist'].includes(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => join(input, name))
    .filter((file) => file !== 'stories/pictures')
    .flatMap(filesOf);
}
