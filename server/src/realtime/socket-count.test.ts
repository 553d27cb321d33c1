import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { verifyToken } from '../accounts/sessions/tokens';
import type { TestMember } from '../testing/members';
import {
  join,
  socketLimits,
  createForumOfTwo,
  startTestRealtime,
  type TestRealtime,
} from '../testing/realtime-clients';
import type { TestApp } from '../testing/test-app';

let forum: TestApp;
let ada: TestMember;
let bob: TestMember;
let server: TestRealtime;
let verified = 0;
let beforeVerify: () => Promise<void>;

beforeAll(async () => {
  ({ forum, ada, bob } = await createForumOfTwo());
});

afterAll(() => forum.close());

beforeEach(async () => {
  beforeVerify = () => Promise.resolve();
  server = await startTestRealtime(forum, {
    verify: async (token) => {
      verified += 1;
      const claims = await verifyToken(token, forum.settings);
      await beforeVerify();
      return claims;
    },
  });
});

afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const connect = (token?: string, address?: string) => server.connect(token, address);

describe('the number of sockets', () => {
  it('is limited per address until one disconnects', async () => {
    const first = await connect();
    for (let n = 1; n < socketLimits.perAddress; n += 1) await connect();

    await expect(connect()).rejects.toThrow();
    await connect(undefined, '10.0.0.2');
    first.disconnect();
    await expect.poll(() => server.realtime.socketCount()).toBe(socketLimits.perAddress);
    await connect();
  });

  it('is limited in total', async () => {
    for (let n = 0; n < socketLimits.total; n += 1) await connect(undefined, `10.0.0.${n % 2}`);

    expect(server.realtime.socketCount()).toBe(socketLimits.total);
    await expect(connect(undefined, '10.0.0.9')).rejects.toThrow();
  });

  it('is limited per network of IPv6', async () => {
    for (let n = 0; n < socketLimits.perAddress; n += 1) await connect(undefined, `2001:db8::${n}`);

    await expect(connect(undefined, '2001:db8::ffff')).rejects.toThrow();
    await connect(undefined, '2001:db8:0:1::1');
  });

  it('is one per connection, however many CONNECT packets a request contains', async () => {
    const url = `${server.url}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(url)).text()).slice(1)) as { sid: string };
    const before = verified;
    await fetch(`${url}&sid=${sid}`, {
      method: 'POST',
      body: Array.from({ length: 1_000 }, () => '40{"token":"x"}').join('\x1e'),
    });

    expect(await (await fetch(`${url}&sid=${sid}`)).text()).not.toContain('sid');
    expect(verified - before).toBeLessThanOrEqual(2);
  });

  it('is limited per user, even when they connect together', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    beforeVerify = () => released;
    const before = verified;
    const connecting = Promise.allSettled(
      Array.from({ length: socketLimits.perAddress }, () => connect(ada.token)),
    );
    await expect.poll(() => verified - before).toBe(socketLimits.perAddress);
    release();
    const results = await connecting;

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(socketLimits.perMember);
  });

  it('is limited per user', async () => {
    const [first] = await Promise.all(
      Array.from({ length: socketLimits.perMember }, (_, n) => connect(ada.token, `10.0.0.${n}`)),
    );

    await expect(connect(ada.token, '10.0.0.9')).rejects.toThrow('You have too many pages open.');
    expect(await join(await connect(bob.token), bob.id)).toMatchObject({ ok: true });
    first?.disconnect();
    await expect
      .poll(() =>
        connect(ada.token).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });
});

describe('the new connections of a network in a minute', () => {
  const network = '10.0.0.1';
  let now = 0;

  beforeEach(async () => {
    await server.close();
    server = await startTestRealtime(forum, {
      limits: { ...socketLimits, newPerMinute: 2 },
      now: () => now,
    });
  });

  const poll = (query = '', address = network) =>
    fetch(`${server.url}/socket.io/?EIO=4&transport=polling${query}`, {
      headers: { 'x-forwarded-for': address },
    });

  it('are limited, also after earlier ones have closed', async () => {
    for (let n = 0; n < 2; n += 1) (await connect()).disconnect();
    await expect.poll(() => server.realtime.socketCount()).toBe(0);

    await expect(connect()).rejects.toThrow();
    await connect(undefined, '10.0.0.2');
    now += 60_000;
    await connect();
  });

  it('are refused with a 429 when they poll, and go on when they are open', async () => {
    const first = await poll();
    const { sid } = JSON.parse((await first.text()).slice(1)) as { sid: string };
    await connect();
    now += 20_000;

    const refused = await poll();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(await refused.json()).toEqual({
      code: 'too_many_requests',
      message: 'Too many requests. Try again in 40 seconds.',
    });
    const url = `${server.url}/socket.io/?EIO=4&transport=polling&sid=${sid}`;
    await fetch(url, { method: 'POST', body: '40' });
    expect((await poll(`&sid=${sid}`)).status).toBe(200);
  });
});

it('disconnects a socket that exceeds its event budget', async () => {
  const client = await connect();
  const ended = new Promise((resolve) => client.once('disconnect', resolve));

  for (let n = 0; n <= socketLimits.events; n += 1) client.emit('join', 'somebody');

  expect(await ended).toBe('io server disconnect');
});
