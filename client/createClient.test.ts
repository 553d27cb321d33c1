import { describe, expect, it, vi } from 'vitest';

import { ApiError, serverMessageWith } from './ApiError';
import { createClient, dataOf, type ClientOptions } from './createClient';
import { succeeded } from './parseLenient';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

function createFakeClient(
  respond: (request: Request) => Response | Promise<Response>,
  options: ClientOptions = {},
) {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'http://forum.test',
    fetch: async (request) => {
      sent.push(request);
      return respond(request);
    },
    ...options,
  });
  return { client, sent };
}

async function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('createClient', () => {
  // @spec 6.10, 7.1
  it('reads the token before every call and sends it as a bearer token', async () => {
    let token = '';
    const { client, sent } = createFakeClient(() => json([]), { getToken: () => token });
    await client.GET('/posts/get');
    token = 'secret';
    await client.GET('/posts/get');

    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer secret']);
  });

  it('names fields in words when the message lists them as the API does', async () => {
    const details = [
      { field: 'postTitle', message: 'is required.' },
      { field: 'socialLinks.x', message: 'must be an address.' },
      { field: 'postTags.0', message: 'is too long.' },
    ];
    const message = 'postTitle: is required. socialLinks.x: must be an address. postTags.0: is too long.';
    const { client } = createFakeClient(() => json({ message, code: 'bad_request', details }, 400));

    const error = await errorOf(client.GET('/posts/get'));

    expect(error).toMatchObject({
      message: 'Post title is required. Social links x must be an address. Post tags 1 is too long.',
      details,
    });
    const labels: Record<string, string> = { postTitle: 'Title', 'socialLinks.x': 'X' };
    expect(serverMessageWith(error, (field) => labels[field])).toBe(
      'Title is required. X must be an address. Post tags 1 is too long.',
    );
  });

  it('rejects with the server’s status, message, code and details', async () => {
    const details = [
      { field: 'email', message: 'must be an email address.' },
      ...[
        null,
        'nonsense',
        { field: 'name' },
        { field: 1, message: 'is odd.' },
        { field: 'age', message: 1 },
      ],
    ];
    const challenge = { id: 'c1', methods: ['code'] };
    const { client } = createFakeClient(() =>
      json({ message: 'email: wrong.', code: 'bad_request', details, challenge }, 400),
    );

    const error = await errorOf(client.GET('/posts/get'));

    expect(serverMessageWith(error, () => 'Email')).toBe('email: wrong.');
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      serverMessage: 'email: wrong.',
      message: 'email: wrong.',
      code: 'bad_request',
      details: [{ field: 'email', message: 'must be an email address.' }],
      challenge,
    });
  });

  it.each([
    ['no body', new Response(null, { status: 502 })],
    ['an HTML page', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['another shape', json(['?'], 502)],
    ['an empty message', json({ message: '' }, 502)],
    ['a malformed challenge', json({ challenge: { id: 'c1', methods: 'code' } }, 502)],
  ])('has no server message for an error response with %s', async (_name, response) => {
    const { client } = createFakeClient(() => response.clone());

    expect(await errorOf(client.GET('/posts/get'))).toMatchObject({
      status: 502,
      serverMessage: undefined,
      challenge: undefined,
    });
  });

  it.each([
    ['7', 7],
    [new Date(Date.now() - 1000).toUTCString(), 0],
    ['soon', undefined],
  ])('reads Retry-After: %s', async (value, retryAfter) => {
    const { client } = createFakeClient(
      () => new Response('', { status: 503, headers: { 'Retry-After': value } }),
    );

    expect(await errorOf(client.GET('/posts/get'))).toMatchObject({ status: 503, retryAfter });
  });

  it('rejects with status 0 without a response', async () => {
    const { client } = createFakeClient(() => Promise.reject(new TypeError('fetch failed')));

    expect(await errorOf(client.GET('/posts/get'))).toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('rejects a change with status 0 for a page, but for no other text', async () => {
    let body = '\n<!DOCTYPE html><title>Log in to the network</title>';
    const { client } = createFakeClient(() => new Response(body));
    const remove = () => succeeded(client.DELETE('/posts/delete/{id}', { params: { path: { id: 'p1' } } }));
    expect(await errorOf(remove())).toMatchObject({ status: 0, code: 'unreachable' });

    body = 'OK';
    await expect(remove()).resolves.toBeUndefined();
  });

  it('reports a refused token, only if one was sent', async () => {
    const onUnauthorized = vi.fn();
    let token: string | undefined = 'old';
    const { client } = createFakeClient(() => json({ message: 'Gone.', code: 'account_deleted' }, 401), {
      getToken: () => token,
      onUnauthorized,
    });
    await errorOf(client.GET('/posts/get'));
    token = undefined;
    expect(await errorOf(client.GET('/posts/get'))).toMatchObject({ status: 401 });

    expect(onUnauthorized.mock.calls).toEqual([['old', 'account_deleted']]);
  });

  it("rejects with the signal's reason when aborted", async () => {
    const { client } = createFakeClient(
      (request) =>
        new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
        }),
    );
    const controller = new AbortController();
    const call = errorOf(client.GET('/posts/get', { signal: controller.signal }));
    // The request starts in a later microtask.
    await Promise.resolve();
    controller.abort(new Error('cancelled'));

    expect(await call).toMatchObject({ message: 'cancelled' });
  });
});

describe('dataOf', () => {
  it('returns the data of a response', async () => {
    const { client } = createFakeClient(() => json({ count: 2 }));

    expect(await dataOf(client.GET('/notifications/unread-count'))).toEqual({ count: 2 });
  });

  it('rejects a response without data', async () => {
    const { client } = createFakeClient(() => new Response(null, { status: 204 }));

    expect(await errorOf(dataOf(client.GET('/notifications/unread-count')))).toMatchObject({
      code: 'empty_answer',
    });
  });
});
