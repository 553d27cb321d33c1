import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { commands } from '../backup/commands';
import { addManyPosts } from '../testing/many-posts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await addManyPosts(database.db, 20);
  await sql`
    insert into shares (post_id, user_id) select id, md5('user 1')::uuid from posts where author_id = md5('user 0')::uuid;
    insert into xp_entries (user_id, cause, reference, amount, day) values (md5('user 1')::uuid, 'post', '1', 10, now());
    update users set xp = 10 where id = md5('user 1')::uuid;
    insert into notifications (id, user_id, kind, post_id)
    select md5('notification')::uuid, author_id, 'post_vote', id from posts where id = md5('post 1')::uuid;
    update votes set notification_id = md5('notification')::uuid where post_id = md5('post 1')::uuid;
    update notifications set other_votes = 2;
    insert into uploads (id, owner_id, mime, extension, bytes) values (md5('upload')::uuid, md5('user 1')::uuid, 'image/png', 'png', 1);
    update posts set media = jsonb_build_array('/media/' || md5('upload')::uuid || '.png') where id = md5('post 1')::uuid;
    insert into post_uploads (post_id, upload_id) values (md5('post 1')::uuid, md5('upload')::uuid)
  `.execute(database.db);
});
afterAll(() => database.close());

async function doctor(...args: string[]) {
  let out = '';
  const exitCode = await commands.doctor(args, {
    env: { DATABASE_URL: database.url },
    out: (text) => (out += text),
    err: () => undefined,
  });
  return { exitCode, out };
}

const healthy = { exitCode: 0, out: 'Healthy: 17 checks, no differences.\n' };

const ada = `name = 'Member 1'`;

it.each([
  [
    `update posts set up_votes = 9, down_votes = 8, comment_count = 7 where title like 'Post 1 %'`,
    '9 up-votes, 8 down-votes, 7 comments, counted 2 up-votes',
  ],
  [
    `update users set posts_count = 3, xp = 11 where ${ada}`,
    '3 posts, 13 comments, 13 likes given, 11 XP, counted 7 posts, 13 comments, 13 likes given, 10 XP',
  ],
  [
    `update users set comments_count = 9, likes_given_count = 8 where ${ada}`,
    'stored 7 posts, 9 comments, 8 likes',
  ],
  [
    'insert into held_votes (post_id, user_id, value, voted_on) select post_id, user_id, value, voted_on from votes limit 1',
    'stored held back, counted nothing',
  ],
  ['update member_count set members = 3000', '  members: stored 3000, counted 3\n'],
  ['update referral_counts set referred = 9', 'Members that each member referred: 2 wrong'],
  [`update zone_counts set posts = posts + 1 where category = 'Memes'`, '  Memes: stored 8, counted 7'],
  [`delete from tag_counts where tag = 'tag3'`, '  tag3: stored nothing, counted 1'],
  [`insert into tag_zone_counts values ('x', 'News', 2)`, '  x in News: stored 2, counted nothing'],
  ['update post_tags set score = 7', 'Order of the posts of each tag: 20 wrong'],
  ['update standings set reputation = 99', 'stored reputation 99, 0 shares'],
  ['update standings set shares = 0', '0 shares, counted reputation'],
  ['delete from share_counts', ': stored nothing, counted 1\n'],
  ['update notifications set other_votes = 7', ': stored 8 votes, counted 3 votes\n'],
  [`delete from author_counts where tag = ''`, 'Posts of each author in each zone: '],
  ['update known_words set uses = 9', 'Words of titles and names: '],
  ['delete from titles', '  and 17 more'],
  ['update titles set score = 7, number = number - 1', 'Title of each post: 20 wrong'],
  ['delete from post_words where number % 2 = 0', ': stored nothing, counted words '],
  [`update post_words set words = 'x' where number % 3 = 0`, 'Words of each post: '],
  ['delete from post_uploads', ': stored nothing, counted used'],
])('finds and repairs what this breaks: %s', async (drift, report) => {
  await database.db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql.raw(drift).execute(connection);
    await sql`reset session_replication_role`.execute(connection);
  });

  const found = await doctor();
  const repaired = await doctor('--repair');

  expect(found).toEqual({ exitCode: 1, out: expect.stringContaining(report) as string });
  // Nothing else: the previous repair was complete.
  expect(found.out.match(/ wrong$/gm)).toHaveLength(1);
  expect(repaired).toEqual({ exitCode: 0, out: expect.stringContaining(report) as string });
});

it('waits with a repair for transactions that write', async () => {
  await sql`update posts set up_votes = 9`.execute(database.db);
  const writer = await database.db.startTransaction().execute();
  await sql`select from posts for update`.execute(writer);

  const repairing = doctor('--repair');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await sql`update posts set boost = 5`.execute(writer);
  await writer.commit().execute();

  expect((await repairing).exitCode).toBe(0);
  expect(await doctor()).toEqual(healthy);
});
