import type { AuthFormContext, AuthFormInput } from '@alphazone/machines';
import { expect, it, vi } from 'vitest';

import { late } from '../forum/late/late';
import { failure, flushPromises, testForum } from '../testing/testForum';
import { createAuthFormStore } from './authFormStore';

const session = { token: 'token', result: { _id: 'ann', name: 'Ann' } };
const challenged: AuthFormContext = {
  mode: 'logIn',
  fields: { email: '', password: '', name: '', username: '', referralCode: '' },
  challenge: { id: 'c1', methods: ['code'] },
  code: '',
};
const actorModule = await import('./authFormActor');

/** A form whose machine loads when the test says so. */
function openForm(input: AuthFormInput = { ref: undefined }, respond = () => Response.json(session)) {
  const test = testForum(respond);
  let release: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const module = late(
    () =>
      new Promise<typeof actorModule>((resolve, reject) => {
        release = () => resolve(actorModule);
        fail = reject;
      }),
  );
  const form = createAuthFormStore(test.forum, input, {}, module);
  const stop = form.start();
  const type = (field: 'email' | 'password', value: string) =>
    form.send({ type: 'field.changed', field, value });
  const settle = async (end: () => void) => {
    end();
    await flushPromises();
    await flushPromises();
  };
  return {
    ...test,
    form,
    stop,
    logIn: () => {
      type('email', 'ann@example.org');
      type('password', 'secret12');
      form.send({ type: 'form.submitted' });
    },
    load: () => settle(() => release()),
    failToLoad: () => settle(() => fail(new Error('offline'))),
    logIns: () => test.calls.filter(({ url }) => url === '/api/users/login').map(({ body }) => body),
  };
}

it('keeps edits made before its machine loads', async () => {
  const { form, load, logIns } = openForm({ ref: 'R2D2' });
  expect(form.current().form).toMatchObject({ mode: 'signUp', fields: { referralCode: 'R2D2' } });
  form.send({ type: 'mode.toggled' });
  form.send({ type: 'field.changed', field: 'email', value: 'ann@example.org' });
  const edited = form.current().form;
  expect(edited).toMatchObject({ mode: 'logIn', fields: { email: 'ann@example.org', referralCode: '' } });

  await load();
  expect(form.current()).toEqual({ form: edited, isBusy: false });
  form.send({ type: 'field.changed', field: 'password', value: 'secret12' });
  form.send({ type: 'form.submitted' });
  expect(form.current().isBusy).toBe(true);
  await flushPromises();
  expect(logIns()).toEqual([{ email: 'ann@example.org', password: 'secret12' }]);
});

it('sends a form once that was submitted before its machine loads', async () => {
  const { form, session: opened, logIn, load, logIns } = openForm();
  logIn();
  form.send({ type: 'form.submitted' });
  expect(form.current().isBusy).toBe(true);
  form.send({ type: 'field.changed', field: 'email', value: 'other@example.org' });
  expect(logIns()).toEqual([]);

  await load();
  expect(logIns()).toEqual([{ email: 'ann@example.org', password: 'secret12' }]);
  expect(opened.current()).toEqual(session);
  expect(form.current()).toMatchObject({ form: { fields: { password: '' } }, isBusy: false });
});

it('says why a form that was submitted before is refused', async () => {
  const { form, alerts, logIn, load } = openForm(undefined, () => failure(401, 'Wrong password.'));
  logIn();
  await load();

  expect(alerts).toEqual(['Wrong password.']);
  expect(form.current()).toMatchObject({ form: { fields: { password: 'secret12' } }, isBusy: false });
});

it('asks a log-in that needs it for the code, before its machine loads too', async () => {
  const { form, calls, load } = openForm({ ref: undefined, draft: challenged });
  form.send({ type: 'code.changed', code: '492039' });
  form.send({ type: 'code.submitted' });
  await load();

  expect(calls.map(({ url, body }) => [url, body])).toContainEqual([
    '/api/session/second-factor',
    { challengeId: 'c1', code: '492039' },
  ]);
});

it('can be submitted again after its machine could not be loaded', async () => {
  const { form, alerts, logIn, failToLoad, load, logIns } = openForm();
  logIn();
  await failToLoad();
  expect(alerts).toEqual(['Login failed. Please check your credentials.']);
  expect(form.current()).toMatchObject({ form: { fields: { password: 'secret12' } }, isBusy: false });

  form.send({ type: 'form.submitted' });
  await load();
  expect(logIns()).toHaveLength(1);
});

it('sends nothing once it is cancelled or left', async () => {
  const cancelled = openForm();
  cancelled.logIn();
  cancelled.form.send({ type: 'form.cancelled' });
  expect(cancelled.form.current().isBusy).toBe(false);
  await cancelled.load();
  expect(cancelled.logIns()).toEqual([]);

  const back = openForm({ ref: undefined, draft: challenged });
  back.form.send({ type: 'code.submitted' });
  back.form.send({ type: 'challenge.cancelled' });
  expect(back.form.current()).toMatchObject({ form: { challenge: undefined }, isBusy: false });
  await back.load();
  expect(back.calls).toEqual([]);

  const left = openForm();
  left.logIn();
  left.stop();
  await left.load();
  left.logIn();
  await flushPromises();
  expect(left.logIns()).toEqual([]);
});

it('keeps its text when it is shown again', async () => {
  const { form, stop, logIn, load, logIns } = openForm();
  await load();
  form.send({ type: 'field.changed', field: 'name', value: 'Ann' });
  stop();
  form.start();
  expect(form.current().form.fields.name).toBe('Ann');

  logIn();
  await flushPromises();
  expect(logIns()).toHaveLength(1);
});

const draft = {
  mode: 'signUp' as const,
  fields: { email: 'ann@example.org', password: '', name: 'Ann', username: 'ann', referralCode: '' },
};

it('reports nothing when its machine loads: the draft may not be restored yet', async () => {
  const { form, load } = openForm();
  const listener = vi.fn();
  form.subscribe(listener);
  await load();
  expect(listener).not.toHaveBeenCalled();

  form.send({ type: 'field.changed', field: 'name', value: 'Ann' });
  expect(listener).toHaveBeenCalled();
});

it.each(['before', 'after'])('restores a draft %s its machine loads, once', async (when) => {
  const { form, load } = openForm();
  if (when === 'after') await load();
  form.restore(draft);
  if (when === 'before') await load();
  expect(form.current().form).toEqual(draft);

  form.send({ type: 'field.changed', field: 'name', value: 'Bea' });
  form.restore(draft);
  expect(form.current().form).toEqual({ ...draft, fields: { ...draft.fields, name: 'Bea' } });
});

it.each(['before', 'after'])('restores nothing over input, %s its machine loads', async (when) => {
  const { form, load } = openForm();
  if (when === 'after') await load();
  form.send({ type: 'field.changed', field: 'email', value: 'bea@example.org' });
  form.restore(draft);
  if (when === 'before') await load();
  expect(form.current().form).toMatchObject({
    mode: 'logIn',
    fields: { email: 'bea@example.org', name: '' },
  });
});

it('restores nothing over a pending request, or another draft', () => {
  const pending = openForm();
  pending.form.send({ type: 'passkey.chosen' });
  pending.form.restore(draft);
  expect(pending.form.current()).toMatchObject({ form: { mode: 'logIn' }, isBusy: true });

  const other = { ...draft, fields: { ...draft.fields, name: 'Bea' } };
  const opened = openForm({ ref: undefined, draft: other });
  opened.form.restore(draft);
  expect(opened.form.current().form).toEqual(other);
});
