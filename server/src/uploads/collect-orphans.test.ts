import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { components, Site, User } from '@alphazone/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { insertPosts } from '../posts/post-rows-repository';
import { createPublishPost } from '../posts/publish-post';
import { countBlocked } from '../testing/blocked-transactions';
import { perform } from '../testing/outcomes';
import { multipart, testFiles } from '../testing/files';
import { publish, signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { collectOnce, collectOrphans } from './collect-orphans';
import { createDiskStorage } from './storage/disk-storage';
import type { MediaStorage } from './storage/media-storage';
import { deleteUploads } from './delete-uploads';
import { insertRemovals } from './removals-repository';
import { serialiseUpload } from './serialise-upload';
import { lockUploads, linkUploads, lockOrphans } from './uploads-repository';

let server: TestApp;
let ada: TestMember;
let folder: string;
let storage: MediaStorage;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  folder = join(server.settings.dataDir, 'media');
  storage = createDiskStorage(folder);
});
afterAll(() => server.close());

const upload = async (): Promise<string> => {
  const form = multipart({ name: 'file', content: testFiles.png, filename: 'a.png' });
  const response = await ada.request({ method: 'POST', url: '/api/upload/file', ...form });
  return response.json<components['schemas']['UploadedFile']>().url;
};
const changePicture = async (): Promise<string> => {
  const form = multipart({ name: 'profilePicture', content: testFiles.png, filename: 'a.png' });
  const response = await ada.request({ method: 'PATCH', url: `/api/users/update/${ada.id}`, ...form });
  return response.json<User>().profilePicture ?? '';
};
const idOf = (url: string) => url.slice('/media/'.length, '/media/'.length + 36);
const isServed = async (url: string) => (await server.request({ url })).statusCode === 200;
const filesOf = async (url: string) => (await readdir(folder)).filter((name) => name.startsWith(idOf(url)));

const inAWeek = () => Date.now() + 169 * 3_600_000;
const collect = (now = inAWeek(), from = storage) => collectOnce({ db: server.db, storage: from, now });

it('deletes orphans with their variants and keeps files of posts and profiles', async () => {
  const [shown, unused, ofDeletedPost] = [await upload(), await upload(), await upload()];
  const replaced = await changePicture();
  const current = await changePicture();
  await publish(ada, { mediaUrls: [shown, shown] });
  const post = await publish(ada, { mediaUrls: [{ url: ofDeletedPost }] });
  await ada.request({ method: 'DELETE', url: `/posts/delete/${post._id}` });
  const collected = await collect();

  for (const url of [unused, replaced, ofDeletedPost]) {
    expect(await isServed(url)).toBe(false);
    expect(await filesOf(url)).toEqual([]);
  }
  for (const url of [shown, current]) {
    expect(await isServed(url)).toBe(true);
    expect(await filesOf(url)).toHaveLength(3);
  }
  // Only files are left of the deleted post and the replaced picture.
  expect(collected).toEqual({ uploads: 1, files: 9, leftovers: 0 });
  expect(await collect()).toEqual({ uploads: 0, files: 0, leftovers: 0 });
});

it('keeps an unused upload for a week, longer than an outbox keeps a post', async () => {
  const url = await upload();
  await collect(Date.now() + 167 * 3_600_000);
  expect(await isServed(url)).toBe(true);

  await collect();
  expect(await isServed(url)).toBe(false);
});

it('retries failed file removals at the next collection', async () => {
  const url = await upload();
  const away = { ...storage, remove: () => Promise.reject(new Error('The storage is away.')) };
  await expect(collect(inAWeek(), away)).rejects.toThrow('The storage is away.');

  expect(await isServed(url)).toBe(false);
  expect(await filesOf(url)).toHaveLength(3);
  expect(await collect()).toMatchObject({ uploads: 0, files: 3 });
  expect(await filesOf(url)).toEqual([]);
});

it('deletes leftovers of interrupted uploads after a day', async () => {
  const [old, young] = [join(folder, '.incoming-old'), join(folder, '.incoming-young')];
  for (const left of [old, young]) {
    await mkdir(left);
    await writeFile(join(left, 'received'), 'half a pict');
  }
  await utimes(old, new Date(), new Date(Date.now() - 25 * 3_600_000));
  const collected = await collect(Date.now());

  expect(collected).toMatchObject({ leftovers: 1 });
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual(['.incoming-young']);
  await rm(young, { recursive: true });
});

