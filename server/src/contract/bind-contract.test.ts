import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildApp, type AppOptions } from '../app';
import { notFound } from '../errors';
import { signUp } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { readContract, type Contract } from './contract';
import type { Handler } from './handlers';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

function renameOperation(id: string, name: string): Contract {
  const text = JSON.stringify(readContract()).replaceAll(`"${id}"`, `"${name}"`);
  return { ...(JSON.parse(text) as Contract), schema: readContract().schema };
}

const build = (options: Partial<AppOptions>) =>
  buildApp({ settings: server.settings, db: server.db, ...options });

describe('bindContract', () => {
  it('throws when an operation has no handler', async () => {
    await expect(build({ contract: renameOperation('votePost', 'swayPost') })).rejects.toThrow(
      'Operations of openapi.yaml without a handler: swayPost.',
    );
  });

  it('throws when a handler has no operation', async () => {
    const surplus: Record<string, Handler<'getHealth'>> = { dance: () => ({ status: 'ok' }) };
    await expect(build({ handlers: surplus })).rejects.toThrow(
      'Handlers for what openapi.yaml does not have: dance.',
    );
  });

  it('gives handlers ids in lower case, and other parameters as they are', async () => {
    const given: unknown[] = [];
    const spy = ({ params, body }: { params: object; body?: unknown }) => {
      given.push(body ?? params);
      throw notFound('');
    };
    const app = await build({
      handlers: { getUser: spy, removePasskey: spy, createPost: spy, markNotificationsRead: spy },
    });
    const { id, token } = await signUp(server, 'Ada');
    const headers = { authorization: `Bearer ${token}` };

    await app.inject({ url: `/api/users/${id.toUpperCase()}` });
    await app.inject({ method: 'DELETE', url: '/api/second-factor/passkeys/AbC', headers });
    const post = { postTitle: id.toUpperCase(), postBody: 'Hi.', postTags: ['a'], category: 'News' };
    await app.inject({
      method: 'POST',
      url: '/posts/CreatePost',
      headers,
      payload: { ...post, userId: id.toUpperCase() },
    });
    await app.inject({
      method: 'PUT',
      url: '/notifications/mark-read',
      headers,
      payload: { notificationIds: [id.toUpperCase(), 'AbC'] },
    });
    await app.close();

    expect(given).toMatchObject([
      { id },
      { passkeyId: 'AbC' },
      { ...post, userId: id },
      { notificationIds: [id, 'AbC'] },
    ]);
  });
});
