import { afterEach, describe, expect, it } from 'vitest';

import { signUp, testPassword } from '../testing/members';
import { createTestApp, type TestApp, type TestAppOptions } from '../testing/test-app';

let server: TestApp;
afterEach(() => server.close());

const start = async (settings: TestAppOptions['settings']) => {
  server = await createTestApp({ settings: { ...settings } });
};
const login = (email: string, password: string, address = '10.0.0.1') =>
  server.request({
    method: 'POST',
    url: '/api/users/login',
    remoteAddress: address,
    payload: { email, password },
  });

describe('rate limits', () => {
  it('refuse too many log-ins from one address with Retry-After', async () => {
    await start({ rateLimits: true });
    const responses = [];
    for (let n = 0; n < 31; n += 1) responses.push(await login(`nobody${n}@example.org`, 'x'));

    const last = responses.at(-1);
    expect(responses.slice(0, 30).every(({ statusCode }) => statusCode === 401)).toBe(true);
    expect(last?.statusCode).toBe(429);
    expect(last?.json()).toMatchObject({ code: 'too_many_requests' });
    expect(last?.json<{ message: string }>().message).toMatch(
      /^Too many requests\. Try again in (?:1 minute|\d+ seconds)\.$/,
    );
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login('nobody@example.org', 'x', '10.0.0.2')).statusCode).toBe(401);
  });

  it('refuse guessing the password of an account', async () => {
    await start({ rateLimits: true });
    const ada = await signUp(server, 'Ada');
    for (let n = 0; n < 10; n += 1) await login(ada.email, 'wrong');

    const correct = await login(ada.email, testPassword);
    expect(correct.statusCode).toBe(429);
    expect((await login(ada.email, testPassword, '10.0.0.2')).statusCode).toBe(200);
  });

  it('count calls without a valid token too', async () => {
    await start({ rateLimits: true });
    const publish = () => server.request({ method: 'POST', url: '/posts/CreatePost', payload: {} });
    const responses = [];
    for (let n = 0; n < 301; n += 1) responses.push(await publish());

    expect(responses.slice(0, 300).every(({ statusCode }) => statusCode === 401)).toBe(true);
    expect(responses.at(-1)?.statusCode).toBe(429);
  });

  it('are separate per operation and exempt health checks', async () => {
    await start({ rateLimits: true });
    for (let n = 0; n < 31; n += 1) await login(`nobody${n}@example.org`, 'x');

    const others = await Promise.all(
      ['/posts/get', '/healthz'].map((url) => server.request({ url, remoteAddress: '10.0.0.1' })),
    );
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('count complete lists apart from pages', async () => {
    await start({ rateLimits: true });
    const statuses = [];
    for (let n = 0; n < 61; n += 1)
      statuses.push((await server.request({ url: '/api/users/all' })).statusCode);

    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    expect((await server.request({ url: '/api/users/all?limit=1' })).statusCode).toBe(200);
  });

  it('count complete lists of an IPv6 /64 together', async () => {
    await start({ rateLimits: true });
    const list = (remoteAddress: string) => server.request({ url: '/api/users/all', remoteAddress });
    for (let n = 0; n < 60; n += 1) await list(`2001:db8::${n + 1}`);

    expect((await list('2001:db8::ffff')).statusCode).toBe(429);
    expect((await list('2001:db8:0:1::1')).statusCode).toBe(200);
  });

  it('count unknown paths together', async () => {
    await start({ rateLimits: true });
    const statuses = [];
    for (let n = 0; n < 301; n += 1)
      statuses.push((await server.request({ url: `/api/nothing/${n}` })).statusCode);

    expect(statuses).toEqual([...Array<number>(300).fill(404), 429]);
    expect((await server.request({ url: '/healthz' })).statusCode).toBe(200);
  });

  it('can be turned off', async () => {
    await start({ rateLimits: false });
    for (let n = 0; n < 35; n += 1) expect((await login('nobody@example.org', 'x')).statusCode).toBe(401);
  });

  it('trust forwarded addresses only from trusted proxies', async () => {
    await start({ rateLimits: true, trustProxy: 1 });
    const from = (client: string) =>
      server.request({
        method: 'POST',
        url: '/api/users/login',
        headers: { 'x-forwarded-for': `6.6.6.6, ${client}` },
        payload: { email: 'nobody@example.org', password: 'x' },
      });
    for (let n = 0; n < 10; n += 1) await from('1.1.1.1');

    expect((await from('1.1.1.1')).statusCode).toBe(429);
    expect((await from('2.2.2.2')).statusCode).toBe(401);
  });
});

describe('CORS', () => {
  const preflight = (origin: string) =>
    server.request({
      method: 'OPTIONS',
      url: '/posts/CreatePost',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  it('allows only the configured origins', async () => {
    await start({ corsOrigins: ['https://friends.example'] });

    const friend = await server.request({
      url: '/posts/get?limit=1',
      headers: { origin: 'https://friends.example' },
    });
    const stranger = await server.request({
      url: '/posts/get',
      headers: { origin: 'https://strangers.example' },
    });

    expect(friend.headers['access-control-allow-origin']).toBe('https://friends.example');
    expect(friend.headers['access-control-expose-headers']).toContain('Link');
    expect(stranger.headers['access-control-allow-origin']).not.toBe('https://strangers.example');
    expect((await preflight('https://friends.example')).statusCode).toBe(204);
  });

  it('allows no origins by default', async () => {
    await start({});

    const response = await server.request({
      url: '/posts/get',
      headers: { origin: 'https://friends.example' },
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
