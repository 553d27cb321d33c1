import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { addManyPosts } from '../../testing/many-posts';
import { createEmptyDatabase } from '../../testing/test-database';
import { migrateToLatest, migrateWithin } from '../migrate';

it('reopens the closed cases of held comments', async () => {
  const { db, close } = await createEmptyDatabase();
  await db.connection().execute((connection) => migrateWithin(connection, '0054-plain-profiles'));
  await addManyPosts(db, 2);
  for (const hidden of ['held', 'removed'])
    await sql`
      with decision as (
        insert into decisions (id, kind, target_kind, target_id, member_id, reason, note, decided_on, reviewed_on, state)
        values (gen_random_uuid(), 'remove', 'comment', md5(${hidden})::uuid, md5('user 1')::uuid, 'spam', '', now(),
          now(), 'decided')
        returning id
      ), comment as (
        insert into comments (id, post_id, user_id, body, commented_on, hidden)
        values (md5(${hidden})::uuid, md5('post 1')::uuid, md5('user 1')::uuid, 'gm', now(), ${hidden})
      ), closed as (
        insert into cases (id, target_kind, target_id, member_id, state, opened_on, closed_on, decision_id)
        select gen_random_uuid(), 'comment', md5(${hidden})::uuid, md5('user 1')::uuid, 'done', now(), now(), id from decision
        returning id, decision_id
      )
      insert into reports (id, case_id, reporter_id, reason, weight, reported_on, decision_id)
      select gen_random_uuid(), id, reporter, 'spam', 100, now(), decision_id
      from closed, (values (null), (md5('user 2')::uuid)) as reporters (reporter)`.execute(db);

  await migrateToLatest(db);

  const { rows } = await sql`
    select hidden, state, weight, closed_on is null as is_open,
      (select count(*)::int from reports where case_id = cases.id and decision_id is null) as reports
    from cases join comments on comments.id = target_id order by hidden`.execute(db);
  expect(rows).toEqual([
    { hidden: 'held', state: 'open', weight: 100, is_open: true, reports: 1 },
    { hidden: 'removed', state: 'done', weight: 0, is_open: false, reports: 0 },
  ]);
  await close();
});
