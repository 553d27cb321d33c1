import { describe, expect, it } from 'vitest';

import { failure, flushPromises, testForum } from '../testing/testForum';
import { memoryStore } from './keyValueStore';
import { createLogOut } from './logOut';
import { sessionKey } from './storedSession';

const bob = { token: 'bobs-token', result: { _id: 'bob', name: 'Bob' } };

function setUp(respond: () => Response) {
  const storage = memoryStore({ [sessionKey]: JSON.stringify(bob) });
  const tokens: (string | null)[] = [];
  let answer = respond;
  const fetch = (request: Request) => {
    tokens.push(request.headers.get('authorization'));
    return Promise.resolve(answer());
  };
  const { forum, session } = testForum(() => failure(500), { storage, fetch });
  return { forum, session, storage, tokens, fetch, respond: (next: () => Response) => (answer = next) };
}

const done = () => Response.json({ message: 'Logged out.' });

describe('logOut', () => {
  it('logs out at once and ends the session on the server with its token', async () => {
    const { forum, session, storage, tokens } = setUp(done);

    forum.logOut();
    expect(session.current()).toBeUndefined();
    await flushPromises();

    expect(tokens).toEqual(['Bearer bobs-token']);
    expect(storage.getItem('endedSessions')).toBeNull();
  });

  it('retries ending the session when the server is unreachable', async () => {
    const { forum, session, storage, tokens, fetch, respond } = setUp(() => {
      throw new TypeError('offline');
    });
    forum.logOut();
    await flushPromises();
    expect(session.current()).toBeUndefined();
    expect(storage.getItem('endedSessions')).toBe('["bobs-token"]');

    respond(done);
    createLogOut({ session, storage, fetch, baseUrl: 'http://forum.test', log: () => undefined }).retry();
    await flushPromises();

    expect(tokens).toEqual(['Bearer bobs-token', 'Bearer bobs-token']);
    expect(storage.getItem('endedSessions')).toBeNull();
  });

  it('ends the session on the server without a storage', async () => {
    const { forum, storage, tokens } = setUp(done);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };

    forum.logOut();
    await flushPromises();

    expect(tokens).toEqual(['Bearer bobs-token']);
  });

  it.each([429, 500, 503])('keeps the token after a %s', async (status) => {
    const { forum, storage } = setUp(() => failure(status));

    forum.logOut();
    await flushPromises();

    expect(storage.getItem('endedSessions')).toBe('["bobs-token"]');
  });

  it.each([401, 404])('accepts a server that answers %s', async (status) => {
    const { forum, storage } = setUp(() => failure(status));

    forum.logOut();
    await flushPromises();

    expect(storage.getItem('endedSessions')).toBeNull();
  });

  it('ends a session that another one replaces, also of the same member', async () => {
    const { session, tokens } = setUp(done);
    session.start({ ...bob, token: 'second' });
    await flushPromises();
    session.start({ ...bob, token: 'second' });
    session.start({ token: 'eves-token', result: { _id: 'eve', name: 'Eve' } });
    await flushPromises();

    expect(tokens).toEqual(['Bearer bobs-token', 'Bearer second']);
  });

  it('sends nothing for a guest', async () => {
    const { forum, session, tokens } = setUp(done);
    session.end();

    forum.logOut();
    await flushPromises();

    expect(tokens).toEqual([]);
  });
});
