import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';

import { multipart, testFiles } from '../testing/files';
import { signUp } from '../testing/members';
import { createTestApp } from '../testing/test-app';

it('a disconnect during an upload is not logged as an error and leaves no files', async () => {
  const failures: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => failures.push(line) });
  const server = await createTestApp({ log });
  const ada = await signUp(server, 'Ada');
  const folder = join(server.settings.dataDir, 'media');
  const files = async () => (existsSync(folder) ? readdir(folder) : []);

  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const { payload, headers } = multipart({ name: 'file', content: testFiles.png, filename: 'a.png' });
  const upload = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/upload/file',
    headers: { ...headers, authorization: `Bearer ${ada.token}`, 'content-length': payload.length },
  });
  upload.on('error', () => undefined);
  upload.write(payload.subarray(0, -10));

  await expect.poll(files).toHaveLength(1);
  upload.destroy();
  await expect.poll(files).toEqual([]);
  await server.close();

  expect(failures).toEqual([]);
});
