import { randomUUID } from 'node:crypto';
import type { Post } from '@alphazone/client';

import type { Schema } from '../contract/schema';

/** Positions of `null` in a guest's response, for members' votes. */
export interface VotePlaces {
  /** Ids of the posts, as an array literal of PostgreSQL. */
  posts: string;
  /** Bytes before each `null`. */
  offsets: readonly number[];
}

const none = 'null';
const voteNames: Partial<Record<string, Buffer>> = {
  u: Buffer.from('"upVote"'),
  d: Buffer.from('"downVote"'),
};

const markableSchemas = new WeakMap<Schema, Schema>();

/** The schema of a response, for marks instead of votes. */
export function markable(schema: Schema): Schema {
  const known = markableSchemas.get(schema);
  if (known) return known;
  const marked = JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'myVote' ? { type: 'string' } : value,
  ) as Schema;
  markableSchemas.set(schema, marked);
  return marked;
}

/** @param serialise By a `markable` schema. */
export function serialiseWithPlaces(
  posts: readonly Post[],
  serialise: (posts: readonly unknown[]) => string,
): { text: string; places: VotePlaces } {
  // Made after users wrote their texts, so that none can contain it.
  const mark = randomUUID();
  const parts = serialise(posts.map((post) => ({ ...post, myVote: mark }))).split(`"${mark}"`);
  if (parts.length !== posts.length + 1) throw new Error('A post was serialised without its vote.');
  const offsets: number[] = [];
  let offset = 0;
  for (const part of parts.slice(0, -1)) {
    offset += Buffer.byteLength(part);
    offsets.push(offset);
    offset += none.length;
  }
  return { text: parts.join(none), places: { posts: `{${posts.map(({ _id }) => _id).join()}}`, offsets } };
}

/**
 *
 * @param votes As in `Caller.votes`.
 */
export function insertVotes(body: Buffer, { offsets }: VotePlaces, votes: string): Buffer {
  const parts: Buffer[] = [];
  let end = 0;
  offsets.forEach((offset, post) => {
    const name = voteNames[votes[post] ?? ''];
    if (!name) return;
    parts.push(body.subarray(end, offset), name);
    end = offset + none.length;
  });
  return Buffer.concat([...parts, body.subarray(end)]);
}
