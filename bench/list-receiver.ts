import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export interface ReceivedList {
  bytes: number;
  firstByteMs: number;
  lastByteMs: number;
}

type Received = ReceivedList | { error: string };

const file = fileURLToPath(import.meta.url);

/** Receives lists in a separate process of low priority, because real clients do not use the server's cores. */
export function startReceiver() {
  const child = fork(file, { execArgv: ['--import', 'tsx'] });
  const ending = new AbortController();
  child.once('exit', () => ending.abort());
  return {
    /** @throws When the status is not 200, the list ends early, or the process does. */
    async receive(url: string): Promise<ReceivedList> {
      child.send(url);
      const [received] = (await once(child, 'message', { signal: ending.signal })) as [Received];
      if ('error' in received) throw new Error(received.error);
      return received;
    },
    stop: () => child.kill(),
  };
}

/** Discards the body. */
const receive = (url: string) =>
  new Promise<ReceivedList>((resolve, reject) => {
    const began = performance.now();
    get(url, { agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`));
      let bytes = 0;
      let firstByteMs = NaN;
      response.on('data', (chunk: Buffer) => {
        if (bytes === 0) firstByteMs = performance.now() - began;
        bytes += chunk.length;
      });
      response.on('end', () => {
        resolve({ bytes, firstByteMs, lastByteMs: performance.now() - began });
      });
      response.on('error', reject);
    }).on('error', reject);
  });

if (process.argv[1] === file) {
  setPriority(constants.priority.PRIORITY_LOW);
  process.on('message', (url: string) => {
    receive(url).then(
      (list) => process.send?.(list),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });
}
