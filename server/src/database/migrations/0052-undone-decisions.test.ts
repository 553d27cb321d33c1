import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { addManyPosts } from '../../testing/many-posts';
import { createEmptyDatabase } from '../../testing/test-database';
import { migrateToLatest, migrateWithin } from '../migrate';

it('finds the undone decisions in the audit log', async () => {
  const { db, close } = await createEmptyDatabase();
  await db.connection().execute((connection) => migrateWithin(connection, '0051-read-votes'));
  await addManyPosts(db, 2);
  for (const action of ['undo', 'restore'])
    await sql`
      with decision as (
        insert into decisions (id, kind, target_kind, target_id, member_id, reason, note, decided_on, reviewed_on, state)
        values (gen_random_uuid(), 'remove', 'post', md5('post 1')::uuid, md5('user 1')::uuid, 'spam', ${action}, now(),
          now() + interval '5 minutes', 'restored')
        returning id
      )
      insert into audit_log (happened_on, action, details)
      select now(), ${`${action} remove post`}, jsonb_build_object('decision', id) from decision`.execute(db);

  await migrateToLatest(db);

  const { rows } = await sql`select note, undone from decisions order by note`.execute(db);
  expect(rows).toEqual([
    { note: 'restore', undone: false },
    { note: 'undo', undone: true },
  ]);
  await close();
});
