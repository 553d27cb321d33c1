// Builds the packages that other communities install: ES modules, types, and a package.json of their own.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

import { build } from 'vite';

import { root } from './install.mjs';
import { run } from './run.mjs';

/** In the order of their arrows. */
export const packages = ['client', 'machines', 'ui'];

/** Where the built package lies. */
export const builtPackage = (name) => join(root, 'dist/packages', name);

/** Builds all of them into `dist/packages`. Throws when one fails. */
export async function buildPackages() {
  const code = await run('node', ['node_modules/tsc7/bin/tsc', '-b', ...packages]);
  if (code !== 0) throw new Error('The types could not be built: see the messages above.');
  for (const name of packages) await buildPackage(name);
}

async function buildPackage(name) {
  const folder = builtPackage(name);
  rmSync(folder, { recursive: true, force: true });
  await build({
    configFile: false,
    root: join(root, name),
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      sourcemap: true,
      lib: { entry: 'index.ts', formats: ['es'] },
      rolldownOptions: {
        // What others publish is installed beside the package.
        external: (id) => !id.startsWith('.') && !id.startsWith('\0') && !isAbsolute(id),
        // A file for each of ours: whoever imports a Button gets a Button.
        output: { preserveModules: true, preserveModulesRoot: join(root, name), entryFileNames: '[name].js' },
      },
    },
  });
  copyTypes(join(root, '.types', name, name), folder);
  // Declarations that are written by hand or generated are not emitted again.
  copyTypes(join(root, name), folder);
  requireDeclared(name, folder);
  for (const file of ['README.md', 'LICENSE']) cpSync(join(root, name, file), join(folder, file));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published(name), undefined, 2)}\n`);
}

/** The package.json that is published: the source's, with the built files as exports. */
function published(name) {
  const source = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  delete source.private;
  delete source.devDependencies;
  return {
    ...source,
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
    types: './index.d.ts',
    engines: { node: '>=20.19' },
  };
}

/** Copies declarations, without those of tests. */
function copyTypes(from, to) {
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from)) {
    if (['node_modules', 'dist', 'testing'].includes(entry)) continue;
    const path = join(from, entry);
    if (statSync(path).isDirectory()) copyTypes(path, join(to, entry));
    else if (entry.endsWith('.d.ts') && !entry.endsWith('.test.d.ts')) cpSync(path, join(to, entry));
  }
}

/** Throws when a built file imports what its package.json does not name: it would work here and nowhere else. */
function requireDeclared(name, folder) {
  const { dependencies = {}, peerDependencies = {} } = published(name);
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, path] of code.matchAll(
      /^(?:import |export |\})(?:[^'"\n]*from )?["']([^.'"\n][^'"\n]*)["']/gm,
    )) {
      const imported = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
      if (!declared.has(imported)) {
        throw new Error(`${name}/${file} imports ${imported}, which ${name}/package.json does not name.`);
      }
    }
  }
}
