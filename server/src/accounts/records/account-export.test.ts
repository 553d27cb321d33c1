import type { components } from '@alphazone/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { multipart, testFiles } from '../../testing/files';
import { comment, publish, signUp, vote, type TestMember } from '../../testing/members';
import { addMessage } from '../../testing/rows';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { memberRecords } from './member-records';

type Export = components['schemas']['AccountExport'];

let server: TestApp;
let ada: TestMember;
let bob: TestMember;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
});
afterAll(() => server.close());

const exported = async (member = ada, id = ada.id) => member.request({ url: `/api/users/${id}/export` });

it('downloads the account without server secrets', async () => {
  const response = await exported();

  const { account } = response.json<Export>();
  expect(response.headers['content-disposition']).toBe(`attachment; filename="account-${ada.id}.json"`);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(account).toMatchObject({ id: ada.id, name: 'Ada', username: 'ada', email: 'ada@example.org' });
  expect(response.body).not.toMatch(/argon2|password|token_version/);
});

it("contains all the user's data and none of others", async () => {
  const post = await publish(ada);
  await comment(ada, post._id, 'By Ada.');
  await comment(bob, post._id, 'By Bob.');
  await vote(ada, post._id);
  await vote(bob, post._id);
  await addMessage(server.db, ada.id, 'gm');
  await addMessage(server.db, bob.id, 'gn');
  await ada.request({
    method: 'POST',
    url: '/api/upload/file',
    ...multipart({ name: 'file', content: testFiles.png, filename: 'a.png' }),
  });

  const { records } = (await exported()).json<Export>();

  expect(records).toMatchObject({
    posts: [{ id: post._id, author_id: ada.id, title: 'Halving day', body: 'It is close.' }],
    comments: [{ post_id: post._id, body: 'By Ada.' }],
    votes: [{ post_id: post._id, value: 1 }],
    chat_messages: [{ text: 'gm' }],
    uploads: [{ mime: 'image/png', extension: 'png' }],
  });
  // Excludes notifications, which contain their sender's id.
  const { notifications, ...own } = records;
  expect(notifications).toMatchObject([
    { kind: 'achievement' },
    { kind: 'achievement' },
    { kind: 'reply', sender_id: bob.id },
    { kind: 'post_vote' },
  ]);
  expect(JSON.stringify(own)).not.toContain(bob.id);
});

it('lists every record type, even without records', async () => {
  const { records } = (await exported(bob, bob.id)).json<Export>();

  const tables = memberRecords.filter(({ exportedBy }) => exportedBy !== undefined).map(({ table }) => table);
  expect(Object.keys(records)).toEqual(tables);
  expect(records['uploads']).toEqual([]);
});

it('exports each record once across pages', async () => {
  const cleo = await signUp(server, 'Cleo');
  const texts = Array.from({ length: 450 }, (_, n) => `message ${n}`);
  for (const text of texts) await addMessage(server.db, cleo.id, text);

  const { records } = (await exported(cleo, cleo.id)).json<Export>();

  expect(records['chat_messages']?.map(({ text }) => text as string)).toEqual(texts);
});

it('is limited to the account owner', async () => {
  expect((await server.request({ url: `/api/users/${ada.id}/export` })).statusCode).toBe(401);
  expect((await exported(bob)).statusCode).toBe(403);
  expect((await exported(bob, 'nobody')).statusCode).toBe(404);
});
