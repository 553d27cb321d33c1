import type { components, Post, PostCounts } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { checks, differencesOf } from '../doctor/checks';
import { createChange } from '../outcome/change';
import {
  comment,
  publish,
  signUp,
  testPassword,
  vote as castVote,
  type TestMember,
} from '../testing/members';
import { grantRole } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { moderationMessages } from '../moderation/messages';
import { deleteOldSignals } from './vote-signals-repository';
import { createSignalOf } from './vote-signals';

type VoteRecord = components['schemas']['VoteRecord'];

let server: TestApp;
let author: TestMember;
let moderator: TestMember;
let voters: TestMember[];
let post: Post;

beforeAll(async () => {
  server = await createTestApp();
  author = await signUp(server, 'Ada');
  moderator = await signUp(server, 'Mo');
  await grantRole(server.db, moderator.id, 'moderator', 'Cryptocurrency');
  voters = [];
  for (const name of ['Bob', 'Cy', 'Dan', 'Eve', 'Fay']) voters.push(await signUp(server, name));
});
beforeEach(async () => {
  post = await publish(author);
});
afterAll(() => server.close());

const voter = (index: number) => voters[index] ?? expect.fail('There are five voters.');

interface Origin {
  address?: string;
  agent?: string;
}

const vote = async (
  member: TestMember,
  value: 'upVote' | 'downVote' = 'upVote',
  { address = '203.0.113.7', agent = 'One browser' }: Origin = {},
) => {
  const response = await member.request({
    method: 'PATCH',
    url: `/posts/vote/${post._id}`,
    payload: { value, userId: member.id },
    remoteAddress: address,
    headers: { 'user-agent': agent },
  });
  expect(response.statusCode).toBe(200);
  return response.json<PostCounts>();
};

const seenBy = async (member: TestMember) => {
  const [seen] = (await member.request({ url: `/posts/get?id=${post._id}` })).json<Post[]>();
  return seen;
};
const record = async () => (await moderator.request({ url: recordUrl() })).json<VoteRecord>();
const origins = async () =>
  (await record()).groups.filter(({ sign }) => sign === 'device' || sign === 'network');
const recordUrl = () => `/api/moderation/posts/${post._id}/votes`;
const release = (member: TestMember, ...released: TestMember[]) =>
  member.request({
    method: 'POST',
    url: `${recordUrl()}/release`,
    payload: { userIds: released.map(({ id }) => id) },
  });

const likesOf = async ({ id }: TestMember) =>
  (await server.request({ url: `/api/users/${id}` })).json<{ likesGivenCount: number }>().likesGivenCount;

const leave = (member: TestMember, content: 'keep' | 'delete') =>
  member.request({
    method: 'DELETE',
    url: `/api/users/${member.id}`,
    payload: { password: testPassword, content },
  });

const signalsOf = async ({ id }: TestMember) =>
  (await sql`select from vote_signals where voter_id = ${id}`.execute(server.db)).rows;

/** The doctor's findings. */
const expectHealthy = async () => {
  for (const check of checks) {
    const { rows } = await sql<object>`${sql.raw(differencesOf(check, 3))}`.execute(server.db);
    expect({ check: check.name, rows }).toEqual({ check: check.name, rows: [] });
  }
};

const held = { myVote: 'upVote', voteHeldBack: true };

