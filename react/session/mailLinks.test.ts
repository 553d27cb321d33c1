import { expect, it } from 'vitest';

import { attempt } from '../forum/mutations/mutation';
import { failure, testForum } from '../testing/testForum';
import { confirmEmail, requestReset, setNewPassword } from './mailLinks';

const session = { token: 'new-token', result: { _id: 'ann', name: 'Ann' } };

it('logs in with the session of a new password and of a finished sign-up', async () => {
  const reset = testForum(() => Response.json(session));
  await attempt(reset.forum, setNewPassword(reset.forum), { token: 't', password: 'battery staple 2' });
  expect(reset.session.current()).toEqual(session);

  const signUp = testForum(() => Response.json({ message: 'Welcome.', session }));
  await attempt(signUp.forum, confirmEmail(signUp.forum), 't');
  expect(signUp.session.current()).toEqual(session);
});

it('leaves expired links to the screen, and alerts about other failures', async () => {
  const gone = testForum(() => failure(410, 'Gone.'));
  const outcome = await attempt(gone.forum, confirmEmail(gone.forum), 't');
  expect(outcome).toMatchObject({ ok: false, error: { status: 410 } });
  expect(gone.alerts).toEqual([]);

  const busy = testForum(() => failure(503, 'Busy.'));
  await attempt(busy.forum, requestReset(busy.forum), 'a@b.example');
  expect(busy.alerts).toEqual(['Busy.']);
});
