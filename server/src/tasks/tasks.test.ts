import type { components, User } from '@alphazone/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { tasks } from '../gamification/gamification-rules';
import { messages } from '../messages';
import { comment, publish, signUp, vote, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { testSite } from '../testing/test-site';

type Task = components['schemas']['Task'];

const noon = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
const links = {
  likeAndRepost: 'https://x.example/alphazone/1',
  followAccount: 'https://x.example/alphazone',
  joinGroup: 'https://t.example/alphazone',
};

let now = noon(21);
let server: TestApp;
let ada: TestMember;
let bob: TestMember;
let count = 0;

beforeAll(async () => {
  server = await createTestApp({
    now: () => now,
    site: { ...testSite, tasks: links },
  });
});
beforeEach(async () => {
  now = noon(21);
  count += 1;
  ada = await signUp(server, `Ada${count}`);
  bob = await signUp(server, `Bob${count}`);
});
afterAll(() => server.close());

const toggle = (taskId: string, member: TestMember | TestApp = ada, userId = ada.id) =>
  member.request({ method: 'PATCH', url: `/api/users/${userId}/tasks/${taskId}/toggle` });
const complete = (payload: object, member: TestMember | TestApp = ada, userId = ada.id) =>
  member.request({ method: 'POST', url: `/api/users/${userId}/tasks/complete-manual`, payload });
const profile = async (id = ada.id) => (await server.request({ url: `/api/users/${id}` })).json<User>();
const doneIn = ({ tasks: shown = [] }: User) =>
  shown.filter(({ completed }) => completed).map(({ _id }) => _id);
const nobody = '0193a1b2-0000-7000-8000-000000000001';

describe('the tasks of a profile', () => {
  it('are in the order of the rules, with their XP', async () => {
    const shown = (await profile()).tasks ?? [];

    expect(shown.map(({ _id, xpReward }) => [_id, xpReward])).toEqual(
      tasks.map(({ id, xpReward }) => [id, xpReward]),
    );
  });

  it('have the link from the site settings, if any', async () => {
    const shown = ((await profile()).tasks ?? []).flatMap(({ _id, externalLink }) =>
      externalLink === undefined ? [] : [[_id, externalLink]],
    );

    expect(shown).toEqual([
      ['like-and-repost', links.likeAndRepost],
      ['follow-account', links.followAccount],
      ['join-group', links.joinGroup],
    ]);
  });

  it('complete automatically when the server observes the activity', async () => {
    const post = await publish(bob);
    expect(doneIn(await profile())).toEqual(['daily-visit']);

    await vote(ada, post._id);
    expect(doneIn(await profile())).toEqual(['daily-visit', 'daily-vote']);
    await comment(ada, post._id);
    await publish(ada);
    expect(doneIn(await profile())).toEqual(['daily-visit', 'daily-vote', 'daily-comment', 'daily-post']);
  });

  it('reset at midnight UTC if daily', async () => {
    await complete({ taskId: 'like-and-repost' });
    await complete({ taskId: 'join-group' });
    expect(doneIn(await profile())).toEqual(['daily-visit', 'like-and-repost', 'join-group']);
    const { xp = 0 } = await profile();

    now = new Date('2026-11-22T00:00:00.000Z');
    expect(doneIn(await profile())).toEqual(['join-group']);
    await complete({ taskId: 'like-and-repost' });
    expect(doneIn(await profile())).toEqual(['daily-visit', 'like-and-repost', 'join-group']);
    expect((await profile()).xp).toBe(xp + 5 + 10);
  });
});

describe('a community with a link for one manual task', () => {
  let partial: TestApp;
  let cleo: TestMember;

  beforeAll(async () => {
    const site = { ...testSite, tasks: { followAccount: links.followAccount } };
    partial = await createTestApp({ now: () => now, site });
    cleo = await signUp(partial, 'Cleo');
  });
  afterAll(() => partial.close());

  it('omits manual tasks without a link', async () => {
    const { tasks: shown = [] } = (await partial.request({ url: `/api/users/${cleo.id}` })).json<User>();

    expect(shown.map(({ _id }) => _id)).toEqual(
      tasks.map(({ id }) => id).filter((id) => id !== 'like-and-repost' && id !== 'join-group'),
    );
  });

  it('can mark the task with a link', async () => {
    expect((await toggle('follow-account', cleo, cleo.id)).statusCode).toBe(200);
  });

  it.each<[string, () => ReturnType<typeof toggle>]>([
    ['toggleTask', () => toggle('join-group', cleo, cleo.id)],
    ['completeTaskManually', () => complete({ taskId: 'join-group' }, cleo, cleo.id)],
  ])('returns 404 for %s of a task without a link', async (_operation, send) => {
    const response = await send();

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ message: messages.noTask });
  });
});

describe('completeTaskManually', () => {
  it('returns the private profile with the task done and paid', async () => {
    const { xp = 0 } = await profile();
    const response = await complete({ taskId: 'follow-account' });

    expect(response.statusCode).toBe(200);
    const { user } = response.json<{ user: User }>();
    expect(user).toMatchObject({ _id: ada.id, xp: xp + 20, referralCode: expect.any(String) as string });
    expect(doneIn(user)).toContain('follow-account');
  });

  it('pays once for repeated and concurrent calls', async () => {
    const { xp = 0 } = await profile();
    const responses = await Promise.all([1, 2, 3].map(() => complete({ taskId: 'follow-account' })));
    responses.push(await complete({ taskId: 'follow-account' }));

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await profile()).xp).toBe(xp + 20);
  });

  it('counts for the login streak', async () => {
    now = noon(22);
    await complete({ taskId: 'join-group' });

    expect((await profile()).loginStreak).toBe(2);
  });

  it.each<[string, object]>([
    ['without an id', {}],
    ['with unknown fields', { taskId: 'join-group', completed: true }],
    ['with a number as the id', { taskId: 7 }],
  ])('refuses a body %s', async (_name, payload) => {
    expect((await complete(payload)).statusCode).toBe(400);
  });
});

