import type { Handler } from './handlers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildApp, type AppOptions } from '../app';
import { signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { readContract, type Contract } from './contract';
import { planned } from './planned';

let server: TestApp;
let ada: TestMember;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
});
afterAll(() => server.close());

/** The contract with one operation under another name. */
function renamed(id: string, name: string): Contract {
  const text = JSON.stringify(readContract()).replaceAll(`"${id}"`, `"${name}"`);
  return { ...(JSON.parse(text) as Contract), schema: readContract().schema };
}

const build = (options: Partial<AppOptions>) =>
  buildApp({ settings: server.settings, db: server.db, ...options });

describe('bindContract', () => {
  it('does not boot when an operation has no handler', async () => {
    await expect(build({ contract: renamed('votePost', 'swayPost') })).rejects.toThrow(
      'Operations of openapi.yaml without a handler: swayPost.',
    );
  });

  it('does not boot when a handler has no operation', async () => {
    const surplus: Record<string, Handler<'getHealth'>> = { dance: () => ({ status: 'ok' }) };
    await expect(build({ handlers: surplus })).rejects.toThrow(
      'Handlers for what openapi.yaml does not have: dance.',
    );
  });

  it('does not boot when an operation has a handler and is planned for later', async () => {
    await expect(build({ handlers: { getUnreadCount: () => ({ count: 0 }) } })).rejects.toThrow(
      'Operation "getUnreadCount" has a handler but stands in planned.ts.',
    );
  });

  it.each([
    ['PATCH', '/api/users/x/tasks/y/toggle', undefined, 'toggleTask'],
    ['POST', '/api/users/x/tasks/complete-manual', { taskId: 'y' }, 'completeTaskManually'],
    ['GET', '/notifications/unread-count', undefined, 'getUnreadCount'],
    ['GET', '/notifications', undefined, 'listNotifications'],
    ['PUT', '/notifications/mark-read', { notificationIds: [] }, 'markNotificationsRead'],
  ] as const)('answers 501 to %s %s, which a later version brings', async (method, url, payload, id) => {
    const response = await ada.request({ method, url, ...(payload && { payload }) });

    expect(response.statusCode).toBe(501);
    expect(response.json()).toEqual({ message: planned[id], code: 'not_implemented' });
  });

  it('asks for a log-in before it says that something is not offered yet', async () => {
    const response = await server.request({ url: '/notifications' });

    expect(response.statusCode).toBe(401);
  });
});
