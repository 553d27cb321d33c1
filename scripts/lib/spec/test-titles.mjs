// Reads the names of tests out of source code, so that a map of tests cannot name one that is not there.
import ts from 'typescript';

const groups = new Set(['describe']);
const tests = new Set(['it', 'test']);

/**
 * The full titles of the tests in `source`: the titles of their groups and their own, joined by ` › `, and in a
 * stories file the names of the stories that have a play function. A title with values in it stands as the source
 * writes it: `shows ${name}`. A skipped test is none.
 */
export function titlesOf(source, file) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  return /\.stories\.tsx?$/.test(file) ? playedStories(tree) : titlesIn(tree, []);
}

function titlesIn(node, path) {
  if (!ts.isCallExpression(node)) return childrenOf(node).flatMap((child) => titlesIn(child, path));
  const names = namesOf(node.expression);
  const title = node.arguments[0] && titleOf(node.arguments[0]);
  if (names.includes('skip') || names.includes('todo')) return [];
  if (
    title !== undefined &&
    groups.has(names.at(-1) === 'each' ? names[0] : names.findLast((n) => groups.has(n)))
  ) {
    return node.arguments.slice(1).flatMap((body) => titlesIn(body, [...path, title]));
  }
  const isTest =
    tests.has(names[0]) && names.slice(1).every((name) => ['each', 'only', 'for'].includes(name));
  if (title !== undefined && isTest) return [[...path, title].join(' › ')];
  return childrenOf(node).flatMap((child) => titlesIn(child, path));
}

/** `test.describe` → test, describe; `it.each(rows)` → it, each; what is no plain name is `?`. */
function namesOf(expression) {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression))
    return [...namesOf(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return namesOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return namesOf(expression.tag);
  return ['?'];
}

function titleOf(argument) {
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (ts.isTemplateExpression(argument)) return argument.getText().slice(1, -1);
  return undefined;
}

function playedStories(tree) {
  return tree.statements
    .filter((statement) => ts.isVariableStatement(statement) && isExported(statement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => initializer && ts.isObjectLiteralExpression(initializer))
    .filter(({ initializer }) =>
      initializer.properties.some((property) => property.name?.getText() === 'play'),
    )
    .map(({ name }) => name.getText());
}

const isExported = (statement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

function childrenOf(node) {
  const children = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}
