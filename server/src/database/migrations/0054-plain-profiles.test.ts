import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { addManyPosts } from '../../testing/many-posts';
import { createEmptyDatabase } from '../../testing/test-database';
import { migrateToLatest, migrateWithin } from '../migrate';

it('removes control characters from social links and interests', async () => {
  const { db, close } = await createEmptyDatabase();
  await db.connection().execute((connection) => migrateWithin(connection, '0053-listed-comments'));
  await addManyPosts(db, 2);
  const links = { x: 'https://x.example/a\u202eb\u0007', telegram: 'https://\u200f', discord: '' };
  await sql`
    update users set social_links = ${JSON.stringify(links)}::jsonb,
      tags = ${['b\u2066', 'A\nc', '\u202e', 'B', 'עם רווח']}::text[]
    where id = md5('user 1')::uuid`.execute(db);
  const other = { x: 'https://x.example/', telegram: '', discord: '' };
  await sql`
    update users set social_links = ${JSON.stringify(other)}::jsonb where id = md5('user 2')::uuid`.execute(
    db,
  );

  await migrateToLatest(db);

  const { rows } = await sql`
    select social_links, tags from users where id in (md5('user 1')::uuid, md5('user 2')::uuid)
    order by id = md5('user 2')::uuid`.execute(db);
  expect(rows).toEqual([
    { social_links: { x: 'https://x.example/ab', telegram: '', discord: '' }, tags: ['b', 'Ac', 'עם רווח'] },
    { social_links: other, tags: ['btc', 'tag, "2'] },
  ]);
  await close();
});
