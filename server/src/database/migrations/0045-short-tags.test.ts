import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { commands } from '../../backup/commands';
import { addManyPosts } from '../../testing/many-posts';
import { createEmptyDatabase } from '../../testing/test-database';
import { migrateToLatest, migrateWithin } from '../migrate';

// `İ` in lower case is two characters.
const long = 'İ'.repeat(50).toLowerCase();
const short = 'İ'.repeat(25).toLowerCase();

it('shortens the tags that were longer in lower case', async () => {
  const { db, url, close } = await createEmptyDatabase();
  await db.connection().execute((connection) => migrateWithin(connection, '0042-notification-votes'));
  await addManyPosts(db, 20);
  await sql`
    update posts set tags = ${['b', long, 'a', `${short}x`, short]} where id = md5('post 1')::uuid;`.execute(
    db,
  );
  await sql`update posts set tags = ${[long]}, hidden = 'removed' where id = md5('post 2')::uuid`.execute(db);
  await sql`update users set posts_count = posts_count - 1 where id = md5('user 2')::uuid`.execute(db);
  const decisions = [{ tags: ['b', long], to: [`${long}x`, 'a'] }, { zone: 'Memes', to: 'News' }, null];
  for (const [index, before] of decisions.entries())
    await sql`
      insert into decisions (id, kind, target_kind, target_id, member_id, reason, before, decided_on, state)
      values (md5('decision ' || ${index}::text)::uuid, 'move', 'post', md5('post 1')::uuid, md5('user 1')::uuid, 'spam',
        ${before && JSON.stringify(before)}::jsonb, now() + ${index} * interval '1 second', 'decided')`.execute(
      db,
    );

  await migrateToLatest(db);

  const tagsOf = async (post: string) =>
    (await sql<{ tags: string[] }>`select tags from posts where id = md5(${post})::uuid`.execute(db)).rows[0]
      ?.tags;
  expect(await tagsOf('post 1')).toEqual(['b', short, 'a']);
  expect(await tagsOf('post 2')).toEqual([short]);
  expect(await tagsOf('post 3')).toEqual(['tag3']);
  const { rows } = await sql<{ before: unknown }>`select before from decisions order by decided_on`.execute(
    db,
  );
  expect(rows.map(({ before }) => before)).toEqual([
    { tags: ['b', short], to: [short, 'a'] },
    { zone: 'Memes', to: 'News' },
    null,
  ]);
  let report = '';
  await commands.doctor([], {
    env: { DATABASE_URL: url },
    out: (text) => (report += text),
    err: () => undefined,
  });
  expect(report).toBe('Healthy: 17 checks, no differences.\n');
  await close();
});
