import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import type { SessionProfile } from '../session/profile';
import { deferred, flushPromises, type Deferred } from '../testing/promises';
import { reachedStates, unreachedStates } from '../testing/reachedStates';
import { watchTransitions } from '../testing/takenTransitions';
import type { AuthFormInput } from './authForm';
import { authFormMachine, type AuthFormEmitted, type AuthResponse } from './authFormMachine';
import { emptyFields, type AuthFields, type AuthRequest, type CodeRequest } from './authRules';

const { inspect, missed } = watchTransitions(authFormMachine);

function startForm({ ref, ...input }: Partial<AuthFormInput> = {}) {
  const requests: AuthRequest[] = [];
  const responses: Deferred<AuthResponse>[] = [];
  const emitted: AuthFormEmitted[] = [];
  const nextResponse = () => {
    const response = deferred<AuthResponse>();
    responses.push(response);
    return response.promise;
  };
  const nextSession = () => nextResponse() as Promise<SessionProfile | undefined>;
  const submit = fromPromise<AuthResponse, AuthRequest>(({ input: request }) => {
    requests.push(request);
    return nextResponse();
  });
  const codes: CodeRequest[] = [];
  const complete = fromPromise<SessionProfile | undefined, CodeRequest>(({ input: request }) => {
    codes.push(request);
    return nextSession();
  });
  const usePasskey = fromPromise<SessionProfile | undefined>(nextSession);
  const actor = createActor(authFormMachine.provide({ actors: { submit, complete, usePasskey } }), {
    input: { ref, ...input },
    clock: new SimulatedClock(),
    inspect,
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const type = (fields: Partial<AuthFields>) => {
    for (const [field, value] of Object.entries(fields)) {
      actor.send({ type: 'field.changed', field: field as keyof AuthFields, value });
    }
  };
  return { actor, requests, codes, responses, emitted, type, context: () => actor.getSnapshot().context };
}

const session = { token: 't', result: { _id: 'ann', name: 'Ann' } };
const credentials = { email: 'a@b.c', password: 'secret12' };

describe('authFormMachine', () => {
  it('opens in log-in mode without a ref', () => {
    expect(startForm().context()).toEqual({ mode: 'logIn', fields: emptyFields });
  });

  it.each(['R2D2', ''])('opens in sign-up mode with ref "%s" filled in', (ref) => {
    expect(startForm({ ref }).context()).toEqual({
      mode: 'signUp',
      fields: { ...emptyFields, referralCode: ref },
    });
  });

  // @spec 4.6
  it('clears all fields when the mode is toggled', () => {
    const { actor, type, context } = startForm({ ref: 'R2D2' });
    type({ ...credentials, name: 'Ann', username: 'ann' });
    actor.send({ type: 'mode.toggled' });
    expect(context()).toEqual({ mode: 'logIn', fields: emptyFields });
    actor.send({ type: 'mode.toggled' });
    expect(context().mode).toBe('signUp');
  });

  it('raises an alert instead of submitting invalid fields', () => {
    const { actor, requests, emitted } = startForm();
    actor.send({ type: 'form.submitted' });
    expect(requests).toEqual([]);
    expect(emitted).toEqual([{ type: 'alert.raised', code: 'emailAndPasswordMissing' }]);
    expect(actor.getSnapshot().value).toBe('editing');
  });

  it('emits the session and clears the fields', async () => {
    const { actor, type, requests, responses, emitted, context } = startForm();
    type(credentials);
    actor.send({ type: 'form.submitted' });
    expect(requests).toEqual([{ mode: 'logIn', ...credentials }]);
    responses[0]?.resolve(session);
    await flushPromises();
    expect(emitted).toEqual([{ type: 'auth.succeeded', mode: 'logIn', session }]);
    expect(context().fields).toEqual(emptyFields);
  });

  it.each([
    ['logIn', undefined, 'logInFailed'],
    ['signUp', 'R', 'signUpFailed'],
  ])('treats an incomplete session as a failure in mode %s', async (_, ref, code) => {
    const { actor, type, responses, emitted, context } = startForm({ ref });
    type({ ...credentials, name: 'Ann', username: 'ann' });
    const { fields } = context();
    actor.send({ type: 'form.submitted' });
    responses[0]?.resolve(undefined);
    await flushPromises();
    expect(emitted).toEqual([{ type: 'alert.raised', code }]);
    expect(context().fields).toEqual(fields);
  });

  it('says where the link went, forgets the fields and leads back to the log-in form', async () => {
    const { actor, type, responses, emitted, context } = startForm({ ref: '' });
    type({ ...credentials, name: 'Ann', username: 'ann' });
    actor.send({ type: 'form.submitted' });
    responses[0]?.resolve('confirmation needed');
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('mailed');
    expect(context()).toEqual({ mode: 'signUp', fields: emptyFields, mailedTo: 'a@b.c' });
    expect(emitted).toEqual([]);
    actor.send({ type: 'mode.toggled' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context()).toEqual({ mode: 'logIn', fields: emptyFields });
  });

  it('restores the draft of an earlier visit', () => {
    const draft = { mode: 'signUp', fields: { ...emptyFields, email: 'a@b.c' } } as const;
    expect(startForm({ draft }).context()).toEqual(draft);
    expect(startForm({ ref: 'R2D2', draft }).context()).toEqual(draft);
  });

  it('continues a log-in that began elsewhere', () => {
    const challenge = { id: 'c1', methods: ['code'] } as const;
    const { actor } = startForm({ draft: { mode: 'logIn', fields: emptyFields, challenge, code: '' } });
    expect(actor.getSnapshot().value).toBe('enteringCode');
    actor.send({ type: 'challenge.cancelled' });
    expect(actor.getSnapshot().value).toBe('editing');
  });

  it.each(['R2D2', ''])('prefers ref "%s" to a log-in draft', (ref) => {
    const draft = { mode: 'logIn', fields: { ...emptyFields, email: 'a@b.c' } } as const;
    expect(startForm({ ref, draft }).context()).toEqual({
      mode: 'signUp',
      fields: { ...emptyFields, referralCode: ref },
    });
  });

  it('ignores events while the request is pending', () => {
    const { actor, type, requests, context } = startForm();
    type(credentials);
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'mode.toggled' });
    type({ email: 'x' });
    expect(requests).toHaveLength(1);
    expect(context()).toEqual({ mode: 'logIn', fields: { ...emptyFields, ...credentials } });
  });

  it('stops the request when it is cancelled, and keeps the fields', () => {
    const { actor, type, responses, emitted, context } = startForm();
    type(credentials);
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'form.cancelled' });
    responses[0]?.resolve(session);

    expect(actor.getSnapshot().value).toBe('editing');
    expect(context().fields).toEqual({ ...emptyFields, ...credentials });
    expect(emitted).toEqual([]);
  });

  it.each([
    [
      'the server message',
      {},
      { serverMessage: 'No such account.' },
      { code: 'logInFailed', reason: 'No such account.' },
    ],
    ['a failed log-in', {}, new Error('fetch failed'), { code: 'logInFailed' }],
    ['a failed sign-up', { ref: 'R' }, { serverMessage: '' }, { code: 'signUpFailed' }],
    ['a failed log-in without any error', {}, undefined, { code: 'logInFailed' }],
  ])('raises %s on failure, keeps the fields and allows a retry', async (_, input, error, alert) => {
    const { actor, type, requests, responses, emitted, context } = startForm(input);
    type({ ...credentials, name: 'Ann', username: 'ann' });
    const { fields } = context();
    actor.send({ type: 'form.submitted' });
    responses[0]?.reject(error);
    await flushPromises();
    expect(emitted).toEqual([{ type: 'alert.raised', ...alert }]);
    expect(context().fields).toEqual(fields);
    actor.send({ type: 'form.submitted' });
    expect(requests).toHaveLength(2);
  });

  describe('with a second factor', () => {
    const challenge = { id: 'c1', methods: ['code', 'passkey'] } as const;

    async function startCode() {
      const form = startForm();
      form.type(credentials);
      form.actor.send({ type: 'form.submitted' });
      form.responses[0]?.reject({ serverMessage: 'Enter the code.', challenge });
      await flushPromises();
      const state = () => form.actor.getSnapshot().value;
      return { ...form, state };
    }

    it('asks for the code without an alert and completes the log-in', async () => {
      const { actor, codes, responses, emitted, context, state } = await startCode();
      expect(state()).toBe('enteringCode');
      expect(context()).toEqual({
        mode: 'logIn',
        fields: { ...emptyFields, ...credentials },
        challenge,
        code: '',
      });

      actor.send({ type: 'code.changed', code: ' 492039 ' });
      actor.send({ type: 'code.submitted' });
      expect(codes).toEqual([{ challengeId: 'c1', code: '492039' }]);
      responses[1]?.resolve(session);
      await flushPromises();

      expect(emitted).toEqual([{ type: 'auth.succeeded', mode: 'logIn', session }]);
      expect(context()).toEqual({ mode: 'logIn', fields: emptyFields });
    });

    it('keeps asking after a missing code, a wrong one and an incomplete session', async () => {
      const { actor, codes, responses, emitted, state } = await startCode();
      actor.send({ type: 'code.submitted' });
      actor.send({ type: 'code.changed', code: '1' });
      actor.send({ type: 'code.submitted' });
      responses[1]?.reject({ serverMessage: 'The code is wrong.' });
      await flushPromises();
      actor.send({ type: 'code.submitted' });
      responses[2]?.resolve(undefined);
      await flushPromises();

      expect(codes).toHaveLength(2);
      expect(emitted).toEqual([
        { type: 'alert.raised', code: 'codeMissing' },
        { type: 'alert.raised', code: 'codeRefused', reason: 'The code is wrong.' },
        { type: 'alert.raised', code: 'codeRefused' },
      ]);
      expect(state()).toBe('enteringCode');
    });

    it('returns to the fields', async () => {
      const { actor, context, state } = await startCode();
      actor.send({ type: 'challenge.cancelled' });

      expect(state()).toBe('editing');
      expect(context()).toEqual({ mode: 'logIn', fields: { ...emptyFields, ...credentials } });
    });

    it.each([
      ['the code', { type: 'code.submitted' }],
      ['a passkey', { type: 'passkey.chosen' }],
    ] as const)('stops the request with %s when it is cancelled', async (_, request) => {
      const { actor, responses, emitted, context, state } = await startCode();
      actor.send({ type: 'code.changed', code: '1' });
      actor.send(request);
      actor.send({ type: 'form.cancelled' });
      expect(state()).toBe('enteringCode');
      expect(context()).toMatchObject({ challenge, code: '1' });

      actor.send(request);
      actor.send({ type: 'challenge.cancelled' });
      for (const { resolve } of responses) resolve(session);
      await flushPromises();
      expect(state()).toBe('editing');
      expect(context()).toEqual({ mode: 'logIn', fields: { ...emptyFields, ...credentials } });
      expect(emitted).toEqual([]);
    });

    it('accepts a passkey instead, and asks again after a failure or a cancellation', async () => {
      const { actor, responses, emitted, state } = await startCode();
      actor.send({ type: 'passkey.chosen' });
      responses[1]?.resolve(undefined);
      await flushPromises();
      expect(state()).toBe('enteringCode');

      actor.send({ type: 'passkey.chosen' });
      responses[2]?.reject(new Error('no authenticator'));
      await flushPromises();
      expect(state()).toBe('enteringCode');

      actor.send({ type: 'passkey.chosen' });
      responses[3]?.resolve(session);
      await flushPromises();
      expect(emitted).toEqual([
        { type: 'alert.raised', code: 'passkeyFailed' },
        { type: 'auth.succeeded', mode: 'logIn', session },
      ]);
    });
  });

  it('logs in with a passkey alone, and returns to the fields otherwise', async () => {
    const { actor, responses, emitted, type, context } = startForm();
    type({ email: 'a@b.c' });
    for (const settle of [
      () => responses[0]?.resolve(undefined),
      () => responses[1]?.reject({ serverMessage: 'This passkey is unknown here.' }),
      () => responses[2]?.resolve(session),
    ]) {
      actor.send({ type: 'passkey.chosen' });
      expect(context().fields.email).toBe('a@b.c');
      settle();
      await flushPromises();
      expect(actor.getSnapshot().value).toBe('editing');
    }
    expect(emitted).toEqual([
      { type: 'alert.raised', code: 'passkeyFailed', reason: 'This passkey is unknown here.' },
      { type: 'auth.succeeded', mode: 'logIn', session },
    ]);
  });

  const reached = reachedStates(
    authFormMachine,
    { ref: undefined },
    [
      { type: 'field.changed', field: 'email', value: 'a@b.c' },
      { type: 'field.changed', field: 'password', value: 'secret12' },
      { type: 'form.submitted' },
      { type: 'xstate.done.actor.submit', output: session },
      { type: 'xstate.done.actor.submit', output: 'confirmation needed' },
      { type: 'xstate.error.actor.submit', error: {} },
      { type: 'xstate.error.actor.submit', error: { challenge: { id: 'c1', methods: ['code'] } } },
      { type: 'code.changed', code: '1' },
      { type: 'code.submitted' },
      { type: 'passkey.chosen' },
    ],
    ({ fields, challenge, code }) => ({ fields, challenge, code }),
  );

  it('reaches every state', () => {
    expect(unreachedStates(authFormMachine, reached)).toEqual([]);
  });

  it('takes every transition', () => {
    expect(missed()).toEqual([]);
  });
});