describe('toggleTask', () => {
  it('returns the user with the task done and paid', async () => {
    const { xp = 0 } = await profile();
    const response = await toggle('join-group');

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ _id: ada.id, xp: xp + 20 });
    expect(doneIn(response.json())).toContain('join-group');
  });

  it.each(['like-and-repost', 'join-group'])(
    'marks %s as pending again, keeping the XP and paying once',
    async (taskId) => {
      await toggle(taskId);
      const paid = await profile();

      const off = (await toggle(taskId)).json<User>();
      expect(doneIn(off)).not.toContain(taskId);
      expect(off.xp).toBe(paid.xp);

      const on = (await toggle(taskId)).json<User>();
      expect(doneIn(on)).toContain(taskId);
      expect(on.xp).toBe(paid.xp);
    },
  );

  it('serialises concurrent toggles', async () => {
    await Promise.all([toggle('join-group'), toggle('join-group')]);

    expect(doneIn(await profile())).not.toContain('join-group');
  });
});

describe.each<
  [string, (taskId: string, member?: TestMember | TestApp, userId?: string) => ReturnType<typeof toggle>]
>([
  ['toggleTask', toggle],
  ['completeTaskManually', (taskId, member, userId) => complete({ taskId }, member, userId)],
])('%s', (_operation, send) => {
  it('refuses guests', async () => {
    expect((await send('join-group', server)).statusCode).toBe(401);
  });

  it("refuses another user's tasks and changes nothing", async () => {
    const response = await send('join-group', bob);

    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ message: 'You can only toggle your own tasks!', code: 'forbidden' });
    expect(doneIn(await profile())).toEqual(['daily-visit']);
  });

  it.each([nobody, 'no-id'])('returns 404 for the user %s', async (userId) => {
    const response = await send('join-group', ada, userId);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ message: messages.noUser });
  });

  it('returns 404 for an unknown task', async () => {
    const response = await send('get-rich');

    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: messages.noTask, code: 'not_found' });
  });

  it.each(['daily-comment', 'complete-profile'])(
    'refuses %s, which completes automatically',
    async (taskId) => {
      const before = await profile();
      const response = await send(taskId);

      expect(response.statusCode).toBe(409);
      expect(response.json<{ message: string }>().message).toMatch(/^This task completes by itself: .+\.$/);
      expect(await profile()).toEqual(before);
    },
  );
});

describe('excessive calls', () => {
  it('are refused with 429', async () => {
    const limited = await createTestApp({ settings: { rateLimits: true } });
    const statuses = new Set<number>();
    const calls = [
      { method: 'PATCH', url: `/api/users/${nobody}/tasks/join-group/toggle` },
      {
        method: 'POST',
        url: `/api/users/${nobody}/tasks/complete-manual`,
        payload: { taskId: 'join-group' },
      },
    ] as const;
    for (const call of calls) {
      for (let n = 0; n < 301; n += 1) statuses.add((await limited.request(call)).statusCode);
      expect((await limited.request(call)).statusCode).toBe(429);
    }

    expect([...statuses]).toEqual([401, 429]);
    await limited.close();
  });
});

describe('profiles and lists', () => {
  it('show XP, level, rank and streak, but lists omit tasks and achievements', async () => {
    await complete({ taskId: 'join-group' });
    await complete({ taskId: 'follow-account' });
    await complete({ taskId: 'like-and-repost' });
    const shown = { xp: 55, level: 2, rank: 'Newbie', loginStreak: 1 };

    expect(await profile()).toMatchObject(shown);
    for (const url of ['/api/users/all', '/api/users/all?limit=100']) {
      const users = (await server.request({ url })).json<User[]>();
      const listed = users.find(({ _id }) => _id === ada.id);
      expect(listed).toMatchObject(shown);
      expect(listed).not.toHaveProperty('tasks');
      expect(listed).not.toHaveProperty('achievements');
    }
  });

  it('show a lapsed streak as 0', async () => {
    now = noon(22);
    expect((await profile()).loginStreak).toBe(1);
    now = noon(23);
    expect((await profile()).loginStreak).toBe(0);
  });

  it('show achievements, newest first', async () => {
    const post = await publish(ada);
    now = noon(22);
    await comment(ada, post._id);

    expect((await profile()).achievements).toEqual([
      {
        _id: 'first-comment',
        name: 'Joined the Talk',
        description: 'Wrote a first comment',
        earnedOn: noon(22).toISOString(),
      },
      {
        _id: 'first-post',
        name: 'Genesis Block',
        description: 'Published a first post',
        earnedOn: noon(21).toISOString(),
      },
    ]);
  });

  it('show the same tasks to all callers', async () => {
    const own = (await ada.request({ url: `/api/users/${ada.id}` })).json<User>();

    expect((await profile()).tasks satisfies Task[] | undefined).toEqual(own.tasks);
  });
});
