import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = dirname(dirname(fileURLToPath(import.meta.url)));

/** Requests to our own server that bypass the check against openapi.yaml. */
const bypass =
  /(?<!\w)fetch\(|\.inject\(|import \{.*\b(?:request|get)\b.*\} from 'node:https?'|from 'node:net'/;

/** Tests that need their own connection, with the reason. */
const allowed: Record<string, string> = {
  'metrics/metrics.test.ts': 'disconnects before the response',
  'network/read-addresses.test.ts': 'disconnects before the response',
  'queues/queued-responses.test.ts': 'pipelines requests to a server that is not ours, and disconnects',
  'database/database.test.ts': 'spies on sockets of the database',
  'database/embedded/connect-when-ready.test.ts': 'is a PostgreSQL server',
  'mail/odd-mail-server.test.ts': 'is a mail server',
  'push/send-push.test.ts': 'is a push service',
  'uploads/broken-upload.test.ts': 'disconnects before the response',
  'files/read-text.test.ts': 'reads from a server that is not ours',
  'realtime/socket-count.test.ts': 'sends packets that socket.io-client does not send',
  'shutdown/stop.test.ts': 'keeps connections open while the server stops, and checks the responses itself',
  'network/client-address.test.ts': 'calls a server that is not ours',
  'realtime/plain-upgrades.test.ts': 'sends upgrades that no HTTP client sends',
  'response-cache/answer-guests.test.ts':
    'disconnects before the response, and keeps a connection while the server stops',
  'response-cache/shared-responses.test.ts':
    'compares raw responses with those of a server without the cache',
  'complete-lists/complete-lists.test.ts': 'reads slowly, disconnects, and sends HEAD',
  'posts/large-posts.test.ts': 'reads slowly',
  'overload/stalled-readers.test.ts': 'reads slowly or not at all, from a server without the contract',
  'overload/unfinished-bodies.test.ts': 'sends parts of a body, to a server without the contract',
  'contract/bind-contract.test.ts': 'records the parameters that reach handlers of its own',
  'contract/broken-requests.test.ts': 'sends invalid HTTP, and checks the response itself',
};

it('checks every response against openapi.yaml: no test bypasses the helpers', () => {
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
