import { memoryStore, type Forum } from '@alphazone/react';
import { expect, it } from 'vitest';

import { keepPush, readPush } from './pushRecord';
import { renewPush } from './renewPush';

const kept = { userId: 'ada', kinds: ['mention' as const], endpoint: 'https://push.example.org/1' };
const keys = { p256dh: 'key', auth: 'secret' };

/** @param endpoint Of the browser's subscription. Undefined if it has dropped it. */
async function open({
  endpoint,
  permission = 'granted',
  put = () => Promise.resolve({ data: {} }),
}: {
  endpoint?: string;
  permission?: string;
  put?: () => Promise<unknown>;
}) {
  const storage = memoryStore();
  keepPush(storage, kept);
  const sent: unknown[] = [];
  let userId: string | undefined = 'ada';
  let onSession: () => void = () => undefined;
  const pushManager = {
    getSubscription: () => Promise.resolve(endpoint === undefined ? null : { endpoint }),
    subscribe: () => Promise.resolve({ toJSON: () => ({ endpoint: 'https://push.example.org/2', keys }) }),
  };
  const browser = {
    Notification: { permission },
    navigator: {
      serviceWorker: {
        ready: Promise.resolve({ pushManager }),
        register: () => Promise.resolve({ installing: null }),
      },
    },
  };
  const forum = {
    client: {
      GET: () => Promise.resolve({ data: { publicKey: 'vapid', kinds: [] } }),
      PUT: (_: string, { body }: { body: unknown }) => {
        sent.push(body);
        return put();
      },
    },
    session: { onChange: (listener: () => void) => (onSession = listener) },
    currentUserId: () => userId,
  };
  // Safe casts: only these parts are used.
  await renewPush(browser as unknown as Window & typeof globalThis, forum as unknown as Forum, storage).catch(
    () => undefined,
  );
  const logOut = () => {
    userId = undefined;
    onSession();
  };
  return { storage, sent, logOut };
}

it('subscribes again to the same kinds when the browser has dropped its subscription', async () => {
  const { storage, sent } = await open({});
  const subscription = { endpoint: 'https://push.example.org/2', keys };
  expect(sent).toEqual([{ kinds: ['mention'], subscription }]);
  expect(readPush(storage)).toEqual({ ...kept, endpoint: subscription.endpoint });
});

it('tries again at the next start when the server cannot be reached', async () => {
  const { storage, sent } = await open({ put: () => Promise.reject(new Error('Offline.')) });
  expect(sent).toHaveLength(1);
  expect(readPush(storage)).toEqual(kept);
});

it.each([
  ['the browser still has it', { endpoint: kept.endpoint }],
  ['the permission was withdrawn', { permission: 'default' }],
])('sends nothing when %s', async (_, state) => {
  expect((await open(state)).sent).toEqual([]);
});

it('forgets what the member turned on at the log-out', async () => {
  const { storage, logOut } = await open({ endpoint: kept.endpoint });
  logOut();
  expect(readPush(storage)).toBeUndefined();
});
