import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { addManyPosts } from '../../testing/many-posts';
import { createEmptyDatabase } from '../../testing/test-database';
import { migrateToLatest, migrateWithin } from '../migrate';

it('no longer counts held comments for their author', async () => {
  const { db, close } = await createEmptyDatabase();
  await db.connection().execute((connection) => migrateWithin(connection, '0052-undone-decisions'));
  await addManyPosts(db, 2);
  const states = [
    [null, false],
    ['removed', false],
    ['held', false],
    ['removed', true],
  ] as const;
  for (const [hidden, wasHeld] of states)
    await sql`
      insert into comments (id, post_id, user_id, body, commented_on, hidden, removed_while_held)
      values (gen_random_uuid(), md5('post 1')::uuid, md5('user 1')::uuid, 'gm', now(), ${hidden}, ${wasHeld})`.execute(
      db,
    );
  await sql`
    update users set comments_count = (select count(*) from comments where user_id = users.id)`.execute(db);
  const count = async () => {
    const { rows } = await sql<{ comments_count: number }>`
      select comments_count from users where id = md5('user 1')::uuid`.execute(db);
    return rows[0]?.comments_count ?? NaN;
  };
  const before = await count();

  await migrateToLatest(db);

  expect(await count()).toBe(before - 2);
  await close();
});
