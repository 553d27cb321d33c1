import { afterEach, expect, it, vi } from 'vitest';

import type { KeptOutbox } from '../outbox/Outbox';
import { directOutbox } from '../outbox/directOutbox';
import { flushPromises, testForum } from '../testing/testForum';
import { late } from './late/late';
import { testSockets } from '../testing/testSocket';

afterEach(() => void vi.unstubAllGlobals());

it('leaves nothing open when it stops while the live parts are imported', async () => {
  const closed: boolean[] = [];
  class Channel extends EventTarget {
    close = () => void closed.push(true);
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { BroadcastChannel: Channel }));
  vi.stubGlobal('document', { readyState: 'complete', addEventListener: () => undefined });
  vi.stubGlobal('BroadcastChannel', Channel);
  const { forum } = testForum(() => new Response(), { connect: testSockets().connect });
  forum.start('posts');
  forum.stop();

  await forum.live.load();

  expect(closed).toEqual([true]);
});

it('imports the outbox once the browser is online, after a failed import', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', { readyState: 'complete', addEventListener: () => undefined });
  const load = vi.fn<() => Promise<KeptOutbox>>().mockRejectedValue(new Error('Failed to fetch'));
  const { forum } = testForum(() => new Response(), {
    outbox(created) {
      const kept = late(load);
      return {
        ...directOutbox(created),
        kept,
        start() {
          kept.whenLoaded(() => undefined);
          return () => undefined;
        },
      };
    },
    connect: testSockets().connect,
  });
  forum.start('posts');
  await flushPromises();
  const before = load.mock.calls.length;

  browser.dispatchEvent(new Event('online'));
  await flushPromises();
  forum.stop();

  expect(load.mock.calls.length).toBe(before + 1);
});
