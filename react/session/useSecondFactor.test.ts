import { expect, it, vi } from 'vitest';

import { attempt, mutate } from '../forum/mutations/mutation';
import { hookIn } from '../testing/hookIn';
import { failure, testForum } from '../testing/testForum';
import { useIdentities } from './useIdentities';
import { changesOf, proveIdentity, secondFactorQuery, useSecondFactor } from './useSecondFactor';

const proofNeeded = () => Response.json({ message: 'Confirm.', code: 'proof_needed' }, { status: 403 });
const options = { challengeId: 'c1', options: { challenge: 'x' } };

it('is null on a server without second factors', async () => {
  const { forum } = testForum(() => failure(404));

  expect(await forum.cache.fetchQuery(secondFactorQuery(forum))).toBeNull();
});

it('sends a sensitive step again once the user has proved the identity', async () => {
  const answers = [proofNeeded(), Response.json({ message: 'Done.' })];
  const onProofNeeded = vi.fn(() => Promise.resolve(true));
  const { forum, calls, alerts } = testForum(() => answers.shift() ?? failure(500), { onProofNeeded });

  expect(await attempt(forum, changesOf(forum).removeTotp, undefined)).toMatchObject({ ok: true });
  expect(calls.map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
  expect(onProofNeeded).toHaveBeenCalledOnce();
  expect(alerts).toEqual([]);
});

it('fails when the user does not prove it, and never asks twice', async () => {
  const onProofNeeded = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { forum, calls, alerts } = testForum(proofNeeded, { onProofNeeded });

  for (const count of [1, 3]) {
    expect(await attempt(forum, changesOf(forum).removeTotp, undefined)).toMatchObject({ ok: false });
    expect(calls).toHaveLength(count);
  }
  expect(alerts).toEqual(['Confirm.', 'Confirm.']);
});

it('does not repeat the step for a member who logs in while the dialog is open', async () => {
  const { forum, session, calls } = testForum(proofNeeded, {
    onProofNeeded() {
      session.start({ token: 't', result: { _id: 'ann', name: 'Ann' } });
      return Promise.resolve(true);
    },
  });

  expect(await attempt(forum, changesOf(forum).removeTotp, undefined)).toMatchObject({ ok: false });
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('adds the passkey that the browser creates, and nothing when the user cancels', async () => {
  const { forum, calls } = testForum(({ url }) =>
    Response.json(url.endsWith('/start') ? options : { recoveryCodes: ['a'] }),
  );
  const create = vi.fn().mockResolvedValueOnce(undefined).mockResolvedValueOnce({ id: 'key' });
  const { addPasskey } = changesOf(forum);

  expect(await mutate(forum, addPasskey, create)).toBeUndefined();
  expect(calls).toHaveLength(1);
  expect(await mutate(forum, addPasskey, create)).toEqual({ recoveryCodes: ['a'] });
  expect(create).toHaveBeenCalledWith(options.options);
  expect(calls.at(-1)).toEqual({
    method: 'POST',
    url: '/api/second-factor/passkeys',
    body: { challengeId: 'c1', response: { id: 'key' } },
  });
});

it('proves the identity with a password, or a passkey unless the user cancels', async () => {
  const { forum, calls } = testForum(() => Response.json({ message: 'Confirmed.', ...options }));
  const prove = proveIdentity(forum);

  expect(await mutate(forum, prove, { password: 'p' })).toBe(true);
  expect(await mutate(forum, prove, { getPasskey: () => Promise.resolve(undefined) })).toBe(false);
  expect(await mutate(forum, prove, { getPasskey: () => Promise.resolve({ id: 'key' }) })).toBe(true);
  expect(calls.filter(({ url }) => url === '/api/session/proof').map(({ body }) => body)).toEqual([
    { password: 'p' },
    { passkey: { challengeId: 'c1', response: { id: 'key' } } },
  ]);
});

it('changes nothing for a member who has logged in since it was asked', async () => {
  const { forum, session, calls } = testForum(() => Response.json({ message: 'Done.' }));
  const [factor, identities] = [hookIn(forum, useSecondFactor), hookIn(forum, useIdentities)];
  session.start({ token: 't', result: { _id: 'ann', name: 'Ann' } });

  const outcomes = [
    await factor.renewCodes(),
    await factor.removeTotp(),
    await factor.removePasskey('phone'),
    await factor.addPasskey(() => Promise.resolve({ id: 'key' })),
    await identities.unlink('club'),
  ];

  expect(outcomes.map(({ ok }) => ok)).toEqual(outcomes.map(() => false));
  expect(calls.filter(({ url }) => /second-factor|identities/.test(url))).toEqual([]);
});
