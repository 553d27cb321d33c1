import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { User } from '@alphazone/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { accountDeleted } from '../../errors';
import { noFilters } from '../../filters/filters';
import { announceNothing } from '../../outcome/announce';
import { createChange, type Change } from '../../outcome/change';
import { testFiles } from '../../testing/files';
import { signUp, type TestMember } from '../../testing/members';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { testSite } from '../../testing/test-site';
import { mediaLimits } from '../../uploads/media-limits';
import { createPictureQueue } from '../../uploads/media-services';
import { kindOfFile } from '../../uploads/media-kinds';
import { createDiskStorage } from '../../uploads/storage/disk-storage';
import { updateProfile } from './update-profile';

let server: TestApp;
let ada: TestMember;
let media: string;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  media = join(server.settings.dataDir, 'media');
  await mkdir(media, { recursive: true });
});
afterAll(() => server.close());

/** @param failing Replaces the changes that follow storing the picture, which makes three. */
async function updatePicture(failing: (real: Change) => Change): Promise<unknown> {
  const folder = await mkdtemp(join(server.settings.dataDir, 'received-'));
  const path = join(folder, 'received');
  await writeFile(path, testFiles.png);
  const real = createChange(server.db, announceNothing);
  let changes = 0;
  const change: Change = (work, onCommit) => (++changes <= 3 ? real : failing(real))(work, onCommit);
  const services = {
    db: server.db,
    change,
    media: {
      storage: createDiskStorage(media),
      limits: mediaLimits(50, 5, 40),
      pictureQueue: createPictureQueue(),
      requireFreeSpace: () => Promise.resolve(),
    },
    now: () => new Date(),
    filters: () => noFilters,
    memberLimits: () => undefined,
    site: testSite,
  };
  const picture = { path, folder, bytes: testFiles.png.length, kind: await kindOfFile(path) };
  return updateProfile(services, ada.id, { update: {}, picture }).catch((error: unknown) => error);
}

it('keeps the picture of a change whose commit was not acknowledged', async () => {
  const lost = new Error('Connection terminated unexpectedly');

  const failure = await updatePicture((real) => async (work, onCommit) => {
    await real(work, onCommit);
    throw lost;
  });

  expect(failure).toBe(lost);
  const { profilePicture } = (await server.request({ url: `/api/users/${ada.id}` })).json<User>();
  expect((await server.request({ url: profilePicture ?? '' })).statusCode).toBe(200);
});

it('reports the first error when discarding the picture fails too', async () => {
  const refusal = accountDeleted();
  const errors = [refusal, new Error('The database is away.')];

  const failure = await updatePicture(() => () => Promise.reject(errors.shift() ?? new Error('Too often.')));

  expect(failure).toBe(refusal);
  expect(errors).toEqual([]);
});
