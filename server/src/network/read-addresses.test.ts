import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { countConnections } from '../database/database';
import { occupyConnections } from '../testing/busy-database';
import { signUp } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

it('stores a session’s use even if the client disconnects before it is identified', async () => {
  const ada = await signUp(server, 'Ada');
  await server.db.updateTable('sessions').set({ network: 'none' }).execute();
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const giveBack = await occupyConnections(server.db);
  const connected = once(server.app.server, 'connection') as Promise<[Socket]>;
  const client = request(`${url}/api/sessions`, {
    agent: false,
    headers: { authorization: `Bearer ${ada.token}` },
  }).on('error', () => undefined);
  client.end();
  const [socket] = await connected;
  await expect.poll(() => countConnections(server.db).waiting).toBe(1);
  client.destroy();
  await expect.poll(() => socket.destroyed).toBe(true);
  giveBack();
  await expect.poll(pendingQueries).toBe(0);

  await server.app.close();

  const { network } = await server.db.selectFrom('sessions').select('network').executeTakeFirstOrThrow();
  expect(network).toBe('127.0.0.0/24');
});

function pendingQueries() {
  const { total, idle, waiting } = countConnections(server.db);
  return total - idle + waiting;
}
