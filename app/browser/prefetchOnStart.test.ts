import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';

import { bob, flushPromises, testForum } from '../../react/testing/testForum';
import { prefetchOnStart } from './prefetchOnStart';

describe('prefetchOnStart', () => {
  // @spec 4.1
  it('fetches posts and users, and users again after a log-in', async () => {
    const { forum, session, calls } = testForum(() => Response.json([]));
    const paths = () => calls.map(({ url }) => url.split('?')[0]);
    prefetchOnStart(forum);
    await flushPromises();
    expect(paths()).toEqual(['/posts/get', '/api/users/all']);

    session.start({ ...bob, token: 'new' });
    await flushPromises();
    // The first session ends on the server.
    expect(paths().slice(2).sort()).toEqual(['/api/session/end', '/api/users/all']);
  });

  it('fetches nothing without a connection', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const { forum, calls } = testForum(() => Response.json([]));
    prefetchOnStart(forum);
    await flushPromises();
    expect(calls).toEqual([]);
  });

  it('ignores failures', async () => {
    const { forum, alerts } = testForum(() => new Response('', { status: 500 }));
    prefetchOnStart(forum);
    await flushPromises();
    expect(alerts).toEqual([]);
  });
});
