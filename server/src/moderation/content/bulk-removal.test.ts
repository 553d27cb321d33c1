import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newId } from '../../database/ids';
import { comment, publish, signUp, type TestMember } from '../../testing/members';
import { grantRole, signUpModerator } from '../../testing/roles';
import { addMessage } from '../../testing/rows';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { moderationMessages } from '../messages';

let server: TestApp;
let bob: TestMember;
/** Moderates Memes. */
let mod: TestMember;
/** Moderates all zones, like Bob. */
let eve: TestMember;
let now: Date;

beforeAll(async () => {
  server = await createTestApp({ now: () => now });
  now = new Date();
  bob = await signUpModerator(server, 'Bob');
  mod = await signUpModerator(server, 'Mona', 'Memes');
  eve = await signUpModerator(server, 'Eve');
});
afterAll(() => server.close());

it('removes a member’s content of the last day, and undoes it within a minute', async () => {
  now = new Date();
  const dan = await signUp(server, 'Dan');
  const { _id } = await publish(dan, { category: 'Memes' });
  await comment(dan, _id, 'One.');
  await comment(dan, (await publish(bob, { category: 'Memes' }))._id, 'Two.');
  await addMessage(server.db, dan.id, 'Three.');
  const old = await publish(dan);
  await server.db
    .updateTable('posts')
    .set({ posted_on: new Date(now.getTime() - 25 * 3_600_000) })
    .where('id', '=', old._id)
    .execute();
  now = new Date(Date.now() + 1_000);
  const url = `/api/moderation/members/${dan.id}/content`;
  const preview = async () => {
    const first = await eve.request({ url: `${url}?limit=3` });
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1];
    const rest = next === undefined ? [] : (await eve.request({ url: next })).json<object[]>();
    return { total: first.headers['x-total-count'], items: [...first.json<object[]>(), ...rest] };
  };

  expect((await mod.request({ url })).statusCode).toBe(403);
  expect(await preview()).toMatchObject({ total: '4', items: [{}, {}, {}, { kind: 'post', _id }] });
  const batch = newId();
  const payload = { batch, reason: 'spam', until: now.toISOString() };
  for (const until of ['2025-12-31T23:59:60Z', '2026-01-01T10:00:00+23']) {
    const refused = await eve.request({ method: 'POST', url, payload: { ...payload, until } });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ details: [{ field: 'until', message: 'must be a valid date-time.' }] }),
    ]);
  }
  const removal = await eve.request({ method: 'POST', url, payload });
  expect(removal.json()).toEqual({ changed: 4, remaining: 0 });
  expect(await preview()).toEqual({ total: '0', items: [] });
  expect((await server.request({ url: `/posts/get?id=${old._id}` })).json()).toHaveLength(1);

  const undo = (member: TestMember) =>
    member.request({ method: 'POST', url: `/api/moderation/batches/${batch}/undo` });
  expect((await undo(mod)).statusCode).toBe(403);
  expect((await undo(eve)).json()).toEqual({ changed: 4, remaining: 0 });
  expect(await preview()).toMatchObject({ total: '4' });

  const again = { ...payload, batch: newId() };
  await eve.request({ method: 'POST', url, payload: again });
  now = new Date(now.getTime() + 61_000);
  const late = await eve.request({ method: 'POST', url: `/api/moderation/batches/${again.batch}/undo` });
  expect(late.statusCode).toBe(409);

  await grantRole(server.db, dan.id, 'moderator', 'News');
  const ofStaff = await eve.request({ method: 'POST', url, payload: { ...payload, batch: newId() } });
  expect([ofStaff.statusCode, ofStaff.json()]).toEqual([
    403,
    expect.objectContaining({ message: moderationMessages.outranked }),
  ]);
});

it('counts at most 1,000 items, and reports whether there are more', async () => {
  const { id } = await signUp(server, 'Vic');
  const write = (count: number) =>
    sql`
      insert into chat_messages (id, user_id, text, sent_on)
      select gen_random_uuid(), ${id}, 'Buy now.', now() from generate_series(1, ${count}::int)`.execute(
      server.db,
    );
  const counted = async () => {
    now = new Date(Date.now() + 1_000);
    const { headers } = await eve.request({ url: `/api/moderation/members/${id}/content` });
    return [headers['x-total-count'], headers['x-total-count-capped']];
  };
  await write(1_000);
  expect(await counted()).toEqual(['1000', undefined]);
  await write(1);
  expect(await counted()).toEqual(['1000', 'true']);
});

