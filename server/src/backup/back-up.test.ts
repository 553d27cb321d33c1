import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { backedUpForums, otherUpload, quietly, upload } from '../testing/backed-up-forums';
import { backUp } from './back-up';
import { readManifest } from './manifest';

const forums = backedUpForums();

describe('backup', () => {
  it('leaves no files or rows when it is interrupted', async () => {
    const source = await forums.createFull(3);
    const interruption = new AbortController();
    const to = forums.inFolder('interrupted');

    const backingUp = backUp({
      settings: forums.settingsOf(source),
      to,
      signal: interruption.signal,
      onProgress: (line) => {
        if (line.startsWith('posts')) interruption.abort();
      },
    });

    await expect(backingUp).rejects.toThrow('aborted');
    expect(await readdir(to)).toEqual([]);
  });

  it('reports an absent key and uploads without a file, and restore reports them too', async () => {
    const source = await forums.createFull(3);
    for (const id of [upload, otherUpload]) await forums.addUpload(source, id);
    await writeFile(path.join(await forums.mediaOf(source), `${upload}.png`), '');
    const lines: string[] = [];
    const onProgress = (line: string) => lines.push(line);
    const missing = `Warning: the backup lacks 1 uploaded file: ${otherUpload}.png.`;

    const backup = await forums.backUp(source, { onProgress });
    expect(lines).toEqual(expect.arrayContaining(['media: 1 file', missing]));
    expect(lines.at(-1)).toContain('there is no key in');

    lines.length = 0;
    await forums.restoreTo(await forums.createEmpty(), backup, { onProgress });
    expect(lines).toEqual(expect.arrayContaining(['media: 1 file', missing]));
  });

  it('refuses to leave out all uploads', async () => {
    const source = await forums.createFull(3);
    await forums.addUpload(source);
    const to = forums.inFolder('without-uploads');

    const backingUp = backUp({ ...quietly, settings: forums.settingsOf(source), to });

    await expect(backingUp).rejects.toThrow(
      `All uploaded files are missing from ${forums.settingsOf(source).dataDir}`,
    );
    expect(await readdir(to)).toEqual([]);
  });

  it('records the media bucket and does not report the media as missing', async () => {
    const source = await forums.createFull(3);
    await forums.addUpload(source);
    const lines: string[] = [];
    const settings = { ...forums.settingsOf(source), s3: { bucket: 'forum-media' } };

    const backup = await backUp({
      ...quietly,
      settings,
      to: forums.inFolder('backups'),
      onProgress: (line) => lines.push(line),
    });
    await forums.restoreTo(await forums.createEmpty(), backup);

    expect(await readManifest(backup)).toMatchObject({ bucket: 'forum-media', media: [], missingMedia: [] });
    expect(lines.join()).not.toContain('the backup lacks');
  });

  it('creates no files when there is no data', async () => {
    const dataDir = forums.inFolder('nothing');
    const settings = { dataDir, databaseUrl: undefined, jwtSecret: undefined };

    await expect(backUp({ settings, to: forums.inFolder('none'), ...quietly })).rejects.toThrow(
      `There is no database in ${dataDir}.`,
    );
    await expect(forums.backUp(await forums.createEmpty())).rejects.toThrow('no server has ever run on it');
    expect(await readdir(forums.inFolder())).not.toContain('nothing');
  });
});
