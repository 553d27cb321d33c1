import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { prepare } from '../database/prepared';
import { contributionsUpTo } from '../newcomers/writers-repository';
import { isStaffSql } from '../second-factor/staff-repository';

export interface AllowanceRow {
  userId: string;
  kind: string;
  amount: number;
  /** Units of a whole allowance, and seconds to refill one unit. */
  newcomer: { atOnce: number; secondsPerUnit: number };
  member: { atOnce: number; secondsPerUnit: number };
}

export interface NewcomerRule {
  days: number;
  contributions: number;
}

/**
 * Takes from each allowance with enough left. Staff have no limits: theirs stays whole.
 * @param rows At most one for each user and kind.
 * @returns The granted rows.
 */
export async function takeAllowances(
  transaction: DatabaseTransaction,
  rows: readonly AllowanceRow[],
  rule: NewcomerRule,
  now: Date,
): Promise<{ user_id: string; kind: string }[]> {
  const ordered = rows.toSorted((a, b) => compare(a.userId, b.userId) || compare(a.kind, b.kind));
  const users = ordered.map(({ userId }) => userId);
  const kinds = ordered.map(({ kind }) => kind);
  // Two statements, because one would not see rows that it inserts itself. Locked in key order, so that two
  // transactions cannot deadlock.
  const [, taken] = await Promise.all([
    insertMissing(transaction, users, kinds, now),
    takeFrom(transaction, ...columnsOf(ordered), rule.days, rule.contributions, now),
  ]);
  return taken;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

type Columns = [
  users: readonly string[],
  kinds: readonly string[],
  amounts: readonly number[],
  newcomersAtOnce: readonly number[],
  newcomersSeconds: readonly number[],
  membersAtOnce: readonly number[],
  membersSeconds: readonly number[],
];

const columnsOf = (rows: readonly AllowanceRow[]): Columns => [
  rows.map(({ userId }) => userId),
  rows.map(({ kind }) => kind),
  rows.map(({ amount }) => amount),
  rows.map(({ newcomer }) => newcomer.atOnce),
  rows.map(({ newcomer }) => newcomer.secondsPerUnit),
  rows.map(({ member }) => member.atOnce),
  rows.map(({ member }) => member.secondsPerUnit),
];

const insertMissing = prepare<[users: readonly string[], kinds: readonly string[], now: Date], never>(`
  insert into member_allowances (user_id, kind, whole_on)
  select user_id, kind, $3 from unnest($1::uuid[], $2::text[]) as wanted (user_id, kind)
  join users on users.id = user_id
  order by user_id, kind
  on conflict do nothing`);

/** A user's request, and the refill times of its amount and of a whole allowance. Null for staff. */
const wanted = `
  select users.id as user_id, wanted.kind, is_newcomer,
    case when is_newcomer then newcomer_seconds else member_seconds end * amount * interval '1 second' as takes,
    case when ${isStaffSql} then null
    when is_newcomer then newcomer_at_once * newcomer_seconds
    else member_at_once * member_seconds end * interval '1 second' as whole
  from unnest($1::uuid[], $2::text[], $3::integer[], $4::integer[], $5::float8[], $6::integer[], $7::float8[])
    as wanted (user_id, kind, amount, newcomer_at_once, newcomer_seconds, member_at_once, member_seconds)
  join users on users.id = wanted.user_id
  cross join lateral (
    select joined_on > $10::timestamptz - make_interval(days => $8::integer)
      or ${contributionsUpTo('$9::integer')} < $9::integer as is_newcomer
  ) as newcomer`;

type Rule = [days: number, contributions: number, now: Date];

const takeFrom = prepare<[...Columns, ...Rule], { user_id: string; kind: string }>(`
  update member_allowances as allowance
  set whole_on = case when whole is null then $10 else greatest(whole_on, $10) + takes end
  from (${wanted}) as wanted
  where allowance.user_id = wanted.user_id and allowance.kind = wanted.kind
    and (whole is null or greatest(whole_on, $10) + takes <= $10 + whole)
  returning allowance.user_id, allowance.kind`);

/** Seconds until the allowance suffices. */
export function findWaits(
  db: DatabaseReader,
  rows: readonly AllowanceRow[],
  rule: NewcomerRule,
  now: Date,
): Promise<{ user_id: string; kind: string; is_newcomer: boolean; seconds: number }[]> {
  return selectWaits(db, ...columnsOf(rows), rule.days, rule.contributions, now);
}

const selectWaits = prepare<
  [...Columns, ...Rule],
  { user_id: string; kind: string; is_newcomer: boolean; seconds: number }
>(`
  select allowance.user_id, allowance.kind, is_newcomer,
    ceil(extract(epoch from greatest(whole_on, $10) + takes - $10 - whole))::integer as seconds
  from (${wanted}) as wanted
  join member_allowances as allowance using (user_id, kind)`);

/** Refunds requests refused later. */
export async function refundAllowances(
  transaction: DatabaseTransaction,
  rows: readonly AllowanceRow[],
  rule: NewcomerRule,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await returnTo(transaction, ...columnsOf(rows), rule.days, rule.contributions, now);
}

const returnTo = prepare<[...Columns, ...Rule], never>(`
  update member_allowances as allowance set whole_on = greatest(whole_on - takes, $10)
  from (${wanted}) as wanted
  where allowance.user_id = wanted.user_id and allowance.kind = wanted.kind`);

/** @returns The user's limit in MB, if the upload would exceed it. Staff have no limit. */
export async function findExceededStorage(
  db: DatabaseReader,
  { userId, bytes, bytesPerMegabyte }: { userId: string; bytes: number; bytesPerMegabyte: number },
  { newcomer, member }: { newcomer: number; member: number },
  rule: NewcomerRule,
  now: Date,
): Promise<number | undefined> {
  const [row] = await selectExceeded(
    db,
    userId,
    bytes,
    newcomer,
    member,
    rule.days,
    rule.contributions,
    now,
    bytesPerMegabyte,
  );
  return row?.megabytes;
}

const selectExceeded = prepare<
  [userId: string, bytes: number, newcomer: number, member: number, ...Rule, bytesPerMegabyte: number],
  { megabytes: number }
>(`
  select megabytes from users
  cross join lateral (
    select case when joined_on > $7::timestamptz - make_interval(days => $5::integer)
      or ${contributionsUpTo('$6::integer')} < $6::integer then $3::integer else $4::integer end as megabytes
  ) as has
  where id = $1 and not ${isStaffSql}
    and (select coalesce(sum(bytes), 0) from uploads where owner_id = $1) + $2 > megabytes * $8::numeric`);
