import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { keptCounts } from '../../testing/kept-counts';
import { addManyPosts } from '../../testing/many-posts';
import { createEmptyDatabase } from '../../testing/test-database';
import { migrateToLatest, migrateWithin } from '../migrate';

it('counts the posts of an older database', async () => {
  const { db, connect, close } = await createEmptyDatabase();
  const client = await connect();
  await client.query(readFileSync(new URL('../testdata/at-0009-crypto.sql', import.meta.url), 'utf8'));
  await client.end();

  await migrateToLatest(db);

  const { kept, counted } = await keptCounts(db);
  expect(kept).toEqual(counted);
  expect(counted.length).toBeGreaterThan(3);
  await close();
});

it('counts many posts of an older database', async () => {
  const { db, close } = await createEmptyDatabase();
  await db.connection().execute((connection) => migrateWithin(connection, '0009-crypto'));
  await addManyPosts(db, 500);

  await migrateToLatest(db);

  const { kept, counted } = await keptCounts(db);
  expect(kept).toEqual(counted);
  await close();
});
