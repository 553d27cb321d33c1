import ts from 'typescript';

const groups = new Set(['describe']);
const tests = new Set(['it', 'test']);

const tag = /^\/\/ @spec (.+)$/;
const anyTag = /^\s*\/\/\s*@spec\b/gm;

/**
 * Parses the tests in `source`. A test's title is the titles of its groups and its own, joined by ` › `; in a stories
 * file it is the name of a story with a play function. Template literals keep their placeholders: `shows ${name}`.
 * Skipped tests do not count.
 *
 * @returns `tests`, `{ title, statements }` each, where `statements` are the numbers in the line comment
 *   `// @spec 4.9, 2.1` above the test; and `strayTags`, the number of `@spec` comments that are above no test.
 */
export function taggedTestsOf(source, file) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const nodes = /\.stories\.tsx?$/.test(file) ? playedStories(tree) : testsIn(tree, []);
  const found = nodes.map(({ title, node }) => ({ title, statements: statementsAbove(node, source) }));
  const tags = source.match(anyTag)?.length ?? 0;
  return {
    tests: found,
    strayTags: tags - found.filter(({ statements }) => statements.length > 0).length,
  };
}

function statementsAbove(node, source) {
  const { pos } = statementOf(node);
  return (ts.getLeadingCommentRanges(source, pos) ?? [])
    .map((range) => tag.exec(source.slice(range.pos, range.end))?.[1])
    .filter((numbers) => numbers !== undefined)
    .flatMap((numbers) => numbers.split(',').map((number) => number.trim()));
}

function statementOf(node) {
  let at = node;
  while (!ts.isExpressionStatement(at) && !ts.isVariableStatement(at)) at = at.parent;
  return at;
}

function testsIn(node, path) {
  if (!ts.isCallExpression(node)) return childrenOf(node).flatMap((child) => testsIn(child, path));
  const names = namesOf(node.expression);
  const title = node.arguments[0] && titleOf(node.arguments[0]);
  if (names.includes('skip') || names.includes('todo')) return [];
  if (
    title !== undefined &&
    groups.has(names.at(-1) === 'each' ? names[0] : names.findLast((n) => groups.has(n)))
  ) {
    return node.arguments.slice(1).flatMap((body) => testsIn(body, [...path, title]));
  }
  const isTest =
    tests.has(names[0]) && names.slice(1).every((name) => ['each', 'only', 'for'].includes(name));
  if (title !== undefined && isTest) return [{ title: [...path, title].join(' › '), node }];
  return childrenOf(node).flatMap((child) => testsIn(child, path));
}

/** `test.describe` → test, describe; `it.each(rows)` → it, each. Any other expression → `?`. */
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
    .map((node) => ({ title: node.name.getText(), node }));
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
