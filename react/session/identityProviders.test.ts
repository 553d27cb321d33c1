import { expect, it } from 'vitest';

import { attempt } from '../forum/mutations/mutation';
import { hookIn } from '../testing/hookIn';
import { failure, flushPromises, testForum } from '../testing/testForum';
import {
  completeSignIn,
  identitiesQuery,
  identityProvidersQuery,
  signUpWithIdentity,
  startSignIn,
} from './identityProviders';
import { useIdentitySignUp } from './useIdentityProviders';

const fields = { name: 'Ann', username: 'ann', email: 'ann@example.org' };
const session = { token: 'new-token', result: { _id: 'ann', name: 'Ann' } };

it('finds no providers on a server without them', async () => {
  const { forum } = testForum(() => failure(404));

  expect(await forum.cache.fetchQuery(identityProvidersQuery(forum))).toEqual([]);
  expect(await forum.cache.fetchQuery(identitiesQuery(forum))).toBeNull();
});

it("opens the provider's page, and alerts when that fails", async () => {
  const opened: string[] = [];
  const go = { providerId: 'club', purpose: 'logIn' } as const;
  const { forum } = testForum(() => Response.json({ url: 'https://id.example/' }));
  await attempt(
    forum,
    startSignIn(forum, (url) => opened.push(url)),
    go,
  );
  const silent = testForum(() => failure(503, 'The club is not responding.'));
  await attempt(
    silent.forum,
    startSignIn(silent.forum, (url) => opened.push(url)),
    go,
  );

  expect(opened).toEqual(['https://id.example/']);
  expect(silent.alerts).toEqual(['The club is not responding.']);
});

it('logs in with the answer of a provider and with a sign-up', async () => {
  const answer = testForum(() => Response.json({ purpose: 'logIn', session }));
  await attempt(answer.forum, completeSignIn(answer.forum), { providerId: 'club', query: 'code=c' });
  expect(answer.session.current()).toEqual(session);

  const account = { ticket: 't', ...fields };
  const { signal } = new AbortController();
  const signUp = testForum(() => Response.json(session));
  await attempt(signUp.forum, signUpWithIdentity(signUp.forum, {}, signal), account);
  expect(signUp.session.current()).toEqual(session);

  const late = testForum(() => failure(410, 'Too late.'));
  expect(await attempt(late.forum, signUpWithIdentity(late.forum, {}, signal), account)).toMatchObject({
    ok: false,
  });
  expect(late.alerts).toEqual([]);
});

it('sends the invitation and the answer to the challenge', async () => {
  const { forum, calls } = testForum(() => Response.json(session));
  const getChallengeAnswer = () => Promise.resolve('42');
  const { signUp } = hookIn(forum, () => useIdentitySignUp({ invitation: 'i.t', getChallengeAnswer }));
  await signUp('t', { ...fields, referralCode: '' });

  expect(calls).toMatchObject([
    { body: { ticket: 't', ...fields, invitation: 'i.t', challenge: '42' } },
    // Bob's identity.
    { url: '/api/session/end' },
  ]);
});

it('stops the challenge without an alert when the user cancels', async () => {
  const { forum, calls, alerts } = testForum(() => Response.json(session));
  const getChallengeAnswer = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('Stopped.'))));
  const { signUp, cancel } = hookIn(forum, () => useIdentitySignUp({ getChallengeAnswer }));
  const outcome = signUp('t', { ...fields, referralCode: '' });
  await flushPromises();
  cancel();

  expect(await outcome).toMatchObject({ ok: false });
  expect({ calls, alerts }).toEqual({ calls: [], alerts: [] });
});
