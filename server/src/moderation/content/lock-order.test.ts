import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { newId } from '../../database/ids';
import { countBlocked } from '../../testing/blocked-transactions';
import { comment, publish, signUp, type TestMember } from '../../testing/members';
import { signUpModerator } from '../../testing/roles';
import { createTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let ada: TestMember;
let mod: TestMember;
let other: TestMember;
let count = 0;

beforeAll(async () => {
  server = await createTestApp();
  mod = await signUpModerator(server, 'Mona');
  other = await signUpModerator(server, 'Other');
});
beforeEach(async () => {
  count += 1;
  ada = await signUp(server, `Ada${count}`);
});
afterAll(() => server.close());

const send = (member: TestMember, url: string, payload: object = {}) =>
  member.request({ method: 'POST', url, payload });

const idOf = async (response: ReturnType<typeof send>) => (await response).json<{ _id: string }>()._id;

const silence = () =>
  idOf(send(mod, `/api/moderation/members/${ada.id}/sanctions`, { kind: 'silence', reason: 'spam' }));

const decisionRow = (id: string) => sql`select from decisions where id = ${id}`;
const userRow = (id: string) => sql`select from users where id = ${id}`;
const postRow = (id: string) => sql`select from posts where id = ${id}`;

/** Expects that the request does not hold the later row while it waits for the earlier one. */
async function expectOrder(
  [earlier, later]: readonly [RawBuilder<unknown>, RawBuilder<unknown>],
  request: () => ReturnType<typeof send>,
): Promise<void> {
  const { sent } = await server.db.transaction().execute(async (transaction) => {
    await sql`${earlier} for update`.execute(transaction);
    const pending = request();
    await expect.poll(() => countBlocked(server.db)).toBe(1);
    await sql`${later} for no key update nowait`.execute(transaction);
    return { sent: pending };
  });
  const response = await sent;
  expect(response.statusCode).toBe(200);
}

it('an appeal locks the decision before the member', async () => {
  const decision = await silence();

  await expectOrder([decisionRow(decision), userRow(ada.id)], () =>
    send(ada, `/api/decisions/${decision}/appeal`, { version: 0, text: 'It was a joke.' }),
  );
});

it('a restored decision locks the post before the reviewer', async () => {
  const { _id } = await publish(ada);
  const removal = { kind: 'remove', target: { kind: 'post', _id }, reason: 'spam' };
  const decision = await idOf(send(mod, '/api/moderation/content', removal));
  await send(ada, `/api/decisions/${decision}/appeal`, { version: 0, text: 'It was a joke.' });
  await send(other, `/api/decisions/${decision}/review`, { version: 1 });

  await expectOrder([postRow(_id), userRow(other.id)], () =>
    send(other, `/api/decisions/${decision}/restore`, { version: 2 }),
  );
});

it('lifting a sanction locks the decision before the member', async () => {
  const decision = await silence();

  await expectOrder([decisionRow(decision), userRow(ada.id)], () =>
    mod.request({ method: 'DELETE', url: `/api/moderation/members/${ada.id}/sanctions/silence` }),
  );
});

it('an undone bulk removal locks all posts by id', async () => {
  const first = await publish(mod);
  const second = await publish(ada);
  await comment(ada, first._id, 'Striped.');
  const batch = newId();
  await send(other, `/api/moderation/members/${ada.id}/content`, {
    batch,
    reason: 'spam',
    until: new Date(Date.now() + 1_000).toISOString(),
  });

  await expectOrder([postRow(first._id), postRow(second._id)], () =>
    send(other, `/api/moderation/batches/${batch}/undo`),
  );
});
