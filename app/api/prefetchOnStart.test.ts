import { describe, expect, it } from 'vitest';

import { bob, flushPromises, testApi } from '../testing/testApi';
import { prefetchOnStart } from './prefetchOnStart';
import { followSession } from './followSession';

describe('prefetchOnStart', () => {
  // @spec 4.1
  it('fetches posts and users, and users again after a log-in', async () => {
    const { api, session, calls } = testApi(() => Response.json([]));
    const paths = () => calls.map(({ url }) => url.split('?')[0]);
    followSession(api, session);
    prefetchOnStart(api, session);
    await flushPromises();
    expect(paths()).toEqual(['/posts/get', '/api/users/all']);

    session.start({ ...bob, token: 'new' });
    await flushPromises();
    expect(paths().slice(2)).toEqual(['/api/users/all']);
  });

  it('ignores failures', async () => {
    const { api, session, alerts } = testApi(() => new Response('', { status: 500 }));
    prefetchOnStart(api, session);
    await flushPromises();
    expect(alerts).toEqual([]);
  });
});
