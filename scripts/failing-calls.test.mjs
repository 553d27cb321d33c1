import { readdirSync, readFileSync } from 'node:fs';

import ts from 'typescript';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');

/** `x-extension` marks operations outside the specification. */
const documented = Object.entries(parse(read('openapi.yaml')).paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, operation]) => operation.operationId && !operation['x-extension'])
    .map(([method]) => `${method.toUpperCase()} ${path}`),
);

const failedInTests = readdirSync(new URL('e2e/', root))
  .filter((name) => name.endsWith('-failures.test.ts'))
  .flatMap((name) => callsIn(read(`e2e/${name}`)));

/** Returns the calls in `call: 'GET /x'`, `calls: ['GET /x']` and `callNamed('GET /x')`. */
function callsIn(source) {
  const calls = [];
  const visit = (node) => {
    calls.push(...callNodes(node).filter(ts.isStringLiteral));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return calls.map(({ text }) => text);
}

function callNodes(node) {
  if (ts.isCallExpression(node) && node.expression.getText() === 'callNamed')
    return node.arguments.slice(0, 1);
  if (!ts.isPropertyAssignment(node)) return [];
  if (node.name.getText() === 'call') return [node.initializer];
  if (node.name.getText() !== 'calls' || !ts.isArrayLiteralExpression(node.initializer)) return [];
  return [...node.initializer.elements];
}

it.each(documented)('%s has an e2e test of every failure and of a slow response', (call) => {
  expect(failedInTests).toContain(call);
});

it('ignores comments and strings', () => {
  const source = `
    // call: 'GET /line'
    /* { call: 'GET /block' } callNamed('GET /block') */
    const text = "call: 'GET /text'";
    const changes = [{ call: 'GET /table' }, { calls: ['GET /first', 'GET /second'] }];
    failing(page, callNamed('GET /argument'), failure);`;

  expect(callsIn(source)).toEqual(['GET /table', 'GET /first', 'GET /second', 'GET /argument']);
});
