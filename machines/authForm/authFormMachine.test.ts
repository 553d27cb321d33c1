import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import { deferred, settle, type Deferred } from '../testing/promises';
import { reachedStates } from '../testing/reachedStates';
import { authFormMachine, type AuthFormEmitted, type AuthFormInput } from './authFormMachine';
import { emptyFields, type AuthFields, type AuthRequest } from './authRules';

function startForm({ ref }: Partial<AuthFormInput> = {}) {
  const requests: AuthRequest[] = [];
  const answers: Deferred<unknown>[] = [];
  const emitted: AuthFormEmitted[] = [];
  const submit = fromPromise<unknown, AuthRequest>(({ input: request }) => {
    requests.push(request);
    const answer = deferred<unknown>();
    answers.push(answer);
    return answer.promise;
  });
  const actor = createActor(authFormMachine.provide({ actors: { submit } }), {
    input: { ref },
    clock: new SimulatedClock(),
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const type = (fields: Partial<AuthFields>) => {
    for (const [field, value] of Object.entries(fields)) {
      actor.send({ type: 'field.changed', field: field as keyof AuthFields, value });
    }
  };
  return { actor, requests, answers, emitted, type, context: () => actor.getSnapshot().context };
}

const credentials = { email: 'a@b.c', password: 'secret12' };

describe('authFormMachine', () => {
  it('logs in unless a ref is given', () => {
    expect(startForm().context()).toEqual({ mode: 'logIn', fields: emptyFields });
  });

  it.each(['R2D2', ''])('signs up when ref is present ("%s"), and fills the code in', (ref) => {
    expect(startForm({ ref }).context()).toEqual({
      mode: 'signUp',
      fields: { ...emptyFields, referralCode: ref },
    });
  });

  it('clears all fields when the mode is toggled, and toggles back', () => {
    const { actor, type, context } = startForm({ ref: 'R2D2' });
    type({ ...credentials, name: 'Ann', username: 'ann' });
    actor.send({ type: 'mode.toggled' });
    expect(context()).toEqual({ mode: 'logIn', fields: emptyFields });
    actor.send({ type: 'mode.toggled' });
    expect(context().mode).toBe('signUp');
  });

  it('raises an alert instead of sending what has a problem', () => {
    const { actor, requests, emitted } = startForm();
    actor.send({ type: 'form.submitted' });
    expect(requests).toEqual([]);
    expect(emitted).toEqual([{ type: 'alert.raised', message: 'Enter email and password' }]);
    expect(actor.getSnapshot().value).toBe('editing');
  });

  it('emits the session and clears the fields', async () => {
    const { actor, type, requests, answers, emitted, context } = startForm();
    type(credentials);
    actor.send({ type: 'form.submitted' });
    expect(requests).toEqual([{ mode: 'logIn', ...credentials }]);
    answers[0]?.resolve({ token: 't' });
    await settle();
    expect(emitted).toEqual([{ type: 'auth.succeeded', mode: 'logIn', session: { token: 't' } }]);
    expect(context().fields).toEqual(emptyFields);
  });

  it('does nothing else while it waits for the answer', () => {
    const { actor, type, requests, context } = startForm();
    type(credentials);
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'mode.toggled' });
    type({ email: 'x' });
    expect(requests).toHaveLength(1);
    expect(context()).toEqual({ mode: 'logIn', fields: { ...emptyFields, ...credentials } });
  });

  it.each([
    ['the server message', {}, { serverMessage: 'No such account.' }, 'No such account.'],
    ['the log-in text', {}, new Error('fetch failed'), 'Login failed. Please check your credentials.'],
    ['the sign-up text', { ref: 'R' }, { serverMessage: '' }, 'Signup failed. Please try again.'],
    ['a text for no error at all', {}, undefined, 'Login failed. Please check your credentials.'],
  ])('shows %s when it fails, keeps the fields and may be sent again', async (_, input, error, message) => {
    const { actor, type, requests, answers, emitted, context } = startForm(input);
    type({ ...credentials, name: 'Ann', username: 'ann' });
    const { fields } = context();
    actor.send({ type: 'form.submitted' });
    answers[0]?.reject(error);
    await settle();
    expect(emitted).toEqual([{ type: 'alert.raised', message }]);
    expect(context().fields).toEqual(fields);
    actor.send({ type: 'form.submitted' });
    expect(requests).toHaveLength(2);
  });

  const reached = reachedStates(
    authFormMachine,
    { ref: undefined },
    [
      { type: 'field.changed', field: 'email', value: 'a@b.c' },
      { type: 'field.changed', field: 'password', value: 'secret12' },
      { type: 'form.submitted' },
      { type: 'xstate.done.actor.submit', output: {} },
      { type: 'xstate.error.actor.submit', error: {} },
    ],
    ({ fields }) => fields,
  );

  it('has no more states than these', () => {
    expect(reached.map(({ name }) => name).sort()).toEqual(['"editing"', '"submitting"']);
  });
});
