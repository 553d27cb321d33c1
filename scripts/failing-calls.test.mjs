import { readdirSync, readFileSync } from 'node:fs';

import ts from 'typescript';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');

/** The calls of spec section 7, named as in the contract. `x-extension` marks calls that the spec does not have. */
const documented = Object.entries(parse(read('openapi.yaml')).paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, operation]) => operation.operationId && !operation['x-extension'])
    .map(([method]) => `${method.toUpperCase()} ${path}`),
);

const failedInTests = readdirSync(new URL('e2e/', root))
  .filter((name) => name.endsWith('-failures.test.ts'))
  .flatMap((name) => callsIn(read(`e2e/${name}`)));

/** Returns the calls that the code names: `call: 'GET /x'` in a table of tests, or `callNamed('GET /x')`. */
function callsIn(source) {
  const calls = [];
  const visit = (node) => {
    const named =
      ts.isPropertyAssignment(node) && node.name.getText() === 'call'
        ? node.initializer
        : ts.isCallExpression(node) && node.expression.getText() === 'callNamed'
          ? node.arguments[0]
          : undefined;
    if (named && ts.isStringLiteral(named)) calls.push(named.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return calls;
}

it.each(documented)('%s has an e2e test in which it fails in every way and is slow', (call) => {
  expect(failedInTests).toContain(call);
});

it('takes no comment and no other text for a test', () => {
  const source = `
    // call: 'GET /line'
    /* { call: 'GET /block' } callNamed('GET /block') */
    const text = "call: 'GET /text'";
    const changes = [{ call: 'GET /table' }];
    failing(page, callNamed('GET /argument'), failure);`;

  expect(callsIn(source)).toEqual(['GET /table', 'GET /argument']);
});
