import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { addressesOf } from './addresses.mjs';
import { withoutBrokenLinks } from './broken-links.mjs';
import { root } from './install.mjs';
import { copyChangelog } from './packages.mjs';
import { runOrThrow } from './run.mjs';

/** The operators' packages: the server with the built app, and the command that creates a forum's folder. */
export const forumPackages = ['server', 'create'];

const forumFolder = join(root, 'dist/forum');

/** @param {string} name */
export const builtForumPackage = (name) => join(forumFolder, name);

/** @param {string} name */
export const forumTarball = (name) => join(forumFolder, `alphazone-${name}-${read(name).version}.tgz`);

/** Expects the built app and server. */
export async function packForum() {
  rmSync(forumFolder, { recursive: true, force: true });
  copyServer();
  await bundleCreate();
  for (const name of forumPackages) {
    cpSync(join(root, 'LICENSE'), join(builtForumPackage(name), 'LICENSE'));
    const readme = textAt(join(root, name, 'README.md')).replaceAll('](../', '](./');
    writeFileSync(join(builtForumPackage(name), 'README.md'), readme);
    copyChangelog(name, builtForumPackage(name));
    await runOrThrow('npm', ['pack', builtForumPackage(name), '--pack-destination', forumFolder, '--silent']);
  }
}

/** What operators need to read. */
const documents = ['operating', 'security', 'moderation', 'limits', 'gamification', 'scale'].map(
  (name) => `docs/${name}.md`,
);

/** A checkout without its sources: the server finds its files relative to openapi.yaml. */
function copyServer() {
  const folder = builtForumPackage('server');
  for (const path of [
    'openapi.yaml',
    ...documents,
    'deploy',
    'app/dist',
    'server/dist',
    'server/bin',
    'server/src/database/migrations',
  ])
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isNoTest });
  for (const path of documents)
    writeFileSync(
      join(folder, path),
      withoutBrokenLinks(textAt(join(root, path)), readerOf(folder), dirname(path)),
    );

  const { '@alphazone/client': _bundled, ...dependencies } = read('server').dependencies;
  write('server', { ...read('server'), dependencies, bin: { alphazone: './server/bin/alphazone.mjs' } });
}

/** @param {string} file */
const isNoTest = (file) => !/\.test\.ts$/.test(file);

async function bundleCreate() {
  const folder = builtForumPackage('create');
  await runOrThrow('esbuild', [
    'create/main.ts',
    '--bundle',
    '--platform=node',
    '--target=node20.19',
    '--format=esm',
    '--banner:js=#!/usr/bin/env node',
    `--outfile=${join(folder, 'main.js')}`,
    '--log-level=warning',
  ]);
  write('create', { ...read('create'), bin: { create: './main.js' } });
}

/** @param {string} file */
const textAt = (file) => readFileSync(file, 'utf8');

/** Reads for `withoutBrokenLinks`. @param {string} folder */
const readerOf = (folder) => (/** @type {string} */ path) => {
  const file = join(folder, path);
  if (!existsSync(file)) return undefined;
  return statSync(file).isDirectory() ? '' : textAt(file);
};

/** @param {string} name */
const read = (name) => JSON.parse(textAt(join(root, name, 'package.json')));

/**
 * @param {string} name
 * @param {Record<string, unknown>} content
 */
function write(name, { private: _private, devDependencies: _development, ...content }) {
  const published = { ...content, ...addressesOf(name), engines: { node: '>=20.19' } };
  writeFileSync(
    join(builtForumPackage(name), 'package.json'),
    `${JSON.stringify(published, undefined, 2)}\n`,
  );
}
