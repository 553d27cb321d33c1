import type { Site } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { publish, signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let ada: TestMember;

beforeAll(async () => {
  server = await createTestApp({
    handlers: {
      getSite: (): Site & { secret: string } => ({
        brand: { name: 'Alphazone', tagline: '' },
        zones: [
          { name: 'Memes', description: '' },
          { name: 'Cryptocurrency', description: '' },
        ],
        home: 'list',
        alerts: 'dialog',
        chat: true,
        ticker: true,
        secret: 'planted',
      }),
      suggestPosts: () => {
        throw new Error('the password of the database is hunter2');
      },
    },
  });
  ada = await signUp(server, 'Ada');
});
afterAll(() => server.close());

const login = (payload: unknown, headers: Record<string, string> = {}) =>
  server.request({
    method: 'POST',
    url: '/api/users/login',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('responses', () => {
  it('contain only the fields of the contract', async () => {
    const response = await server.request({ url: '/api/site' });

    expect(response.statusCode).toBe(200);
    expect(response.json()).not.toHaveProperty('secret');
    expect(response.body).not.toContain('planted');
  });

  it('hide the cause of an internal error', async () => {
    const response = await server.request({ url: '/posts/suggestions?q=ab' });

    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ message: messages.internal, code: 'internal' });
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are JSON for an unknown path', async () => {
    for (const url of ['/nothing', '/api/nothing', '/posts/get/more']) {
      const response = await server.request({ url });

      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: messages.nothingHere, code: 'not_found' });
    }
  });

  it('are JSON for a malformed URL', async () => {
    const response = await server.request({ url: '/api/users/%E0%A4%A' });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: messages.badRequest, code: 'bad_request' });
  });

  it('are 404 for a path that is too long to be an id', async () => {
    const response = await server.request({ url: `/api/users/${'x'.repeat(65)}` });

    expect(response.statusCode).toBe(404);
  });

  it('are 404 for a path with a character that cannot be stored', async () => {
    for (const url of ['/api/second-factor/passkeys/%00', `/api/sessions/${ada.id}%00`, '/posts/hide/%00']) {
      const response = await ada.request({ method: 'DELETE', url });

      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: messages.nothingHere, code: 'not_found' });
    }
  });
});

describe('an operation without a body', () => {
  it.each([
    ['a malformed URL', '/posts/delete/%ff', undefined],
    ['a body that is not JSON', '/posts/delete/x', '{'],
  ])('refuses %s', async (_name, url, payload) => {
    const response = await ada.request({
      method: 'DELETE',
      url,
      ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
    });

    expect(response.statusCode).toBe(400);
  });
});

