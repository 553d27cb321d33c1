import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = dirname(dirname(fileURLToPath(import.meta.url)));

/** Ways to call a server of ours past the check against openapi.yaml. */
const bypass =
  /(?<!\w)fetch\(|\.inject\(|import \{.*\b(?:request|get)\b.*\} from 'node:https?'|from 'node:net'/;

/** Tests that need a connection of their own, and why. */
const allowed: Record<string, string> = {
  'metrics/metrics.test.ts': 'goes away before it is answered',
  'uploads/broken-upload.test.ts': 'goes away before it is answered',
  'stop.test.ts': 'keeps connections open while the server stops, and checks the answers itself',
  'realtime/client-address.test.ts': 'asks a server that is not ours',
  'realtime/plain-upgrades.test.ts': 'sends upgrades that no client of HTTP sends',
  'contract/broken-requests.test.ts': 'sends what is no HTTP, and checks the answer itself',
};

it('every answer that a test gets is checked against openapi.yaml: no test goes past the helpers', () => {
  const tests = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.test.ts'))
    .map((entry) => relative(source, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('testing/') && !(file in allowed));
  const found = tests.flatMap((file) => {
    const lines = readFileSync(join(source, file), 'utf8').split('\n');
    return lines
      .filter((line) => bypass.test(line) && !line.startsWith('import type '))
      .map((line) => `${file}: ${line}`);
  });

  expect(tests.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
