import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { createEmptyDatabase } from '../../testing/test-database';
import { migrateToLatest, migrateWithin } from '../migrate';

const ada = '0193a1b2-0000-7000-8000-000000000001';
const [first, second, unused] = ['a', 'b', 'c'].map(
  (letter) => `0193a1b2-0000-7000-8000-00000000000${letter}`,
);
const post = '0193a1b2-0000-7000-8000-000000000009';

it('links posts to the uploads they show, in both forms of media', async () => {
  const { db, close } = await createEmptyDatabase();
  await db.connection().execute((connection) => migrateWithin(connection, '0005-shares'));
  await sql`
    insert into users (id, name, email, password_hash, referral_code)
    values (${ada}, 'Ada', 'ada@example.org', '', 'code')`.execute(db);
  for (const id of [first, second, unused]) {
    await sql`
      insert into uploads (id, owner_id, mime, extension, bytes)
      values (${id}, ${ada}, 'image/png', 'png', 1)`.execute(db);
  }
  const media = [
    `/media/${first}.png`,
    { url: `/media/${second}.png`, type: 'image/png' },
    `/media/${first}.png`,
    `https://elsewhere.example/media/${unused}.png`,
    '/media/0193a1b2-0000-7000-8000-0000000000ff.png',
  ];
  await sql`
    insert into posts (id, author_id, title, body, category, tags, media)
    values (${post}, ${ada}, 'Title', 'Body', 'Memes', '{}', ${JSON.stringify(media)})`.execute(db);

  await migrateToLatest(db);

  const links = await db.selectFrom('post_uploads').selectAll().orderBy('upload_id').execute();
  expect(links).toEqual([
    { post_id: post, upload_id: first },
    { post_id: post, upload_id: second },
  ]);
  await close();
});
