import { describe, expect, it } from 'vitest';

import { createDatabase } from '../database/database';
import { startEmbeddedPostgres } from '../database/embedded';
import { isMigrated, migrateToLatest } from '../database/migrate';
import { backedUpForums, quietly } from '../testing/backed-up-forums';
import { addManyPosts } from '../testing/many-posts';
import { move } from './move';

const forums = backedUpForums();

describe('move', { timeout: 60_000 }, () => {
  it('copies the embedded database to a server row by row once the forum is stopped', async () => {
    const settings = { dataDir: forums.inFolder('embedded'), databaseUrl: undefined };
    const embedded = await startEmbeddedPostgres({ dataDir: settings.dataDir });
    const db = createDatabase(embedded.connection);
    await migrateToLatest(db);
    await addManyPosts(db, 500);
    await db.destroy();
    const target = await forums.createEmpty();
    const to = forums.url(target);

    await expect(move({ settings, to, ...quietly })).rejects.toThrow('Stop it first.');
    await embedded.stop();
    const tables = await move({ settings, to, ...quietly });
    await expect(move({ settings, to, ...quietly })).rejects.toThrow('The database is not empty');

    expect(Object.fromEntries(tables.map(({ name, sent }) => [name, sent.rows]))).toMatchObject({
      users: 50,
      posts: 500,
      comments: 1000,
      votes: 1500,
    });
    const inTarget = await forums.contentOf(target);
    for (const { name, sent, stored } of tables) {
      expect(stored).toEqual(sent);
      expect(inTarget[name]).toEqual(sent);
    }
    expect(await isMigrated(forums.connect(target))).toBe(true);

    // The source is unchanged: a second move has the same result.
    const second = await forums.createEmpty();
    expect(await move({ settings, to: forums.url(second), ...quietly })).toEqual(tables);
  });

  it('refuses to run without an embedded database', async () => {
    const target = await forums.createEmpty();
    const to = forums.url(target);

    await expect(move({ settings: forums.settingsOf(target), to, ...quietly })).rejects.toThrow(
      'DATABASE_URL is set',
    );
    const settings = { dataDir: forums.inFolder('nothing'), databaseUrl: undefined };
    await expect(move({ settings, to, ...quietly })).rejects.toThrow('There is no database in');
  });
});
