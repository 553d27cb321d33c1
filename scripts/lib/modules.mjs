import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import ts from 'typescript';
import { transformWithOxc } from 'vite';

import { specifiersIn, withExtensions } from './declarations.mjs';
import { root } from './install.mjs';

/**
 * Compiles each module to a file of its own, which keeps imports tree-shakable. Modules that use React become client
 * modules of React Server Components; all others run on servers too.
 *
 * @param {string} from The folder of the sources.
 * @param {string} to The folder of the built package, with its declarations.
 * @param {readonly string[]} files Sources relative to `from`.
 * @throws When a module breaks a rule of React Server Components.
 */
export async function compileModules(from, to, files) {
  const modules = new Map();
  await Promise.all(
    files.map(async (file) => {
      const output = file.replace(/\.tsx?$/, '.js');
      const { code, map } = await compile(readFileSync(join(from, file), 'utf8'), file);
      const exists = (path) => existsSync(join(to, dirname(file), path));
      modules.set(output, withExtensions(code, exists));
      mkdirSync(join(to, dirname(file)), { recursive: true });
      writeFileSync(join(to, `${output}.map`), map);
    }),
  );
  const problems = boundaryProblems(modules);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  for (const [file, code] of modules) {
    writeFileSync(join(to, file), `${code}//# sourceMappingURL=${basename(file)}.map\n`);
  }
}

/** Puts `'use client'` into a hook, and into a module that imports React or a package with React as a peer dependency. */
export async function compile(source, file, usesReact = isReactPackage) {
  const { code, map } = await transformWithOxc(source, file, {
    target: 'es2023',
    jsx: { runtime: 'automatic' },
    typescript: { onlyRemoveTypeImports: true },
    // Component ids come from the source, not from the load order, which differs between server and browser. Class names therefore match.
    plugins: { styledComponents: { displayName: false } },
  });
  // Paths in a source map are relative to the map, which is beside the module.
  const { mappings = '', ...rest } = { ...map, sources: [basename(file)] };
  if (!isHook.test(file) && !importsOf(code).some(usesReact))
    return { code, map: JSON.stringify({ ...rest, mappings }) };
  // A semicolon is one line without mappings.
  return { code: directive + code, map: JSON.stringify({ ...rest, mappings: `;${mappings}` }) };
}

const isHook = /(^|\/)use[A-Z][^/]*$/;

const directive = `'use client';\n`;

const parse = (code) => ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest);

const importsOf = (code) => specifiersIn(parse(code)).map(({ text }) => text);

const reactPackages = new Map();

function isReactPackage(path) {
  if (path.startsWith('.')) return false;
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  if (!reactPackages.has(name)) {
    const file = join(root, 'node_modules', name, 'package.json');
    const { peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    reactPackages.set(name, name === 'react' || 'react' in peerDependencies);
  }
  return reactPackages.get(name);
}

/**
 * Returns modules that a server could not use.
 *
 * @param {ReadonlyMap<string, string>} modules Code by file.
 * @returns {string[]}
 */
export function boundaryProblems(modules) {
  const isClient = (file) => modules.get(file)?.startsWith(directive) ?? false;
  return [...modules].flatMap(([file, code]) => {
    const { statements } = parse(code);
    if (isClient(file)) {
      return statements.some(isStarExport)
        ? [`${file} uses React: name its exports instead of \`export *\`.`]
        : [];
    }
    if (statements.every(isImportOrExport)) return [];
    return importsOf(code)
      .filter((path) => isClient(join(dirname(file), path)))
      .map((path) => `${file} does not use React, but ${path} does: a server cannot call it.`);
  });
}

const isStarExport = (statement) => ts.isExportDeclaration(statement) && !statement.exportClause;

const isImportOrExport = (statement) =>
  ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
