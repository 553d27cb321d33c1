import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';

import { connectionTo, runSql } from '../testing/server-connection';
import { createDatabase } from './database';
import { isMigrated, migrateToLatest } from './migrate';

describe('migrateToLatest', () => {
  it('lets several processes start at once on an empty database', async () => {
    const server = inject('testServer');
    const name = `alphazone_test_${randomBytes(6).toString('hex')}`;
    await runSql(server, `create database ${name}`);
    const processes = Array.from({ length: 8 }, () => createDatabase(connectionTo(server, name)));
    const [first] = processes;
    if (!first) return;

    expect(await isMigrated(first)).toBe(false);
    await Promise.all(processes.map((db) => migrateToLatest(db)));
    await migrateToLatest(first);

    expect(await isMigrated(first)).toBe(true);
    const { rows } = await sql<{ indexname: string }>`
      select indexname from pg_indexes where indexname in ('posts_title_search', 'users_name_search')`.execute(
      first,
    );
    expect(rows).toHaveLength(2);
    await Promise.all(processes.map((db) => db.destroy()));
    await runSql(server, `drop database ${name} with (force)`);
  });
});
