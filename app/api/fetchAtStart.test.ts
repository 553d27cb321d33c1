import { describe, expect, it } from 'vitest';

import { bob, settled, testApi } from '../testing/testApi';
import { fetchAtStart } from './fetchAtStart';
import { followSession } from './followSession';

describe('the start of the app', () => {
  // @spec 4.1
  it('fetches all posts and all users, and the users again after a log-in', async () => {
    const { api, session, calls } = testApi(() => Response.json([]));
    const paths = () => calls.map(({ url }) => url.split('?')[0]);
    followSession(api, session);
    fetchAtStart(api, session);
    await settled();
    expect(paths()).toEqual(['/posts/get', '/api/users/all']);

    session.start({ ...bob, token: 'new' });
    await settled();
    expect(paths().slice(2)).toEqual(['/api/users/all']);
  });

  it('is no worse for a server that fails', async () => {
    const { api, session, alerts } = testApi(() => new Response('', { status: 500 }));
    fetchAtStart(api, session);
    await settled();
    expect(alerts).toEqual([]);
  });
});
