import { describe, expect, it, vi } from 'vitest';

import { failure, heldResponses, flushPromises, testForum } from '../testing/testForum';
import { mutate, attempt } from '../forum/mutations/mutation';
import { isPending } from '../forum/mutations/pending';
import {
  accountKeys,
  changePassword,
  deleteAccount,
  exportAccount,
  logOutEverywhere,
} from './accountMutations';

const passwords = { oldPassword: 'correct horse 1', newPassword: 'battery staple 2' };
const newSession = { token: 'new-token', result: { _id: 'bob', name: 'Bob' } };
const eve = { token: 'eves-token', result: { _id: 'eve', name: 'Eve' } };

function setUp() {
  const responses = heldResponses();
  return { ...testForum(responses.hold), responses };
}

describe('changePassword', () => {
  it('is pending until the response, starts the new session and drops the password', async () => {
    const { forum, session, calls, alerts, responses } = setUp();
    void attempt(forum, changePassword(forum, 'bob'), passwords);
    await flushPromises();
    expect(calls).toEqual([{ method: 'POST', url: '/api/users/bob/password', body: passwords }]);
    expect(isPending(forum, accountKeys.password('bob'))).toBe(true);

    await responses.release(Response.json(newSession));
    expect(isPending(forum, accountKeys.password('bob'))).toBe(false);
    expect(session.current()).toEqual(newSession);
    expect(alerts).toEqual(['Your password has been changed. Every other device is logged out.']);
    expect(forum.cache.getMutationCache().getAll()).toEqual([]);
  });

  it('starts the new session even if the old token was rejected meanwhile', async () => {
    const { forum, session, responses } = setUp();
    void attempt(forum, changePassword(forum, 'bob'), passwords);
    await flushPromises();
    session.refuse('bobs-token');
    await responses.release(Response.json(newSession));

    expect(session.current()).toEqual(newSession);
  });

  it.each([
    ['a log-out', undefined],
    ['a log-in of another member', eve],
  ])('does not alert after %s', async (_, next) => {
    const { forum, session, alerts, responses } = setUp();
    void attempt(forum, changePassword(forum, 'bob'), passwords);
    await flushPromises();
    session.end();
    if (next) session.start(next);
    await responses.release(Response.json(newSession));

    expect(session.current()).toEqual(next);
    expect(alerts).toEqual([]);
  });

  it('alerts a failure', async () => {
    const { forum, alerts } = testForum(() => failure(429, 'Not so fast.'));

    await expect(attempt(forum, changePassword(forum, 'bob'), passwords)).resolves.toMatchObject({
      ok: false,
    });
    expect(alerts).toEqual(['Not so fast.']);
  });

  it('leaves validation errors to the form', async () => {
    const details = [{ field: 'oldPassword', message: 'is wrong.' }];
    const { forum, alerts } = testForum(() => Response.json({ message: 'Wrong.', details }, { status: 403 }));

    await expect(mutate(forum, changePassword(forum, 'bob'), passwords)).rejects.toMatchObject({ details });
    expect(alerts).toEqual([]);
  });
});

describe('logOutEverywhere', () => {
  it('leaves with the server’s message', async () => {
    const { forum, calls } = testForum(() => Response.json({ message: 'Logged out on every device.' }));
    const leave = vi.fn(() => Promise.resolve());
    await attempt(forum, logOutEverywhere(forum, 'bob', leave), undefined);

    expect(calls).toEqual([{ method: 'POST', url: '/api/users/bob/logout-everywhere', body: undefined }]);
    expect(leave).toHaveBeenCalledWith('Logged out on every device.');
  });

  it('alerts a failure and keeps the session', async () => {
    const { forum, alerts } = testForum(() => failure(500, 'Not now.'));
    const leave = vi.fn(() => Promise.resolve());
    await attempt(forum, logOutEverywhere(forum, 'bob', leave), undefined);

    expect(alerts).toEqual(['Not now.']);
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('deleteAccount', () => {
  const deletion = { password: 'correct horse 1', content: 'keep' } as const;

  it('leaves with the server’s message', async () => {
    const { forum, calls } = testForum(() => Response.json({ message: 'Account deleted.' }));
    const leave = vi.fn(() => Promise.resolve());
    await mutate(forum, deleteAccount(forum, 'bob', leave), deletion);

    expect(calls).toEqual([{ method: 'DELETE', url: '/api/users/bob', body: deletion }]);
    expect(leave).toHaveBeenCalledWith('Account deleted.');
  });

  it('leaves a failure to the dialog', async () => {
    const { forum, alerts } = testForum(() => failure(403, 'The password is wrong.'));
    const leave = vi.fn(() => Promise.resolve());

    await expect(mutate(forum, deleteAccount(forum, 'bob', leave), deletion)).rejects.toThrow(
      'The password is wrong.',
    );
    expect(alerts).toEqual([]);
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('exportAccount', () => {
  it('fails when the file takes longer than ten minutes', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const { forum, alerts } = testForum(() => Response.json({}), {
      fetch: ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    });
    const outcome = attempt(forum, exportAccount(forum, 'bob'), undefined);
    await flushPromises();
    late.abort();

    await expect(outcome).resolves.toMatchObject({ ok: false });
    expect(alerts).toEqual(['The server cannot be reached.']);
    expect(timeout).toHaveBeenCalledWith(600_000);
    timeout.mockRestore();
  });
});
