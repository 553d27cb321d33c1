import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { signUp } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { DatabaseTransaction } from './database';
import { transactSilently } from './silent-commits';
import { createSnapshotLabels } from './snapshot-labels';

let server: TestApp;
let memberId: string;

beforeAll(async () => {
  server = await createTestApp();
  memberId = (await signUp(server, 'Ada')).id;
  await addTrigger();
});
afterAll(() => server.close());

type Write = (transaction: DatabaseTransaction) => Promise<unknown>;

const countFailures =
  (failures: number): Write =>
  (transaction) =>
    sql`
      insert into login_attempts (key, failures, ends_on)
      values (gen_random_uuid()::text::bytea, ${failures}, now())`.execute(transaction);
const rename: Write = (transaction) =>
  sql`update users set about = gen_random_uuid()::text where id = ${memberId}`.execute(transaction);
const startSession: Write = (transaction) =>
  sql`
    insert into sessions (id, user_id, token_version, device, network, created_on, last_used_on, proved_on, expires_on)
    select gen_random_uuid(), id, token_version, '', '', now(), now(), now(), now() from users where id = ${memberId}
  `.execute(transaction);
const endSessions: Write = (transaction) => sql`delete from sessions`.execute(transaction);

const failuresOfTrigger = 99;

async function addTrigger() {
  await sql`
    create function rename_all() returns trigger language plpgsql as
    $$ begin update users set about = 'renamed'; return new; end $$`.execute(server.db);
  await sql`
    create trigger rename_all after insert on login_attempts for each row
    when (new.failures = ${sql.lit(failuresOfTrigger)}) execute function rename_all()`.execute(server.db);
}

/** The snapshots are made up: real ones also contain the commits of test files that run at the same time. */
async function isSilent(work: Write): Promise<boolean> {
  const labelOf = createSnapshotLabels(server.db);
  const labelBefore = (id: number) => labelOf(`start ${id}:${id}:`);
  labelBefore(1);
  const id = await transactSilently(server.db, async (transaction) => {
    await work(transaction);
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(transaction);
    return Number(rows[0]!.id);
  });
  return labelBefore(id) === labelBefore(id + 1);
}

describe('a silent transaction', () => {
  it.each<[result: string, what: string, work: Write, isKept: boolean]>([
    ['keeps', 'counts failures', countFailures(1), true],
    ['keeps', 'starts a session', startSession, true],
    ['changes', 'ends sessions', endSessions, false],
    ['changes', 'changes a profile', rename, false],
    ['changes', 'changes a profile by a trigger', countFailures(failuresOfTrigger), false],
    ['keeps', 'counts failures after others of its connection', countFailures(1), true],
  ])('%s the label of snapshots when it %s', async (_result, _what, work, isKept) => {
    expect(await isSilent(work)).toBe(isKept);
  });
});
