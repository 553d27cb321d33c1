import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = dirname(dirname(fileURLToPath(import.meta.url)));

/** Calls to our own server that are not checked against openapi.yaml. */
const bypass =
  /(?<!\w)fetch\(|\.inject\(|import \{.*\b(?:request|get)\b.*\} from 'node:https?'|from 'node:net'/;

/** Tests that need their own connection, and why. */
const allowed: Record<string, string> = {
  'metrics/metrics.test.ts': 'disconnects before the answer',
  'uploads/broken-upload.test.ts': 'disconnects before the answer',
  'stop.test.ts': 'keeps connections open while the server stops, and checks the answers itself',
  'realtime/client-address.test.ts': 'calls a server that is not ours',
  'realtime/plain-upgrades.test.ts': 'sends upgrades that no HTTP client sends',
  'contract/broken-requests.test.ts': 'sends invalid HTTP, and checks the answer itself',
};

it('checks every answer against openapi.yaml: no test bypasses the helpers', () => {
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
