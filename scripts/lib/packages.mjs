import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { addressesOf } from './addresses.mjs';
import { completeDeclarations, undeclaredImports } from './declarations.mjs';
import { root } from './install.mjs';
import { compileModules } from './modules.mjs';
import { runOrThrow } from './run.mjs';

/** In dependency order. */
export const packages = ['client', 'machines', 'react', 'ui'];

const packagesFolder = join(root, 'dist/packages');

export const builtPackage = (name) => join(packagesFolder, name);

export async function buildPackages() {
  await runOrThrow('node', ['node_modules/tsc7/bin/tsc', '-b', ...packages]);
  for (const name of packages) await buildPackage(name);

  for (const file of tarballs()) rmSync(file);
  for (const name of packages)
    await runOrThrow('npm', ['pack', builtPackage(name), '--pack-destination', packagesFolder, '--silent']);
}

export const tarballs = () =>
  readdirSync(packagesFolder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(packagesFolder, name));

/** Returns the package.json as published. */
export const manifestOf = (name) =>
  JSON.parse(readFileSync(join(builtPackage(name), 'package.json'), 'utf8'));

/** @returns {string} */
export const tarballOf = (name) => join(packagesFolder, `alphazone-${name}-${manifestOf(name).version}.tgz`);

async function buildPackage(name) {
  const folder = builtPackage(name);
  rmSync(folder, { recursive: true, force: true });
  copyFiles(join(root, '.types', name, name), folder, /\.d\.ts$/);
  // The compiler does not copy existing .d.ts files.
  copyFiles(join(root, name), folder, /\.(d\.ts|css)$/);
  completeDeclarations(folder);
  await compileModules(join(root, name), folder, sourcesOf(name));
  requireDeclared(name, folder);
  cpSync(join(root, name, 'LICENSE'), join(folder, 'LICENSE'));
  copyChangelog(name, folder);
  copyReadme(name, folder);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published(name), undefined, 2)}\n`);
}

/** Returns the package's exports and their sources: `{ '.': './index.ts' }`. */
export const entries = (name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')).exports;

function published(name) {
  const source = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  delete source.private;
  delete source.devDependencies;
  return {
    ...source,
    ...addressesOf(name),
    exports: {
      ...Object.fromEntries(
        Object.entries(entries(name)).map(([path, file]) => [
          path,
          file.endsWith('.ts')
            ? { types: file.replace(/\.ts$/, '.d.ts'), default: file.replace(/\.ts$/, '.js') }
            : { types: `${file}.d.ts`, default: file },
        ]),
      ),
      './package.json': './package.json',
    },
    types: './index.d.ts',
    engines: { node: '>=20.19' },
  };
}

/** Exists from the first release on. */
export function copyChangelog(name, folder) {
  const changelog = join(root, name, 'CHANGELOG.md');
  if (existsSync(changelog)) cpSync(changelog, join(folder, 'CHANGELOG.md'));
}

/** Copies the linked pages too: a package has no `../docs`. */
function copyReadme(name, folder) {
  const pages = `docs/${name}`;
  const text = readFileSync(join(root, name, 'README.md'), 'utf8').replaceAll(`../${pages}/`, './docs/');
  const [dangling] = /\]\(\.\.[^)]*\)/.exec(text) ?? [];
  if (dangling) throw new Error(`${name}/README.md leads out of the package: ${dangling}`);
  writeFileSync(join(folder, 'README.md'), text);
  if (existsSync(join(root, pages))) cpSync(join(root, pages), join(folder, 'docs'), { recursive: true });
}

function copyFiles(from, to, names) {
  if (!existsSync(from)) return;
  for (const file of publishedFiles(from)) if (names.test(file)) cpSync(join(from, file), join(to, file));
}

const sourcesOf = (name) =>
  publishedFiles(join(root, name)).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

/** Returns paths relative to the folder, without tests and documents. */
function publishedFiles(folder) {
  return readdirSync(folder).flatMap((entry) => {
    if (['node_modules', 'dist', 'testing', 'docs'].includes(entry)) return [];
    if (statSync(join(folder, entry)).isDirectory())
      return publishedFiles(join(folder, entry)).map((file) => join(entry, file));
    return /\.test\.(d\.ts|tsx?)$/.test(entry) ? [] : [entry];
  });
}

/** An undeclared import works only in this repository. */
function requireDeclared(name, folder) {
  const { dependencies = {}, peerDependencies = {} } = published(name);
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    const code = readFileSync(join(folder, file), 'utf8');
    const [undeclared] = undeclaredImports(code, declared);
    if (undeclared)
      throw new Error(`${name}/${file} imports ${undeclared}, which ${name}/package.json does not name.`);
  }
}