it('keeps an upload that a concurrent post links', async () => {
  const url = await upload();
  const postId = '0193a1b2-0000-7000-8000-000000000001';
  await server.db.transaction().execute(async (transaction) => {
    const uploads = await lockUploads(transaction, [idOf(url)]);
    expect(await collect()).toMatchObject({ uploads: 0 });
    await insertPosts(transaction, [
      {
        id: postId,
        author_id: ada.id,
        title: 'Title',
        body: 'Body',
        category: 'Memes',
        tags: [],
        media: uploads.map(serialiseUpload),
        posted_on: new Date(),
      },
    ]);
    await linkUploads(transaction, [{ post_id: postId, upload_id: idOf(url) }]);
    expect(await collect()).toMatchObject({ uploads: 0 });
  });
  await collect();

  expect(await isServed(url)).toBe(true);
});

it('refuses a post whose upload is being collected', async () => {
  const url = await upload();
  const site = (await server.request({ url: '/api/site' })).json<Site>();
  let refusal: Promise<unknown> | undefined;
  await server.db.transaction().execute(async (transaction) => {
    const orphans = await lockOrphans(transaction, { storedBefore: new Date(inAWeek()), limit: 10 });
    expect(orphans).toEqual([idOf(url)]);
    const draft = {
      authorId: ada.id,
      title: 'Title',
      body: 'Body',
      tags: ['a'],
      media: [url],
      category: 'Memes',
    };
    refusal = perform(server.db, (services) => createPublishPost({ ...services, site })(draft)).catch(
      (error: unknown) => error,
    );
    await expect.poll(() => countBlocked(server.db)).toBeGreaterThan(0);
    await deleteUploads(transaction, orphans);
  });

  expect(await refusal).toMatchObject({
    statusCode: 400,
    details: [{ field: 'mediaUrls.0', message: 'is not a file that was uploaded here.' }],
  });
  await collect();
});

it('cannot delete an upload of a post', async () => {
  const url = await upload();
  await publish(ada, { mediaUrls: [url] });
  const deletion = server.db.transaction().execute((transaction) => deleteUploads(transaction, [idOf(url)]));

  await expect(deletion).rejects.toThrow('post_uploads');
  expect(await isServed(url)).toBe(true);
});

it('runs on one process at a time', async () => {
  const others: unknown[] = [];
  const slow: MediaStorage = {
    ...storage,
    async remove(names) {
      if (others.length === 0) others.push(await collect());
      await storage.remove(names);
    },
  };
  await upload();
  const first = await collect(inAWeek(), slow);

  expect(first).toMatchObject({ uploads: 1 });
  expect(others).toEqual([undefined]);
  expect(await collect()).toEqual({ uploads: 0, files: 0, leftovers: 0 });
});

it('runs at intervals until stopped, despite failures', async () => {
  const url = await upload();
  await sql`update uploads set created_on = now() - interval '8 days' where id = ${idOf(url)}`.execute(
    server.db,
  );
  const log = { info: vi.fn(), error: vi.fn() };
  let failures = 1;
  const flaky: MediaStorage = {
    ...storage,
    remove: (names) =>
      failures-- > 0 ? Promise.reject(new Error('The storage is away.')) : storage.remove(names),
  };
  const collector = collectOrphans({ db: server.db, storage: flaky, log, intervalMs: 5 });

  await vi.waitFor(async () => expect(await filesOf(url)).toEqual([]), 20_000);
  await collector.stop();
  const collections = log.info.mock.calls.length + log.error.mock.calls.length;
  expect(log.error).toHaveBeenCalledOnce();
  expect(collections).toBeGreaterThanOrEqual(2);
});

it('ends after a batch when the server stops', async () => {
  await collect();
  const names = Array.from({ length: 201 }, (_, n) => `gone-${n}.png`);
  await server.db.transaction().execute((transaction) => insertRemovals(transaction, names));

  const stopped = await collectOnce({ db: server.db, storage, now: inAWeek(), isStopped: () => true });

  expect(stopped).toMatchObject({ files: 200 });
  expect(await collect()).toMatchObject({ files: 1 });
});
