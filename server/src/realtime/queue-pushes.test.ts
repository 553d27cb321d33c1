import type { Ack } from '@alphazone/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { TestMember } from '../testing/members';
import {
  say,
  createForumOfTwo,
  startTestRealtime,
  type Client,
  type TestRealtime,
} from '../testing/realtime-clients';
import type { TestApp } from '../testing/test-app';

let forum: TestApp;
let ada: TestMember;
let bob: TestMember;
let server: TestRealtime;
const moderatorsOfMemes = new Set<string>();
const rolesOf = vi.fn((userId: string) =>
  Promise.resolve({ administrator: false, moderates: moderatorsOfMemes.has(userId) ? ['Memes'] : [] }),
);

beforeAll(async () => {
  ({ forum, ada, bob } = await createForumOfTwo());
});

afterAll(() => forum.close());

beforeEach(async () => {
  server = await startTestRealtime(forum, { rolesOf });
});

afterEach(async () => {
  await server.close();
  moderatorsOfMemes.clear();
  expect(server.errors).toEqual([]);
});

const connect = (token?: string, address?: string) => server.connect(token, address);

describe('the queue', () => {
  const follow = (client: Client): Promise<Ack> => client.timeout(5_000).emitWithAck('follow queue');

  it('is followed by moderators, each in their own zones, with changes merged', async () => {
    moderatorsOfMemes.add(ada.id);
    const [moderator, member] = [await connect(ada.token), await connect(bob.token)];
    const seen: string[][] = [];
    for (const client of [moderator, member]) client.on('queue changed', ({ cases }) => seen.push(cases));

    expect(await follow(moderator)).toEqual({ ok: true });
    expect(await follow(member)).toMatchObject({ ok: false });
    expect(await follow(await connect())).toMatchObject({ ok: false });
    for (const [id, zone] of [
      ['1', 'Memes'],
      ['2', 'News'],
      ['3', null],
      ['4', 'Memes'],
    ] as const) {
      server.realtime.publisher.caseChanged({ id, zone });
    }

    await expect.poll(() => seen).toEqual([['1', '4']]);
  });

  it('reads the roles of a socket once at a time', async () => {
    let answer = () => undefined as void;
    rolesOf.mockClear();
    rolesOf.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ administrator: false, moderates: [] });
        }),
    );
    const client = await connect(bob.token);
    const acks = [follow(client), follow(client), follow(client)];
    // Its own room is joined after the events before it.
    await client.emitWithAck('join', bob.id);
    answer();

    expect(await Promise.all(acks)).toMatchObject([{ ok: false }, { ok: false }, { ok: false }]);
    expect(rolesOf).toHaveBeenCalledOnce();
  });

  it('is no longer followed once the role is revoked', async () => {
    moderatorsOfMemes.add(ada.id).add(bob.id);
    const [former, other] = [await connect(ada.token), await connect(bob.token)];
    const seen: string[] = [];
    former.on('queue changed', () => seen.push('former'));
    other.on('queue changed', () => seen.push('other'));
    for (const client of [former, other]) expect(await follow(client)).toEqual({ ok: true });

    moderatorsOfMemes.delete(ada.id);
    rolesOf.mockClear();
    server.realtime.publisher.accessChanged(ada.id);
    await expect.poll(() => rolesOf.mock.calls).toContainEqual([ada.id]);
    server.realtime.publisher.caseChanged({ id: '1', zone: 'Memes' });

    await expect.poll(() => seen).toContain('other');
    expect(await say(former, 'gm')).toMatchObject({ ok: true });
    expect(seen).toEqual(['other']);
  });
});
