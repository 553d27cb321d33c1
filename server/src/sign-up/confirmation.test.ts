import type { components } from '@alphazone/client';
import { expect, it } from 'vitest';

import { createMailApp, type MailApp } from '../testing/mail-app';
import { testPassword } from '../testing/members';
import { restrict } from '../testing/roles';
import { signUpMessages } from './messages';

const off = { kind: 'off' } as const;

const apply = (server: MailApp, name: string, fields: object = {}) => {
  const username = name.toLowerCase();
  const payload = { name, username, email: `${username}@example.org`, password: testPassword, ...fields };
  return server.post('/api/users/signup', payload);
};

it('admits no newcomer whose inviter was banned before the confirmation', async () => {
  const server = await createMailApp({ settings: { signUp: { mode: 'invite', challenge: off } } });
  const ada = await server.join('Ada');
  const { token: invitation } = (await server.post('/api/invitations', {}, ada.token)).json<
    components['schemas']['Invitation']
  >();
  await apply(server, 'Mal', { invitation });
  const token = await server.tokenFor('mal@example.org');
  await restrict(server.db, ada.result._id, 'ban');

  const confirmed = await server.post('/api/email/confirm', { token });
  expect(confirmed.statusCode).toBe(409);
  expect(confirmed.json()).toMatchObject({ message: signUpMessages.invitationGone });
  await server.close();
});

it.each(['invite', 'approval'] as const)(
  'lets only one first member in when several confirm (%s)',
  async (mode) => {
    const server = await createMailApp({ settings: { signUp: { mode, challenge: off } } });
    for (const name of ['Ada', 'Mal'])
      expect((await apply(server, name)).json()).toMatchObject({ code: 'confirmation_needed' });
    const tokens = [];
    for (const name of ['ada', 'mal']) tokens.push(await server.tokenFor(`${name}@example.org`));
    await Promise.all(
      tokens.map((token) =>
        server.request({ method: 'POST', url: '/api/email/confirm', payload: { token } }),
      ),
    );
    const members = await server.db.selectFrom('users').select('approval_asked_on').execute();

    expect(members.filter((member) => member.approval_asked_on === null)).toHaveLength(1);
    expect(members).toHaveLength(mode === 'invite' ? 1 : 2);
    await server.close();
  },
);
