import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { makeLibraryLinks } from './binaries';

let packageDir: string;

beforeEach(async () => {
  packageDir = await mkdtemp(path.join(tmpdir(), 'az-test-'));
  await mkdir(path.join(packageDir, 'native/lib'), { recursive: true });
  await writeFile(path.join(packageDir, 'native/lib/libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(path.join(packageDir, 'native/pg-symlinks.json'), JSON.stringify(links));
});

afterEach(() => rm(packageDir, { recursive: true, force: true }));

it('creates the library links that an install without scripts omits', async () => {
  await makeLibraryLinks(packageDir);

  expect(await readlink(path.join(packageDir, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
});

it('creates them once for concurrent processes', async () => {
  await Promise.all([
    makeLibraryLinks(packageDir),
    makeLibraryLinks(packageDir),
    makeLibraryLinks(packageDir),
  ]);

  expect(await readlink(path.join(packageDir, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
});
