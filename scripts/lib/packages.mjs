import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

import { build } from 'vite';

import { completeDeclarations } from './declarations.mjs';
import { root } from './install.mjs';
import { run } from './run.mjs';

/** In dependency order. */
export const packages = ['client', 'machines', 'ui'];

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

async function runOrThrow(command, args) {
  const code = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args[0]} failed: see the messages above.`);
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
      lib: { entry: Object.values(entries(name)), formats: ['es'] },
      rolldownOptions: {
        // Dependencies are installed beside the package. Style sheets are copied unchanged.
        external: (id) =>
          id.endsWith('.css') || (!id.startsWith('.') && !id.startsWith('\0') && !isAbsolute(id)),
        // One output file per module keeps imports tree-shakable.
        output: { preserveModules: true, preserveModulesRoot: join(root, name), entryFileNames: '[name].js' },
      },
    },
  });
  copyFiles(join(root, '.types', name, name), folder, /\.d\.ts$/);
  // The compiler does not copy existing .d.ts files, nor the bundler style sheets.
  copyFiles(join(root, name), folder, /\.(d\.ts|css)$/);
  completeDeclarations(folder);
  requireDeclared(name, folder);
  cpSync(join(root, name, 'LICENSE'), join(folder, 'LICENSE'));
  copyReadme(name, folder);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published(name), undefined, 2)}\n`);
}

/** Returns the package's exports and their sources: `{ '.': './index.ts' }`. */
const entries = (name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')).exports;

function published(name) {
  const source = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  delete source.private;
  delete source.devDependencies;
  return {
    ...source,
    exports: {
      ...Object.fromEntries(
        Object.entries(entries(name)).map(([path, file]) => [
          path,
          { types: file.replace(/\.ts$/, '.d.ts'), default: file.replace(/\.ts$/, '.js') },
        ]),
      ),
      './package.json': './package.json',
    },
    types: './index.d.ts',
    engines: { node: '>=20.19' },
  };
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
  for (const entry of readdirSync(from)) {
    if (['node_modules', 'dist', 'testing', 'docs'].includes(entry)) continue;
    const path = join(from, entry);
    if (statSync(path).isDirectory()) copyFiles(path, join(to, entry), names);
    else if (names.test(entry) && !entry.endsWith('.test.d.ts')) cpSync(path, join(to, entry));
  }
}

/** An undeclared import works only in this repository. */
function requireDeclared(name, folder) {
  const { dependencies = {}, peerDependencies = {} } = published(name);
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, path = ''] of code.matchAll(
      /^(?:import |export |\})(?:[^'"\n]*from )?["']([^.'"\n][^'"\n]*)["']/gm,
    )) {
      const imported = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
      if (!declared.has(imported)) {
        throw new Error(`${name}/${file} imports ${imported}, which ${name}/package.json does not name.`);
      }
    }
  }
}
