import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

import type { Cursor } from '../database/cursor';

export interface JsonList<Row> {
  rows: Cursor<Row>;
  serialise: (rows: readonly Row[]) => string;
}

/** In ms. A slower stream is destroyed, so that slow readers cannot hold a snapshot for long. */
export interface StreamTimeouts {
  /** Between two reads. */
  stall: number;
  whole: number;
}

/** Bounds memory for slow clients, and the delay of other requests. */
const chunkLength = 16 * 1024;
const maxRows = 200;

/** Share of the event loop's time. Above it, lists leave two thirds to other requests. */
const busyUtilization = 0.5;
const pauseFactor = 2;

/** Resolves once the first rows are read. @throws When they cannot be read. */
export async function streamJson<Row>(
  list: JsonList<Row>,
  timeouts: StreamTimeouts,
  sleep: (milliseconds: number) => Promise<unknown> = wait,
): Promise<Readable> {
  const chunks = chunksOf(list);
  const first = await chunks.next();

  const stream: Readable = Readable.from(untilStalled());
  const deadline = setTimeout(abort, timeouts.whole);
  stream.once('close', () => {
    clearTimeout(deadline);
  });
  return stream;

  async function* untilStalled() {
    for (let chunk = first; chunk.done !== true; chunk = await nextOf(chunks, sleep)) {
      const timer = setTimeout(abort, timeouts.stall);
      try {
        yield chunk.value;
      } finally {
        clearTimeout(timer);
      }
    }
  }

  // Breaks the connection, so that the client does not mistake a partial list for a complete one.
  function abort() {
    stream.destroy(new Error('The client read a list too slowly.'));
  }
}

/** While the server is busy, waits in proportion to the time that the chunk took. */
async function nextOf<T>(
  chunks: AsyncGenerator<T, void>,
  sleep: (milliseconds: number) => Promise<unknown>,
): Promise<IteratorResult<T, void>> {
  const before = performance.eventLoopUtilization();
  const chunk = await chunks.next();
  const { utilization, active, idle } = performance.eventLoopUtilization(before);
  if (utilization > busyUtilization) await sleep(pauseFactor * (active + idle));
  return chunk;
}

async function* chunksOf<Row>({ rows, serialise }: JsonList<Row>): AsyncGenerator<string, void> {
  let separator = '[';
  let count = 1;
  for (;;) {
    const found = await rows.fetch(count);
    if (found.length === 0) break;
    const items = serialise(found).slice(1, -1);
    yield separator + items;
    separator = ',';
    count =
      items.length > chunkLength
        ? Math.max(1, Math.floor((count * chunkLength) / items.length))
        : Math.min(maxRows, count * 2);
  }
  yield separator === '[' ? '[]' : ']';
}
