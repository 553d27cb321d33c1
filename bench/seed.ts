import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';

import { hashPassword } from '../server/src/accounts/passwords/passwords';
import { copyIn } from '../server/src/backup/copy-streams';

/** Increment it with every change of the rows. The schema has its own version. */
export const seedVersion = 1;

export interface Size {
  posts: number;
  members: number;
  /** On the first post. */
  heavyComments: number;
}

export const password = 'benchmark password 1';
export const emailOf = (member: number) => `member${member}@example.org`;
export const memberId = (member: number) => idOf(1, member);
export const postId = (post: number) => idOf(2, post);

/** Of every twentieth post, and of every thousandth, which also has it in its title. */
export const tags = { common: 'bitcoin', rare: 'halving' };

export const sizeOf = (posts: number, members = Math.max(60, Math.ceil(posts / 20))): Size => ({
  posts,
  members,
  heavyComments: posts >= 1_000 ? 10_000 : 100,
});

const averageComments = 5;
const zones = ['Cryptocurrency', 'Memes', 'News'];
const words =
  'market trade coin wallet chain block price bull bear moon fork stake yield node miner token hash ledger gas bridge'.split(
    ' ',
  );
const spanMs = 2 * 365 * 24 * 3_600_000;

/** Ascending ids, as with UUID v7. */
const idOf = (kind: number, number: number) =>
  `01900000-000${kind}-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** Deterministic, from 0 to 1. */
const spread = (number: number, salt: number) => {
  const mixed = Math.imul(number ^ (salt * 0x9e3779b1), 0x85ebca6b);
  return ((Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 0) % 1_000_003) / 1_000_003;
};

/** Fills a migrated, empty database by COPY, and then builds its indexes. */
export async function seed(connection: pg.ClientConfig, size: Size): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // Disables triggers and foreign keys: the rows are consistent.
    await client.query('set session_replication_role = replica');
    await client.query("set maintenance_work_mem = '512MB'");
    const indexes = await dropIndexes(client);
    const counts = new MemberCounts(size.members);
    await copy(client, 'posts', postColumns, postRows(size, counts));
    await copy(client, 'comments', 'id, post_id, user_id, body, commented_on', commentRows(size, counts));
    await copy(client, 'votes', 'post_id, user_id, value, voted_on', voteRows(size, counts));
    await copy(client, 'users', userColumns, userRows(size, counts, await hashPassword(password)));
    await client.query('select index_missing_posts()');
    for (const index of indexes) await client.query(index);
    await client.query('select recount_posts(), recount_standings(), recount_words(), recount_members()');
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

class MemberCounts {
  readonly posts: Int32Array;
  readonly comments: Int32Array;
  readonly likes: Int32Array;
  constructor(members: number) {
    this.posts = new Int32Array(members);
    this.comments = new Int32Array(members);
    this.likes = new Int32Array(members);
  }
}

const authorOf = (post: number, { members }: Size) => Math.floor(spread(post, 1) ** 2 * members);
function commentsOf(post: number, { heavyComments }: Size): number {
  if (post === 0) return heavyComments;
  // For the case of a post with 20 comments.
  if (post === 1) return 20;
  return Math.floor(spread(post, 2) * (2 * averageComments + 1));
}
/** Most posts have few votes, some have hundreds; 10 on average. */
const votesOf = (post: number, { members }: Size) =>
  Math.min(members - 1, Math.floor(2 + 8 * -Math.log(1 - spread(post, 3) * 0.9999)));
const isUpVote = (post: number, vote: number) => spread(post * 31 + vote, 4) < 0.8;
const timeOf = (post: number, { posts }: Size) =>
  new Date(Date.now() - Math.floor(((posts - post) / posts) * spanMs)).toISOString();

const hasRareWord = (post: number) => post % 1_000 === 7;

function tagsOf(post: number): string[] {
  const found = [`topic${Math.floor(spread(post, 5) ** 3 * 2_000)}`];
  if (post % 20 === 0) found.push(tags.common);
  if (hasRareWord(post)) found.push(tags.rare);
  return found;
}

function titleOf(post: number): string {
  const word = (salt: number) => words[Math.floor(spread(post, salt) ** 2 * words.length)] ?? '';
  return `The ${word(6)} ${word(7)} of ${word(8)} ${post.toString(36)}${hasRareWord(post) ? ` ${tags.rare}` : ''}`;
}

const postColumns =
  'id, author_id, title, body, category, tags, media, up_votes, down_votes, comment_count, posted_on';
const body = 'A paragraph of some length that says why this matters to the market today. '.repeat(8);

function* postRows(size: Size, counts: MemberCounts): Generator<string> {
  for (let post = 0; post < size.posts; post += 1) {
    const author = authorOf(post, size);
    counts.posts[author] = (counts.posts[author] ?? 0) + 1;
    const votes = votesOf(post, size);
    let up = 0;
    for (let vote = 0; vote < votes; vote += 1) if (isUpVote(post, vote)) up += 1;
    yield row(
      postId(post),
      memberId(author),
      titleOf(post),
      body,
      zones[post % zones.length] ?? '',
      `{${tagsOf(post).join(',')}}`,
      '[]',
      up,
      votes - up,
      commentsOf(post, size),
      timeOf(post, size),
    );
  }
}

function* commentRows(size: Size, counts: MemberCounts): Generator<string> {
  let number = 0;
  for (let post = 0; post < size.posts; post += 1) {
    const time = timeOf(post, size);
    for (let index = commentsOf(post, size); index > 0; index -= 1) {
      number += 1;
      const member = Math.floor(spread(number, 9) * size.members);
      counts.comments[member] = (counts.comments[member] ?? 0) + 1;
      yield row(
        idOf(3, number),
        postId(post),
        memberId(member),
        `Comment ${number}: I think so too, and more.`,
        time,
      );
    }
  }
}

function* voteRows(size: Size, counts: MemberCounts): Generator<string> {
  for (let post = 0; post < size.posts; post += 1) {
    const time = timeOf(post, size);
    const first = Math.floor(spread(post, 10) * size.members);
    for (let vote = votesOf(post, size) - 1; vote >= 0; vote -= 1) {
      const member = (first + vote) % size.members;
      const isUp = isUpVote(post, vote);
      if (isUp) counts.likes[member] = (counts.likes[member] ?? 0) + 1;
      yield row(postId(post), memberId(member), isUp ? 1 : -1, time);
    }
  }
}

const userColumns =
  'id, name, username, email, password_hash, referral_code, posts_count, comments_count, likes_given_count, joined_on';

function* userRows(size: Size, counts: MemberCounts, passwordHash: string): Generator<string> {
  for (let member = 0; member < size.members; member += 1) {
    yield row(
      memberId(member),
      `Member ${member}`,
      `member${member}`,
      emailOf(member),
      passwordHash,
      `code${member}`,
      counts.posts[member] ?? 0,
      counts.comments[member] ?? 0,
      counts.likes[member] ?? 0,
      timeOf(0, size),
    );
  }
}

/** COPY's text format. No value contains a tab, a newline or a backslash. */
const row = (...values: (string | number)[]) => `${values.join('\t')}\n`;

async function copy(
  client: pg.Client,
  table: string,
  columns: string,
  rows: Iterable<string>,
): Promise<void> {
  await pipeline(Readable.from(inChunks(rows)), copyIn(client, `copy ${table} (${columns}) from stdin`));
}

function* inChunks(rows: Iterable<string>): Generator<Buffer> {
  let chunk = '';
  for (const line of rows) {
    chunk += line;
    if (chunk.length < 100_000) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  yield Buffer.from(chunk);
}

/** Drops indexes without a constraint. @returns The statements that recreate them. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select quote_ident(indexname) as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and tablename in ('posts', 'comments', 'votes', 'users', 'titles', 'post_words')
       and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