describe('the third newcomer of a device', () => {
  beforeEach(async () => {
    await vote(voter(0));
    await vote(voter(1));
  });

  it('sees their vote in every response, although it is not counted', async () => {
    const before = await likesOf(voter(2));
    expect(await vote(voter(2))).toMatchObject({ upVotes: 2, ...held });

    expect(await seenBy(voter(2))).toMatchObject({ upVotes: 2, ...held });
    const [card] = (await voter(2).request({ url: '/posts/get?limit=1&sort=new' })).json<Post[]>();
    expect(card).toMatchObject({ _id: post._id, upVotes: 2, ...held });
    // The same response from the cache, filled by another caller.
    await server.request({ url: '/posts/get?limit=1&sort=new' });
    const [again] = (await voter(2).request({ url: '/posts/get?limit=1&sort=new' })).json<Post[]>();
    expect(again).toMatchObject({ upVotes: 2, ...held });
    const whole = await seenBy(voter(0));
    expect(whole).toMatchObject({ upVotes: 2, myVote: 'upVote' });
    expect(whole).not.toHaveProperty('voteHeldBack');
    expect(whole?.upVote).toHaveLength(2);
    expect(await likesOf(voter(2))).toBe(before);
    await expectHealthy();
  });

  it('can switch and withdraw it, and nothing is counted', async () => {
    await vote(voter(2));
    expect(await vote(voter(2), 'downVote')).toMatchObject({
      upVotes: 2,
      downVotes: 0,
      myVote: 'downVote',
      voteHeldBack: true,
    });
    const withdrawn = await vote(voter(2), 'downVote');
    expect(withdrawn).toMatchObject({ upVotes: 2, downVotes: 0, myVote: null });
    expect(withdrawn).not.toHaveProperty('voteHeldBack');
    expect((await record()).heldBack).toEqual({ upVotes: 0, downVotes: 0 });
    await expectHealthy();
  });

  it('counts after a moderator released it, once', async () => {
    await vote(voter(2));
    const likes = await likesOf(voter(2));
    expect(await record()).toMatchObject({
      counted: { upVotes: 2, downVotes: 0 },
      heldBack: { upVotes: 1, downVotes: 0 },
      heldVotes: [{ user: { name: 'Dan' }, vote: 'upVote' }],
    });
    expect(await origins()).toMatchObject([
      { sign: 'device', votes: 3, voters: [{ name: 'Bob' }, { name: 'Cy' }, { name: 'Dan' }] },
    ]);

    const responses = await Promise.all([1, 2, 3].map(() => release(moderator, voter(2), voter(3))));

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(responses[0]?.json<VoteRecord>()).toMatchObject({
      counted: { upVotes: 3, downVotes: 0 },
      heldBack: { upVotes: 0, downVotes: 0 },
      heldVotes: [],
    });
    const seen = await seenBy(voter(2));
    expect(seen).toMatchObject({ upVotes: 3, myVote: 'upVote' });
    expect(seen).not.toHaveProperty('voteHeldBack');
    expect(await likesOf(voter(2))).toBe(likes + 1);
    const entries = await server.db
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'release votes')
      .where('target_id', '=', post._id)
      .execute();
    expect(entries).toEqual([{ actor_id: moderator.id, details: { votes: 1, voters: voter(2).id } }]);
    // A counted vote stays counted.
    expect(await vote(voter(2), 'downVote')).toMatchObject({ upVotes: 2, downVotes: 1, myVote: 'downVote' });
    await expectHealthy();
  });

  it.each<[string, Origin]>([
    ['another device', { agent: 'Another browser' }],
    ['another address', { address: '203.0.113.8' }],
  ])('is counted from %s', async (_, origin) => {
    expect(await vote(voter(2), 'upVote', origin)).not.toHaveProperty('voteHeldBack');
    expect(await origins()).toMatchObject([{ sign: 'network', votes: 3 }]);
  });

  it('is counted a day later', async () => {
    await sql`update vote_signals set voted_on = voted_on - interval '25 hours'`.execute(server.db);
    expect(await vote(voter(2))).not.toHaveProperty('voteHeldBack');
  });

  it('loses the vote with the account', async () => {
    const gone = await signUp(server, `Gone${post._id.slice(-6)}`);
    await vote(gone);
    await leave(gone, 'keep');

    expect(await record()).toMatchObject({
      counted: { upVotes: 2 },
      heldBack: { upVotes: 0 },
      heldVotes: [],
    });
    expect(await signalsOf(gone)).toEqual([]);
    await expectHealthy();
  });
});

it('holds back the third vote of a device whose earlier accounts are deleted', async () => {
  const counts: PostCounts[] = [];
  for (let n = 0; n < 4; n += 1) {
    const member = await signUp(server, `Throwaway${n}`);
    counts.push(await vote(member));
    await leave(member, 'keep');
  }

  expect(counts.map(({ voteHeldBack }) => voteHeldBack)).toEqual([undefined, undefined, true, true]);
  expect(await record()).toMatchObject({ counted: { upVotes: 2 }, heldVotes: [] });
});

it('forgets the device of votes that are deleted with the account', async () => {
  const gone = await signUp(server, 'Forgotten');
  await vote(gone);

  await leave(gone, 'delete');

  expect(await signalsOf(gone)).toEqual([]);
});

