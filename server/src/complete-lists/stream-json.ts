import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

import type { Cursor } from '../database/cursor';

export interface JsonList<Row> {
  rows: Cursor<Row>;
  serialise: (rows: readonly Row[]) => string;
}

/** A slower stream is destroyed, so that slow readers cannot hold a snapshot for long. */
export interface StreamTimeouts {
  /** Between two reads. */
  stallMs: number;
  totalMs: number;
}

/** Bounds memory for slow clients, and the delay of other requests. */
const chunkLength = 16 * 1024;
const maxRows = 200;

/** A row may be much longer than a chunk, and a slow client has to read some of it within the timeout. */
const pieceBytes = 64 * 1024;

/** Pause to send a chunk, as a multiple of the time that building it took. */
const sendPause = 0.1;
/** Maximum pause for other requests, when they leave no idle time. */
const busyPause = 6;

/** Resolves once the first rows are read. @throws When they cannot be read. */
export async function streamJson<Row>(
  list: JsonList<Row>,
  timeouts: StreamTimeouts,
  sleep: (milliseconds: number) => Promise<unknown> = wait,
): Promise<Readable> {
  const chunks = pace(chunksOf(list), sleep);
  const first = await chunks.next();

  const stream: Readable = Readable.from(untilStalled());
  const deadline = setTimeout(abort, timeouts.totalMs);
  stream.once('close', () => {
    clearTimeout(deadline);
  });
  return stream;

  async function* untilStalled() {
    for (let chunk = first; chunk.done !== true; chunk = await chunks.next()) {
      for (const piece of piecesOf(chunk.value)) {
        const timer = setTimeout(abort, timeouts.stallMs);
        try {
          yield piece;
        } finally {
          clearTimeout(timer);
        }
      }
    }
  }

  // Breaks the connection, so that the client does not mistake a partial list for a complete one.
  function abort() {
    stream.destroy(new Error('The client read a list too slowly.'));
  }
}

/** Slices share the memory of the whole. */
function* piecesOf(chunk: string): Generator<Buffer> {
  const bytes = Buffer.from(chunk);
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

/**
 * Pauses between chunks: first to send the chunk, then for other requests. The second pause grows with the share of the
 * previous one in which other requests kept the event loop busy.
 */
async function* pace<T>(
  chunks: AsyncGenerator<T, void>,
  sleep: (milliseconds: number) => Promise<unknown>,
): AsyncGenerator<T, void> {
  let busyShare = 0;
  for (;;) {
    const startedAt = performance.now();
    const chunk = await chunks.next();
    if (chunk.done) return;
    const chunkMs = performance.now() - startedAt;
    yield chunk.value;
    await sleep(chunkMs * sendPause);
    const before = performance.eventLoopUtilization();
    await sleep(chunkMs * busyPause * busyShare);
    busyShare = performance.eventLoopUtilization(before).utilization;
  }
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
