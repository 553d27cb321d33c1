import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readRoles } from '../moderation/roles-repository';
import { repositoryRoot } from '../repository-root';
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

it('finds none after the documented statements renamed the zone', async () => {
  const mod = await signUpModerator(server, 'Mona', 'Memes');
  const documents = readFileSync(join(repositoryRoot(), 'docs/operating.md'), 'utf8');
  const [, statements = ''] = /### Renaming a zone[^]*?```sql\n([^]*?)```/.exec(documents) ?? [];

  await sql.raw(statements).execute(server.db);

  expect(await findLostZones(server.db, named('Fun', 'News'))).toEqual([]);
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
