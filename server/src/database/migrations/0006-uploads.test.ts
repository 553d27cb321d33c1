import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';

import { createTestDatabase } from '../../testing/test-database';
import { up } from './0006-uploads';

const ada = '0193a1b2-0000-7000-8000-000000000001';
const [first, second, unused] = ['a', 'b', 'c'].map(
  (letter) => `0193a1b2-0000-7000-8000-00000000000${letter}`,
);
const post = '0193a1b2-0000-7000-8000-000000000009';

it('finds the uploads that posts show already, in both forms of media', async () => {
  const { db, close } = await createTestDatabase();
  // As it was before.
  await sql`drop table post_uploads, media_removals`.execute(db);
  await sql`drop index uploads_by_age`.execute(db);
  await sql`alter table uploads drop column width, drop column height, drop column variants`.execute(db);
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
  // Migrations know no tables: they outlive the types.
  await up(db as unknown as Kysely<unknown>);

  const links = await db.selectFrom('post_uploads').selectAll().orderBy('upload_id').execute();
  expect(links).toEqual([
    { post_id: post, upload_id: first },
    { post_id: post, upload_id: second },
  ]);
  await close();
});
