import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

import { readText } from './read-text';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('ends a body that stalls, also after a garbage collection', async () => {
  const stalled = createServer((_request, response) => response.writeHead(200).write('{"status":'));
  stalled.listen(0, '127.0.0.1');
  await once(stalled, 'listening');
  const { port } = stalled.address() as AddressInfo;
  const collecting = setInterval(collectGarbage, 20);

  try {
    const read = async () => {
      const signal = AbortSignal.timeout(200);
      const response = await fetch(`http://127.0.0.1:${port}`, { signal, redirect: 'error' });
      return readText(response, { signal, maxBytes: 100 });
    };
    await expect(read()).rejects.toThrow('aborted due to timeout');
  } finally {
    clearInterval(collecting);
    stalled.closeAllConnections();
    stalled.close();
  }
});
