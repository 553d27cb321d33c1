import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readRoles } from '../moderation/roles/roles-repository';
import { repositoryRoot } from '../repository-root';
import { addManyPosts } from '../testing/many-posts';
import { publish, signUp } from '../testing/members';
import { keptCounts } from '../testing/kept-counts';
import { signUpModerator } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { findLostZones } from './lost-zones-repository';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/** By triggers. */
const maintained = new Set(['zone_counts', 'tag_zone_counts', 'author_counts', 'post_tags']);

const named = (...names: string[]) => names.map((name) => ({ name }));

it('finds zones with posts that were renamed, also in letter case only', async () => {
  const ada = await signUp(server, 'Ada');
  for (const category of ['Memes', 'Memes', 'News']) await publish(ada, { category });
  const lost = (...names: string[]) => findLostZones(server.db, named(...names));

  expect(await lost('Memes', 'News', 'Empty')).toEqual([]);
  expect(await lost('Fun', 'NEWS')).toEqual([
    { name: 'Memes', posts: 2 },
    { name: 'News', posts: 1 },
  ]);
});

const findStatements = () => {
  const document = readFileSync(join(repositoryRoot(), 'docs/operating.md'), 'utf8');
  return /### Renaming a zone[^]*?```sql\n([^]*?)```/.exec(document)?.[1] ?? '';
};

/** Each by itself, as in `psql`: a string of several statements is one transaction, in which a batch cannot commit. */
async function runStatements(statements: string): Promise<void> {
  for (const statement of statements.split(/;\n(?=\S)/)) await sql.raw(statement).execute(server.db);
}

it('finds none after the documented statements renamed the zone', async () => {
  const mod = await signUpModerator(server, 'Mona', 'Memes');
  await addManyPosts(server.db, 400); // More than one batch in Memes.
  const statements = findStatements();

  await runStatements(statements);

  expect(await findLostZones(server.db, named('Cryptocurrency', 'Fun', 'News'))).toEqual([]);
  const { kept, counted } = await keptCounts(server.db);
  expect(kept).toEqual(counted);
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and column_name in ('category', 'zone')`.execute(
    server.db,
  );
  const changed = rows.map((row) => row.table_name).filter((table) => !maintained.has(table));
  expect(changed.filter((table) => !statements.includes(`update ${table} set`))).toEqual([]);
  expect(await readRoles(server.db, mod.id)).toEqual([{ role: 'moderator', zone: 'Fun' }]);
});

it.each([
  { from: 'Memes', to: 'News', restored: 'Fun' },
  { from: 'News', to: 'Memes', restored: 'News' },
])('undoes a move from $from to $to after Memes was renamed', async ({ from, to, restored }) => {
  const author = await signUp(server, `AuthorOf${from}`);
  const mod = await signUpModerator(server, `ModeratorOf${from}`);
  const { _id } = await publish(author, { category: from });
  const move = { kind: 'move', target: { kind: 'post', _id }, reason: 'off topic', zone: to };
  const moved = await mod.request({ method: 'POST', url: '/api/moderation/content', payload: move });
  await runStatements(findStatements());

  const decision = moved.json<{ _id: string }>()._id;
  await mod.request({ method: 'POST', url: `/api/moderation/content/restore/${decision}` });

  const post = server.db.selectFrom('posts').select('category').where('id', '=', _id);
  expect(await post.executeTakeFirst()).toEqual({ category: restored });
});
