import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { newId } from '../../database/ids';
import { signUp, type TestMember } from '../../testing/members';
import { notificationsOf } from '../../testing/notifications';
import { perform } from '../../testing/outcomes';
import { grantRole, signUpModerator } from '../../testing/roles';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { decide } from './decide';

let server: TestApp;
let ada: TestMember;
let mod: TestMember;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  mod = await signUpModerator(server, 'Mona', 'Memes');
});
afterAll(() => server.close());

const decideAbout = (kind: 'warn' | 'keep') =>
  perform(server.db, ({ change }) =>
    change((unit) =>
      decide(
        unit,
        {
          kind,
          target: { kind: 'member', id: ada.id },
          memberId: ada.id,
          moderatorId: mod.id,
          reason: 'spam',
        },
        new Date(),
      ),
    ),
  );

it('notifies the member without naming the moderator, and writes the audit log', async () => {
  const { id } = (await decideAbout('warn')).result;

  const [told] = await notificationsOf(ada);
  expect(told).toMatchObject({
    type: 'other',
    message: 'Moderators sent you a warning',
    decision: { _id: id, kind: 'warn', reason: 'spam', target: 'member' },
  });
  expect(JSON.stringify(told)).not.toContain(mod.id);
  const { rows } = await sql<object>`select actor_id, action, member_id from audit_log`.execute(server.db);
  expect(rows).toEqual([{ actor_id: mod.id, action: 'warn member', member_id: ada.id }]);
});

it('does not notify the member of kept content', async () => {
  const before = await notificationsOf(ada);
  await decideAbout('keep');
  expect(await notificationsOf(ada)).toEqual(before);
});

it('never changes the audit log', async () => {
  for (const statement of [
    'delete from audit_log',
    "update audit_log set action = ''",
    'truncate audit_log',
  ]) {
    await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('audit_log is append-only');
  }
});

it('returns roles and their permissions', async () => {
  await server.db.deleteFrom('roles').where('user_id', '=', ada.id).execute();
  const [own, none] = await Promise.all(
    [mod, ada].map(async (member) => (await member.request({ url: '/api/moderation/me' })).json<object>()),
  );

  expect(none).toEqual({ administrator: false, allZones: false, zones: [], permissions: [] });
  expect(own).toMatchObject({ administrator: false, allZones: false, zones: ['Memes'] });
  expect(own).toHaveProperty('permissions', expect.arrayContaining(['lock comments', 'warn members']));
  expect(own).not.toHaveProperty('permissions', expect.arrayContaining(['ban members']));
});

it('lets any administrator pin', async () => {
  const url = `/posts/pin/${newId()}`;
  expect((await mod.request({ method: 'POST', url })).statusCode).toBe(403);
  await grantRole(server.db, mod.id, 'administrator');
  expect((await mod.request({ method: 'POST', url })).statusCode).toBe(404);
});