it('holds back all but two concurrent votes', async () => {
  const counts = await Promise.all(voters.map((member) => vote(member)));

  expect(counts.filter(({ voteHeldBack }) => voteHeldBack)).toHaveLength(3);
  expect(await seenBy(author)).toMatchObject({ upVotes: 2 });
  await expectHealthy();
});

it('holds back nothing of members who take part, and nothing from a private address', async () => {
  for (const [index, member] of voters.entries()) {
    const address = `192.168.0.9:${50_000 + index}`;
    expect(await vote(member, 'upVote', { address })).not.toHaveProperty('voteHeldBack');
  }
  expect(await origins()).toMatchObject([{ sign: 'network', votes: 5 }]);

  post = await publish(author);
  const regular = await signUp(server, 'Regular');
  for (let n = 0; n < 3; n += 1) await comment(regular, post._id);
  await server.db
    .updateTable('users')
    .set({ joined_on: new Date('2020-01-01') })
    .where('id', '=', regular.id)
    .execute();
  await vote(voter(0));
  await vote(voter(1));
  expect(await vote(regular)).not.toHaveProperty('voteHeldBack');
});

it('shows bursts, and members who only vote for one author', async () => {
  const fan = await signUp(server, 'Fan');
  const first = post;
  for (let n = 0; n < 5; n += 1) await castVote(fan, n === 0 ? first._id : (await publish(author))._id);
  const crowd: TestMember[] = [];
  for (let n = 0; n < 9; n += 1) crowd.push(await signUp(server, `Crowd${n}`));
  for (const member of crowd) await castVote(member, first._id);
  // Half of them in the next ten minutes of the clock.
  await sql`
    update votes set voted_on = '2026-01-01T10:00:00Z'::timestamptz + number % 2 * interval '10 minutes'
    from (select user_id, row_number() over () as number from votes where post_id = ${first._id}) as voter
    where votes.post_id = ${first._id} and votes.user_id = voter.user_id`.execute(server.db);

  const { groups } = await record();

  expect(groups.find(({ sign }) => sign === 'one author')).toMatchObject({
    votes: 1,
    voters: [{ name: 'Fan' }],
  });
  expect(groups.find(({ sign }) => sign === 'burst')).toMatchObject({
    votes: 10,
    startsOn: '2026-01-01T10:00:00.000Z',
  });
});

it('refuses everyone but moderators of the zone', async () => {
  const url = recordUrl();
  expect((await voter(0).request({ url })).statusCode).toBe(403);
  expect((await release(voter(0), voter(1))).statusCode).toBe(403);
  const gone = { url: '/api/moderation/posts/no-id/votes' };
  expect((await moderator.request(gone)).statusCode).toBe(404);
  const payload = { userIds: [voter(1).id] };
  const releaseGone = { ...gone, method: 'POST', url: `${gone.url}/release`, payload } as const;
  expect((await moderator.request(releaseGone)).statusCode).toBe(404);
  expect((await release(moderator)).statusCode).toBe(400);
  post = await publish(moderator);
  expect((await release(moderator, voter(1))).json()).toMatchObject({ message: moderationMessages.ownVotes });
});

describe('signals', () => {
  it('have another key each week, and the previous one is deleted', async () => {
    const change = createChange(server.db, () => Promise.resolve());
    const day = 24 * 60 * 60_000;
    let moment = Date.now() + 70 * day;
    const signalOf = () => createSignalOf({ change, now: () => new Date(moment) });
    const origin = { address: '203.0.113.7', userAgent: 'One browser' };

    const servers = [signalOf(), signalOf()];
    const [one, other] = await Promise.all(servers.map((of) => of(origin)));
    moment += 7 * day;
    const later = await servers[0]?.(origin);

    expect(other).toEqual(one);
    expect(later?.device).not.toEqual(one?.device);
    const keys = await server.db.selectFrom('vote_signal_keys').select('week').execute();
    expect(keys).toHaveLength(1);
    await server.db.deleteFrom('vote_signal_keys').execute();
  });

  it('are deleted after 30 days, a few at a time', async () => {
    for (const member of voters.slice(0, 3)) await vote(member);
    await sql`update vote_signals set voted_on = '2020-01-01' where post_id = ${post._id}`.execute(server.db);
    const remaining = async () =>
      (await sql`select from vote_signals where post_id = ${post._id}`.execute(server.db)).rows.length;

    await server.db.transaction().execute((transaction) => deleteOldSignals(transaction, new Date(), 30, 2));
    expect(await remaining()).toBe(1);
  });
});