describe('the undo of a bulk removal', () => {
  const undo = (batch: string) =>
    eve.request({ method: 'POST', url: `/api/moderation/batches/${batch}/undo` });
  const restore = (decision: string) =>
    eve.request({ method: 'POST', url: `/api/moderation/content/restore/${decision}` });
  const wait = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  /** Removes chat messages of a new member. @returns The batch and its decisions. */
  const removeMessages = async (name: string, count: number) => {
    const { id } = await signUp(server, name);
    await sql`
      insert into chat_messages (id, user_id, text, sent_on)
      select gen_random_uuid(), ${id}, 'Buy now.', now() from generate_series(1, ${count}::int)`.execute(
      server.db,
    );
    now = new Date(Date.now() + 1_000);
    const batch = newId();
    const payload = { batch, reason: 'spam', until: now.toISOString() };
    const url = `/api/moderation/members/${id}/content`;
    let remaining = count;
    while (remaining > 0)
      ({ remaining } = (await eve.request({ method: 'POST', url, payload })).json<{ remaining: number }>());
    const rows = await server.db.selectFrom('decisions').select('id').where('batch_id', '=', batch).execute();
    return { batch, decisions: rows.map((row) => row.id) };
  };

  it.each([
    ['within the minute', 'Fay', 0],
    ['a day later', 'Flo', 86_400_000],
  ])('is not begun by one item restored %s', async (_, name, ms) => {
    const { batch, decisions } = await removeMessages(name, 2);
    wait(ms);
    await restore(decisions[0]!);
    wait(61_000);
    expect((await undo(batch)).statusCode).toBe(409);
    await restore(decisions[1]!);
    expect((await undo(batch)).json()).toEqual({ changed: 0, remaining: 0 });
  });

  it('that began within the minute may finish within ten', async () => {
    const { batch } = await removeMessages('Gil', 101);
    wait(60_000);
    expect((await undo(batch)).json()).toEqual({ changed: 100, remaining: 1 });
    wait(540_001);
    expect((await undo(batch)).statusCode).toBe(409);
    wait(-1);
    expect((await undo(batch)).json()).toEqual({ changed: 1, remaining: 0 });
  });
});

describe('the id of a bulk removal', () => {
  const newSpammer = async (name: string) => {
    const { id } = await signUp(server, name);
    await addMessage(server.db, id, 'Buy now.');
    return id;
  };
  const removeAll = (member: TestMember, id: string, batch: string) =>
    member.request({
      method: 'POST',
      url: `/api/moderation/members/${id}/content`,
      payload: { batch, reason: 'spam', until: new Date(Date.now() + 1_000).toISOString() },
    });
  const decisionsOf = async (batch: string) =>
    server.db.selectFrom('decisions').select('id').where('batch_id', '=', batch).execute();
  beforeAll(() => {
    now = new Date(Date.now() + 1_000);
  });

  it.each([
    ['another moderator', 'Hal', (id: string) => Promise.resolve([bob, id] as const)],
    ['another member', 'Ida', async () => [eve, await newSpammer('Ike')] as const],
  ])('is refused for %s', async (_, name, second) => {
    const batch = newId();
    const id = await newSpammer(name);
    expect((await removeAll(eve, id, batch)).json()).toEqual({ changed: 1, remaining: 0 });
    await addMessage(server.db, id, 'Buy soon.');

    const [moderator, member] = await second(id);
    const refused = await removeAll(moderator, member, batch);

    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        message: moderationMessages.batchUsed,
        code: 'conflict',
        details: [{ field: 'batch', message: moderationMessages.batchUsed }],
      },
    ]);
    expect(await decisionsOf(batch)).toHaveLength(1);
  });

  it('is refused a minute after the last part, when it can no longer be undone', async () => {
    const batch = newId();
    const id = await newSpammer('Jan');
    await removeAll(eve, id, batch);
    await addMessage(server.db, id, 'Buy soon.');
    now = new Date(now.getTime() + 60_001);

    expect((await removeAll(eve, id, batch)).statusCode).toBe(409);
    expect(await decisionsOf(batch)).toHaveLength(1);
  });

  it('is refused for the second of two concurrent removals', async () => {
    const batch = newId();
    const ids = [await newSpammer('Kim'), await newSpammer('Kit')];

    const responses = await Promise.all(ids.map((id) => removeAll(eve, id, batch)));

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await decisionsOf(batch)).toHaveLength(1);
  });
});
