import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

import { startProviderServer } from '../crypto/provider-server.fixture';
import { readText } from './read-text';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('ends a body that stalls, also after a garbage collection', async () => {
  const stalled = await startProviderServer();
  stalled.respondWith((response) => response.writeHead(200).write('{"status":'));
  const collecting = setInterval(collectGarbage, 20);

  try {
    const read = async () => {
      const signal = AbortSignal.timeout(200);
      const response = await fetch(stalled.url, { signal, redirect: 'error' });
      return readText(response, { signal, maxBytes: 100 });
    };
    // A single signal is not always collected in time.
    const reads = Array.from({ length: 10 }, read);
    await Promise.all(reads.map((reading) => expect(reading).rejects.toThrow('aborted due to timeout')));
  } finally {
    clearInterval(collecting);
    await stalled.close();
  }
});