describe('a body', () => {
  it('is refused when it has an unknown field, naming the field', async () => {
    const response = await login({ email: 'a@example.org', password: 'x', surprise: 1 });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      message: 'surprise: is not a known field.',
      code: 'bad_request',
      details: [{ field: 'surprise', message: 'is not a known field.' }],
    });
  });

  it('reports all its errors in one response', async () => {
    const response = await server.request({
      method: 'POST',
      url: '/api/users/signup',
      payload: { name: ' ', username: 'a b', email: 'nobody', password: 'short' },
    });

    expect(response.json()).toMatchObject({
      message:
        'name: must not be blank. username: may contain only letters, digits, dots, hyphens and underscores. ' +
        'email: must be an email address. password: must have at least 8 characters.',
    });
  });

  it('reports at most 20 errors', async () => {
    const names = Array.from({ length: 1_000 }, (_, n) => [`surprise${n}`, 1] as const);
    const response = await login({ ...Object.fromEntries(names), ['x'.repeat(50_000)]: 1 });

    expect(response.statusCode).toBe(400);
    expect(response.json<{ details: unknown[] }>().details).toHaveLength(20);
    expect(response.body.length).toBeLessThan(5_000);
  });

  it('reports only the first of thousands of invalid items', async () => {
    const response = await ada.request({
      method: 'PATCH',
      url: `/api/users/update/${ada.id}`,
      payload: { tags: Array(80_000).fill(1) },
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      details: [{ field: 'tags', message: 'must have at most 20 items.' }],
    });
  });

  it('truncates a huge field name in the error', async () => {
    const response = await login({ email: 'a@example.org', password: 'x', ['x'.repeat(50_000)]: 1 });

    expect(response.json()).toMatchObject({ message: `${'x'.repeat(100)}…: is not a known field.` });
  });

  it.each([
    ['a number for text', { email: 1, password: 'x' }, 'email: must be text.'],
    ['a missing field', { email: 'a@example.org' }, 'password: is required.'],
    ['a list', [], 'body: must be an object.'],
    ['null', 'null', 'body: must be an object.'],
    ['invalid JSON', '{"email":', messages.badJson],
    ['prototype pollution', '{"__proto__":{"email":"a"}}', messages.badJson],
    ['no text', '', messages.bodyNeeded],
    ['endless nesting', '['.repeat(100_000) + ']'.repeat(100_000), messages.bodyTooDeep],
    ['33 levels', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, messages.bodyTooDeep],
    ['32 levels', `{"email":${'['.repeat(31)}${']'.repeat(31)},"password":"x"}`, 'email: must be text.'],
    ['brackets in text', `{"email":1,"password":"\\"${'['.repeat(100)}"}`, 'email: must be text.'],
    ['NUL', { email: 'a\u0000', password: 'x' }, 'email: contains a character that cannot be stored.'],
    [
      'a lone surrogate',
      '{"email":"a\\ud800","password":"x"}',
      'email: contains a character that cannot be stored.',
    ],
  ])('with %s is refused with an explanation', async (_name, payload, message) => {
    const response = await login(payload);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, code: 'bad_request' });
  });

  // No schema stops validation at the first level.
  it('with endless nesting is refused where the contract has no body', async () => {
    const response = await server.request({
      method: 'POST',
      url: '/posts/share/any',
      headers: { 'content-type': 'application/json' },
      payload: '['.repeat(100_000) + ']'.repeat(100_000),
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: messages.bodyTooDeep, code: 'bad_request' });
  });

  it('is required where the contract requires one', async () => {
    const response = await server.request({ method: 'POST', url: '/api/users/login' });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: messages.bodyNeeded, code: 'bad_request' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'of type %s is refused when JSON is required',
    async (type) => {
      const response = await login('email=a', { 'content-type': type });

      expect(response.statusCode).toBe(415);
      expect(response.json()).toEqual({
        message: 'Send the body as application/json.',
        code: 'unsupported_media',
      });
    },
  );

  it('of more than 256 kB is refused', async () => {
    const response = await login({ email: 'a', password: 'x'.repeat(300_000) });

    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ message: messages.bodyTooLarge, code: 'too_large' });
  });
});

describe('parameters', () => {
  it.each([
    ['limit=0', 'limit: must be at least 1.'],
    ['limit=101', 'limit: must be at most 100.'],
    ['limit=many', 'limit: must be a whole number.'],
    ['limit=', 'limit: must be a whole number.'],
    ['limit=1&limit=2', 'limit: must be a whole number.'],
    ['sort=best', 'sort: must be one of: hot, new, top.'],
    ['q=%00', 'q: contains a character that cannot be stored.'],
  ])('%s is refused with an explanation', async (query, message) => {
    const response = await server.request({ url: `/posts/get?${query}` });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
  });
});

describe('revalidation', () => {
  it('sends a strong ETag and returns 304 for it', async () => {
    await publish(ada);
    for (const url of ['/posts/get?limit=5', '/api/users/all?limit=5', `/api/users/${ada.id}`, '/api/site']) {
      const first = await server.request({ url });
      const etag = String(first.headers.etag);
      const again = await server.request({ url, headers: { 'if-none-match': `"other", ${etag}` } });

      expect(first.statusCode).toBe(200);
      expect(etag).toMatch(/^"[\w-]{43}"$/);
      expect(first.headers['cache-control']).toBe('no-cache');
      expect(first.headers.vary).toContain('Authorization');
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
  });

  it('returns 200 again after a change', async () => {
    const before = await server.request({ url: '/posts/get' });
    await publish(ada);
    const after = await server.request({
      url: '/posts/get',
      headers: { 'if-none-match': String(before.headers.etag) },
    });

    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('forbids shared caches to store responses for signed-in users', async () => {
    const response = await ada.request({ url: '/posts/get' });

    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  it('forbids caching errors and sessions', async () => {
    const refused = await login({ email: 'a@example.org', password: 'x' });

    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.headers.etag).toBeUndefined();
  });
});
