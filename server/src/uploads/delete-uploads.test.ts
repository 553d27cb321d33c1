import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { components, User } from '@alphazone/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { newId } from '../database/ids';
import { unavailable } from '../errors';
import { messages } from '../messages';
import { multipart, testFiles } from '../testing/files';
import { publish, requestPost, signUp, testPassword, type TestMember } from '../testing/members';
import { signUpModerator } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { collectOnce } from './collect-orphans';
import { createDiskStorage } from './storage/disk-storage';
import type { MediaStorage } from './storage/media-storage';

type Case = components['schemas']['Case'];

let server: TestApp;
let ada: TestMember;
let mod: TestMember;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  mod = await signUpModerator(server, 'Mona');
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

const decide = (cases: readonly Case[], pictureId: string, kind: 'remove' | 'keep') => {
  const { _id, version } = cases.find(({ targetId }) => targetId === pictureId) ?? expect.fail('No case.');
  return send(mod, `/api/moderation/cases/${_id}/decision`, { version, kind, reason: 'spam' });
};
const collectInAWeek = () =>
  collectOnce({
    db: server.db,
    storage: createDiskStorage(join(server.settings.dataDir, 'media')),
    now: Date.now() + 169 * 3_600_000,
  });

it('deletes the files of a deleted post immediately, unless another post shows them', async () => {
  const [own, shared] = [await upload(), await upload()];
  const post = await publish(ada, { mediaUrls: [own, shared, own] });
  await publish(ada, { mediaUrls: [shared] });

  expect((await deletePost(post._id)).statusCode).toBe(200);

  expect(await statusesOf(own, shared)).toEqual([404, 200]);
});

it('accepts no file of another member, who could then not delete it', async () => {
  const eve = await signUp(server, 'Eve');
  const own = await upload();
  const post = await publish(ada, { mediaUrls: [own] });

  const response = await requestPost(eve, { mediaUrls: [own] });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    details: [{ field: 'mediaUrls.0', message: 'is not a file that was uploaded here.' }],
  });

  expect((await deletePost(post._id)).statusCode).toBe(200);
  expect(await statusesOf(own)).toEqual([404]);
});

it.each([
  ['as it is shown', (url: string) => `https://forum.example${url}`],
  ['of a smaller variant', (url: string) => `http://x${url.replace('.', '-card.').replace('/m', '/%6D')}?a`],
])('knows an uploaded file by its web address %s', async (_which, addressOf) => {
  const eve = await signUp(server, `Eve${_which.length}`);
  const own = await upload();
  const post = await publish(ada, { mediaUrls: [addressOf(own)] });
  expect(post.mediaUrls).toMatchObject([{ url: own, type: 'image/png' }]);

  expect((await requestPost(eve, { mediaUrls: [addressOf(own)] })).statusCode).toBe(400);
  await collectInAWeek();
  expect(await statusesOf(own)).toEqual([200]);

  const avatar = await changePicture(eve);
  expect((await requestPost(eve, { mediaUrls: [`https://forum.example${avatar}`] })).statusCode).toBe(400);

  const elsewhere = `https://other.example/media/${newId()}.png`;
  expect((await publish(eve, { mediaUrls: [elsewhere] })).mediaUrls).toEqual([elsewhere]);
});

it('deletes a removed picture with its owner’s account', async () => {
  const leaver = await signUp(server, 'Removed');
  const url = await upload(leaver);
  await publish(leaver, { mediaUrls: [url] });
  await send(mod, '/api/reports', { target: 'picture', id: idOf(url), reason: 'spam' });
  await decide((await mod.request({ url: '/api/moderation/cases' })).json<Case[]>(), idOf(url), 'remove');
  const shown = () => mod.request({ url: `/api/moderation/pictures/${idOf(url)}` });
  expect((await shown()).statusCode).toBe(200);

  await deleteAccount(leaver, 'delete');

  expect((await shown()).statusCode).toBe(404);
});

it('keeps a picture for moderators while it is reported, and once it is removed', async () => {
  const [url, reported] = [await upload(), await upload()];
  const post = await publish(ada, { mediaUrls: [url, reported] });
  const [id, other] = [idOf(url), idOf(reported)];
  for (const each of [id, other])
    await send(mod, '/api/reports', { target: 'picture', id: each, reason: 'spam' });
  const cases = (await mod.request({ url: '/api/moderation/cases' })).json<Case[]>();
  await decide(cases, id, 'remove');

  await deletePost(post._id);
  await collectInAWeek();
  expect(await statusesOf(url, reported)).toEqual([404, 200]);
  expect((await mod.request({ url: `/api/moderation/pictures/${id}` })).statusCode).toBe(200);

  await decide(cases, other, 'keep');
  await collectInAWeek();
  expect(await statusesOf(reported)).toEqual([404]);
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

it.each([
  ['stored', { isCollected: true, isAway: false }, 401],
  ['stored in part', { isCollected: true, isAway: true }, 503],
  ['stored, and their removal is still queued', { isCollected: false, isAway: false }, 401],
])(
  'removes the files of an account deleted while they are %s',
  async (_how, { isCollected, isAway }, status) => {
    const folder = await mkdtemp(join(tmpdir(), 'alphazone-storage-'));
    const disk = createDiskStorage(folder);
    let begin: () => void = () => undefined;
    let proceed: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const deleted = new Promise<void>((resolve) => (proceed = resolve));
    const storage: MediaStorage = {
      ...disk,
      async put(name, file) {
        begin();
        await deleted;
        await disk.put(name, file);
        if (isAway) throw unavailable(messages.mediaAway, 10);
      },
    };
    const slow = await createTestApp({ storage });
    const leaver = await signUp(slow, 'Leaver');
    const form = multipart({ name: 'file', content: testFiles.png, filename: 'a.png' });
    const uploading = leaver.request({ method: 'POST', url: '/api/upload/file', ...form });
    await begun;
    expect((await deleteAccount(leaver, 'delete')).statusCode).toBe(200);
    if (isCollected) await collectOnce({ db: slow.db, storage });
    proceed();

    expect((await uploading).statusCode).toBe(status);
    expect(await slow.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    await slow.close();
    await rm(folder, { recursive: true });
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
