import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import ts from 'typescript';

/** Makes the declarations of a built package resolve under every `moduleResolution`. */
export function completeDeclarations(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const exists = (path) => existsSync(join(dirname(file), path));
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      withExtensions(name.endsWith('.styles.d.ts') ? withoutStyledComponents(text) : text, exists),
    );
  }
}

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
export function withExtensions(text, exists) {
  // From the last to the first, so that the positions stay right.
  return specifiersIn(ts.createSourceFile('index.ts', text, ts.ScriptTarget.Latest)).reduceRight(
    (result, { text: path, end }) =>
      path.startsWith('.')
        ? result.slice(0, end - path.length - 1) + fileNameOf(path, exists) + result.slice(end - 1)
        : result,
    text,
  );
}

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
