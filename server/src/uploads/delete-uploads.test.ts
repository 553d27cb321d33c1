import type { components, User } from '@alphazone/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { multipart, testFiles } from '../testing/files';
import { publish, signUp, testPassword, type TestMember } from '../testing/members';
import { grantRole } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';

type Case = components['schemas']['Case'];

let server: TestApp;
let ada: TestMember;
let mod: TestMember;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  mod = await signUp(server, 'Mona');
  await grantRole(server.db, mod.id, 'moderator');
});
afterAll(() => server.close());

const upload = async (by = ada) => {
  const form = multipart({ name: 'file', content: testFiles.png, filename: 'a.png' });
  const response = await by.request({ method: 'POST', url: '/api/upload/file', ...form });
  return response.json<components['schemas']['UploadedFile']>().url;
};
const changePicture = async (by: TestMember) => {
  const form = multipart({ name: 'profilePicture', content: testFiles.png, filename: 'a.png' });
  const response = await by.request({ method: 'PATCH', url: `/api/users/update/${by.id}`, ...form });
  return response.json<User>().profilePicture ?? '';
};
const idOf = (url: string) => url.slice('/media/'.length, '/media/'.length + 36);
const deletePost = (id: string) => ada.request({ method: 'DELETE', url: `/posts/delete/${id}` });
const deleteAccount = (by: TestMember, content: 'keep' | 'delete') =>
  by.request({
    method: 'DELETE',
    url: `/api/users/${by.id}`,
    payload: { password: testPassword, content },
  });
const statusesOf = async (...urls: string[]) =>
  (await Promise.all(urls.map((url) => server.request({ url })))).map(({ statusCode }) => statusCode);
const send = (member: TestMember, url: string, payload: object = {}) =>
  member.request({ method: 'POST', url, payload });

it('deletes the files of a deleted post at once, unless another post shows them', async () => {
  const [own, shared] = [await upload(), await upload()];
  const post = await publish(ada, { mediaUrls: [own, shared, own] });
  await publish(ada, { mediaUrls: [shared] });

  expect((await deletePost(post._id)).statusCode).toBe(200);

  expect(await statusesOf(own, shared)).toEqual([404, 200]);
});

it('keeps a reported picture for moderators, also once it is removed', async () => {
  const [url, reported] = [await upload(), await upload()];
  const post = await publish(ada, { mediaUrls: [url, reported] });
  const [id, other] = [idOf(url), idOf(reported)];
  for (const each of [id, other])
    await send(mod, '/api/reports', { target: 'picture', id: each, reason: 'spam' });
  const cases = (await mod.request({ url: '/api/moderation/cases' })).json<Case[]>();
  const opened = cases.find(({ targetId }) => targetId === id);
  const decision = { version: opened?.version, kind: 'remove', reason: 'spam' };
  await send(mod, `/api/moderation/cases/${opened?._id}/decision`, decision);

  await deletePost(post._id);
  expect(await statusesOf(url, reported)).toEqual([404, 200]);
  expect((await mod.request({ url: `/api/moderation/pictures/${id}` })).statusCode).toBe(200);
});

it.each([
  ['keep', [404, 404, 200]],
  ['delete', [404, 404, 404]],
] as const)(
  'deletes the unused files of a deleted account at once: content %s',
  async (content, expected) => {
    const leaver = await signUp(server, `Gone${content}`);
    const avatar = await changePicture(leaver);
    const [unused, posted] = [await upload(leaver), await upload(leaver)];
    await publish(leaver, { mediaUrls: [posted] });

    expect((await deleteAccount(leaver, content)).statusCode).toBe(200);

    expect(await statusesOf(avatar, unused, posted)).toEqual(expected);
  },
);

it('deletes a replaced and a cleared profile picture at once', async () => {
  const first = await changePicture(mod);
  const second = await changePicture(mod);
  expect(await statusesOf(first, second)).toEqual([404, 200]);

  const url = `/api/users/update/${mod.id}`;
  await mod.request({ method: 'PATCH', url, payload: { profilePicture: '' } });
  expect(await statusesOf(second)).toEqual([404]);
});
