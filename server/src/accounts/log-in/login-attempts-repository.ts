import type { Database, DatabaseTransaction } from '../../database/database';
import { prepare } from '../../database/prepared';
import { preparePruning } from '../../database/prune-expired';
import { transactSilently } from '../../database/silent-commits';

export interface FailureLimit {
  key: Buffer;
  maxFailures: number;
}

export interface FailureCount {
  failures: number;
  isOver: boolean;
  /** Until the window ends. */
  secondsLeft: number;
}

/**
 * Counts a failure of each key, and locks the rows in this order. Stops after the first count that is over its limit.
 * @param limits Up to three.
 * @returns The new counts. Those after an `isOver` are missing.
 */
export async function countFailures(
  db: Database,
  windowMinutes: number,
  limits: readonly FailureLimit[],
): Promise<FailureCount[]> {
  const count = statements[limits.length - 1];
  if (!count) throw new Error(`There is no statement that counts ${limits.length} keys.`);
  const keys = limits.map(({ key }) => key);
  const maxFailures = limits.map((limit) => limit.maxFailures);
  // Silently: otherwise each guessed password would empty the caches of responses.
  return transactSilently(db, (transaction) => count(transaction, windowMinutes, keys, maxFailures));
}

/** Each upsert reads the result of the previous one, so a statement counts like separate ones. */
function prepareCount(size: number) {
  const numbers = Array.from({ length: size }, (_, index) => index + 1);
  const upserts = numbers.map(
    (number) => `
      count_${number} as (
        insert into login_attempts as counted (key, failures, ends_on)
        select ($2::bytea[])[${number}], 1, now() + make_interval(mins => $1)
        ${number === 1 ? '' : `from count_${number - 1} where not is_over`}
        on conflict (key) do update set
          failures = case when counted.ends_on <= now() then 1 else counted.failures + 1 end,
          ends_on = case when counted.ends_on <= now() then excluded.ends_on else counted.ends_on end
        returning ${number} as number, failures, failures > ($3::integer[])[${number}] as is_over, ends_on
      )`,
  );
  const all = numbers.map((number) => `select * from count_${number}`).join(' union all ');
  return prepare<[windowMinutes: number, keys: Buffer[], maxFailures: number[]], FailureCount>(`
    with ${upserts.join(',')}
    select
      failures, is_over as "isOver", greatest(1, ceil(extract(epoch from ends_on - now())))::integer as "secondsLeft"
    from (${all}) as counts order by number`);
}

const statements = [1, 2, 3].map(prepareCount);

const prune = preparePruning('login_attempts', { key: 'key', endsOn: 'ends_on' });

export const pruneAttempts = (db: Database) => transactSilently(db, (transaction) => prune(transaction));

/**
 * Locks the rows in the order of the keys, like `countFailures`, to avoid deadlocks.
 * @param reset The key whose count is deleted instead. @default none
 */
export async function decrementFailures(
  db: Database | DatabaseTransaction,
  keys: readonly Buffer[],
  reset?: Buffer,
): Promise<void> {
  await decrementOrDelete(db, keys, reset ?? null);
}

const decrementOrDelete = prepare<[keys: readonly Buffer[], reset: Buffer | null], never>(`
  with locked as materialized (
    select login_attempts.key
    from unnest($1::bytea[]) with ordinality as wanted (key, number) join login_attempts using (key)
    order by number for update of login_attempts
  ), decremented as (
    update login_attempts set failures = greatest(failures - 1, 0)
    where key = any(array(select key from locked where key is distinct from $2::bytea))
  )
  delete from login_attempts where key = any(array(select key from locked where key = $2))`);
