import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { networkOf } from '../network/network-of';
import type { Cursor } from '../database/cursor';
import type { DatabaseReader } from '../database/database';
import type { OpenSnapshot, Snapshot } from '../database/snapshot';
import type { Streamed } from '../contract/handlers';
import { hasTag } from '../contract/validators';
import { HttpError, unavailable } from '../errors';
import { dayOf } from '../gamification/gamification-rules';
import { messages } from '../messages';
import { CallerSemaphore, type SemaphoreOptions } from './caller-semaphore';
import { streamJson, type StreamTimeouts } from './stream-json';

interface CompleteList<Row, Item> {
  open: (snapshot: DatabaseReader) => Promise<Cursor<Row>>;
  serialise: (row: Row) => Item;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sends lists of any length in constant memory. */
export interface CompleteLists {
  /** @throws 429 while the caller receives another list, 503 when too many are being sent. */
  send: <Row, Item>(exchange: Exchange, list: CompleteList<Row, Item>) => Promise<Streamed<Item[]>>;
}

export interface CompleteListsLimits {
  slots: SemaphoreOptions;
  timeouts: StreamTimeouts;
}

interface CompleteListsOptions {
  openSnapshot: OpenSnapshot;
  now: () => Date;
  limits?: CompleteListsLimits | undefined;
}

const defaultLimits: CompleteListsLimits = {
  // Each list occupies a connection. Short lists take less than the wait.
  slots: { max: 4, waitMs: 2_000 },
  timeouts: { stallMs: 30_000, totalMs: 60 * 60_000 },
};

const retryAfterSeconds = 10;

export function createCompleteLists({
  openSnapshot,
  now,
  limits = defaultLimits,
}: CompleteListsOptions): CompleteLists {
  const slots = new CallerSemaphore(limits.slots);
  // Releases may serialise differently, and another database may repeat a snapshot.
  const processId = randomUUID();

  /** The list may be newer than the snapshot. That is harmless: no later request then has this snapshot. */
  const tagOf = ({ caller }: FastifyRequest) => {
    if (caller?.snapshot === undefined) return undefined;
    // Streaks depend on the day.
    const parts = [caller.snapshot, caller.member?.id ?? '', dayOf(now()), processId];
    return `W/"${createHash('sha256').update(parts.join(' ')).digest('base64url')}"`;
  };

  async function acquireSlot({ caller, ip }: FastifyRequest): Promise<() => void> {
    const slot = await slots.acquire(caller?.member?.id ?? networkOf(ip));
    if (slot === 'caller is busy')
      throw new HttpError(429, 'too_many_requests', messages.listPending, {
        retryAfter: retryAfterSeconds,
      });
    if (slot === 'server is busy') throw unavailable(messages.busy, retryAfterSeconds);
    return slot.release;
  }

  return {
    async send({ request, reply }, { open, serialise }) {
      const tag = tagOf(request);
      const isCurrent = tag !== undefined && hasTag(request.headers['if-none-match'], tag);
      // `revalidateResponses` turns a current one into a 304.
      if (isCurrent || request.method === 'HEAD') return send(reply, tag, Readable.from([]));

      const releaseSlot = await acquireSlot(request);
      let snapshot: Snapshot | undefined;
      const end = async () => {
        await snapshot?.close();
        releaseSlot();
      };
      try {
        snapshot = await openSnapshot();
        const rows = await open(snapshot.db);
        const stream = await streamJson({ rows, serialise: serialiserOf(reply, serialise) }, limits.timeouts);
        stream.once('close', () => void end());
        return send(reply, tag, stream);
      } catch (error) {
        await end();
        throw error;
      }
    },
  };
}

function send(reply: FastifyReply, tag: string | undefined, stream: Readable): Readable {
  if (tag !== undefined) void reply.header('etag', tag);
  void reply.type('application/json; charset=utf-8');
  return stream;
}

/** Serialises by the contract's schema, which drops undocumented fields. */
function serialiserOf<Row, Item>(reply: FastifyReply, serialise: (row: Row) => Item) {
  const toJson = reply.getSerializationFunction('200', 'application/json');
  if (!toJson) throw new Error('The operation has no schema for its response.');
  // The type omits lists.
  return (rows: readonly Row[]) => toJson(rows.map(serialise) as unknown as Record<string, unknown>);
}
