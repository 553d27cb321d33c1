import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');

/** The calls of spec section 7 by their names in the contract, which marks what goes beyond them. */
const documented = Object.entries(parse(read('openapi.yaml')).paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, operation]) => operation.operationId && !operation['x-extension'])
    .map(([method]) => `${method.toUpperCase()} ${path}`),
);

/** The calls that e2e tests let fail in every way and be slow. */
const letFail = readdirSync(new URL('e2e/', root))
  .filter((name) => name.endsWith('-failures.test.ts'))
  .flatMap((name) => [...read(`e2e/${name}`).matchAll(/'([A-Z]+ \/[^']*)'/g)])
  .map(([, call]) => call);

it.each(documented)('%s fails in every way, and is slow, in an e2e test', (call) => {
  expect(letFail).toContain(call);
});
