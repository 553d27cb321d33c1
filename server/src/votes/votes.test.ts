import type { Post, PostCounts } from '@alphazone/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { createChange } from '../outcome/change';
import { comment, publish, signUp, vote, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createCastVote } from './cast-vote';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;
let cy: TestMember;
let post: Post;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
  cy = await signUp(server, 'Cy');
});
beforeEach(async () => {
  post = await publish(ada);
});
afterAll(() => server.close());

const likesOf = async ({ id }: TestMember) =>
  (await server.request({ url: `/api/users/${id}` })).json<{ likesGivenCount: number }>().likesGivenCount;

describe('votePost', () => {
  it('casts, switches and withdraws a vote', async () => {
    const before = await likesOf(bob);
    const steps: [Parameters<typeof vote>[2], Partial<PostCounts>, number][] = [
      ['upVote', { upVotes: 1, downVotes: 0, myVote: 'upVote' }, 1],
      ['downVote', { upVotes: 0, downVotes: 1, myVote: 'downVote' }, 0],
      ['downVote', { upVotes: 0, downVotes: 0, myVote: null }, 0],
      ['upVote', { upVotes: 1, downVotes: 0, myVote: 'upVote' }, 1],
      ['upVote', { upVotes: 0, downVotes: 0, myVote: null }, 0],
    ];
    for (const [value, counts, likes] of steps) {
      const response = await vote(bob, post._id, value);

      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        _id: post._id,
        boost: 0,
        noOfComments: 0,
        pinned: false,
        ...counts,
      });
      expect((await likesOf(bob)) - before).toBe(likes);
    }
  });

  it('pushes the counts to all clients, but not the voter', async () => {
    await vote(bob, post._id);

    expect(server.published.at(-1)).toEqual({
      _id: post._id,
      upVotes: 1,
      downVotes: 0,
      boost: 0,
      noOfComments: 0,
      pinned: false,
    });
  });

  it('refuses guests, foreign user ids and invalid votes', async () => {
    const send = (member: TestMember | TestApp, payload: object) =>
      member.request({ method: 'PATCH', url: `/posts/vote/${post._id}`, payload });

    expect((await send(server, { value: 'upVote', userId: bob.id })).statusCode).toBe(401);
    expect((await send(bob, { value: 'upVote', userId: ada.id })).json()).toEqual({
      message: messages.notYou,
      code: 'forbidden',
    });
    expect((await send(bob, { value: 'up', userId: bob.id })).json()).toMatchObject({
      message: 'value: must be one of: upVote, downVote.',
    });
    expect((await server.request({ url: `/posts/get?id=${post._id}` })).json()).toMatchObject([
      { upVotes: 0 },
    ]);
  });

  it.each(['no-id', '0193a1b2-0000-7000-8000-000000000001'])('returns 404 for %s', async (id) => {
    expect((await vote(bob, id)).statusCode).toBe(404);
  });
});

describe('concurrent votes', () => {
  it('share a transaction, except one member’s; a refusal does not affect the others', async () => {
    const announced: number[] = [];
    const change = createChange(server.db, ({ changedPosts }) => {
      announced.push(changedPosts.length);
      return Promise.resolve();
    });
    const castVote = createCastVote({ change, now: () => new Date(), memberLimits: () => undefined });
    const bobs = { postId: post._id, voterId: bob.id, vote: 'upVote' } as const;

    const votes = await Promise.allSettled([
      castVote(bobs),
      castVote(bobs),
      castVote({ ...bobs, voterId: cy.id }),
      castVote({ ...bobs, postId: 'no-id', voterId: ada.id }),
    ]);

    expect(votes).toMatchObject([
      { value: { vote: { myVote: 'upVote' }, post: { up_votes: 2 } } },
      { value: { vote: { myVote: null }, post: { up_votes: 1 } } },
      { value: { vote: { myVote: 'upVote' }, post: { up_votes: 2 } } },
      { reason: { statusCode: 404 } },
    ]);
    expect(announced).toEqual([1, 1]);
  });

  it('lose no votes or comments', async () => {
    const members: TestMember[] = [];
    for (let n = 0; n < 25; n += 1) members.push(await signUp(server, `Voter${n}`));

    const responses = await Promise.all([
      ...members.map((member, n) => vote(member, post._id, n % 5 === 0 ? 'downVote' : 'upVote')),
      // Repeated votes: each user ends with at most one.
      ...members.flatMap((member) => [vote(ada, post._id), vote(member, post._id, 'upVote')]),
      ...members.flatMap((member) => [comment(member, post._id), comment(bob, post._id)]),
    ]);

    expect(responses.every((response) => !('statusCode' in response) || response.statusCode === 200)).toBe(
      true,
    );
    const [whole] = (await server.request({ url: `/posts/get?id=${post._id}` })).json<Post[]>();
    expect(whole?.noOfComments).toBe(50);
    expect(whole?.comment).toHaveLength(50);
    expect(whole?.upVotes).toBe(whole?.upVote?.length);
    expect(whole?.downVotes).toBe(whole?.downVote?.length);
    expect(new Set(whole?.upVote).size).toBe(whole?.upVotes);
    for (const member of [ada, ...members]) {
      expect(await likesOf(member)).toBe(whole?.upVote?.includes(member.id) ? 1 : 0);
    }
  });

  it('survive the deletion of their post', async () => {
    const other = await publish(bob);
    const responses = await Promise.all([
      ...Array.from({ length: 10 }, () => vote(ada, other._id)),
      bob.request({ method: 'DELETE', url: `/posts/delete/${other._id}` }),
      ada.request({ method: 'DELETE', url: `/posts/delete/${post._id}` }),
      ...Array.from({ length: 10 }, () => vote(bob, post._id)),
    ]);

    expect(responses.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true);
    const given = await server.db
      .selectFrom('votes')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', ada.id)
      .where('value', '=', 1)
      .executeTakeFirstOrThrow();
    expect(await likesOf(ada)).toBe(Number(given.count));
  });
});
