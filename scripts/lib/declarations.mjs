import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import ts from 'typescript';

/** Makes the declarations of a built package resolve under every `moduleResolution` and every package manager. */
export function completeDeclarations(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const exists = (path) => existsSync(join(dirname(file), path));
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      withExtensions(
        withReexports(name.endsWith('.styles.d.ts') ? withoutStyledComponents(text) : text),
        exists,
      ),
    );
  }
}

/** Dependencies of dependencies, and the package that exports all of their types. pnpm installs only the latter beside ours. */
const reexports = { '@tanstack/query-core': '@tanstack/react-query' };

/** The compiler names the package that declares a type, although the source imports it from another. */
export const withReexports = (text) => replaceSpecifiers(text, (path) => reexports[path] ?? path);

/** Drops styled components, which are internal: their types name files that styled-components does not export. */
export function withoutStyledComponents(text) {
  const source = ts.createSourceFile('index.d.ts', text, ts.ScriptTarget.Latest);
  return source.statements
    .map((statement) => statement.getText(source))
    .filter((statement) => !statement.includes('"styled-components/dist/'))
    .map((statement) => `${statement}\n`)
    .join('');
}

/**
 * Names the file of each relative import.
 * @param {string} text A declaration file or a module.
 * @throws When a relative import leads nowhere.
 */
export const withExtensions = (text, exists) =>
  replaceSpecifiers(text, (path) => (path.startsWith('.') ? fileNameOf(path, exists) : path));

function replaceSpecifiers(text, replace) {
  // From the last to the first, so that the positions stay right.
  return importsIn(text).reduceRight(
    (result, { text: path, end }) =>
      result.slice(0, end - path.length - 1) + replace(path) + result.slice(end - 1),
    text,
  );
}

/** Returns the packages that a module or its declarations import but do not declare. */
export function undeclaredImports(text, declared) {
  const names = importsIn(text)
    .filter(({ text: path }) => !path.startsWith('.'))
    .map(({ text: path }) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].filter((name) => !declared.has(name));
}

const importsIn = (text) => specifiersIn(ts.createSourceFile('index.ts', text, ts.ScriptTarget.Latest));

/** The string literals of `from '…'` and `import('…')`, in order. */
export function specifiersIn(node) {
  const own = specifierOf(node);
  const inside = [];
  ts.forEachChild(node, (child) => void inside.push(...specifiersIn(child)));
  return own && ts.isStringLiteral(own) ? [own, ...inside] : inside;
}

function specifierOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0];
  return ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
}

function fileNameOf(path, exists) {
  const module = path.replace(/\.[jt]s$/, '');
  if (exists(`${module}.d.ts`)) return `${module}.js`;
  if (exists(`${module}/index.d.ts`)) return `${module}/index.js`;
  throw new Error(`The declarations import ${path}, which has none.`);
}
