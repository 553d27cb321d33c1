import type { DatabaseTransaction } from '../database/database';
import { badRequest, HttpError } from '../errors';
import { newcomerRule } from '../newcomers/newcomers-rules';
import { limitReached, neverEnough } from './limit-messages';
import { findWaits, giveBack, takeAllowances, type AllowanceRow } from './member-allowances-repository';
import type { Allowance, LimitKind, MemberLimits } from './member-limits';

export interface Taker {
  userId: string;
  takes: Partial<Record<LimitKind, number>>;
}

export interface Taken {
  /** Each taker's refusal: 429 with the seconds to wait, 400 for more than a whole allowance. */
  refusals: readonly (HttpError | undefined)[];
  /** Call it for takers refused by a later check. */
  giveBack: (takers: readonly Taker[]) => Promise<void>;
}

const nothing: Taken = { refusals: [], giveBack: () => Promise.resolve() };

/** @param takers One of each user. @param limits Undefined: without limits. */
export async function takeFromLimits(
  transaction: DatabaseTransaction,
  takers: readonly Taker[],
  { limits, now }: { limits: MemberLimits | undefined; now: Date },
): Promise<Taken> {
  const rowsOf = (taker: Taker) => rowsOfTaker(taker, limits);
  const rows = takers.flatMap(rowsOf);
  if (!limits || rows.length === 0) return nothing;

  const taken = await takeAllowances(transaction, rows, newcomerRule, now);
  const keys = new Set(taken.map(({ user_id, kind }) => `${user_id} ${kind}`));
  const isTaken = ({ userId, kind }: AllowanceRow) => keys.has(`${userId} ${kind}`);
  const missing = rows.filter((row) => !isTaken(row));
  const returnRows = (all: readonly AllowanceRow[]) =>
    giveBack(transaction, all.filter(isTaken), newcomerRule, now);

  const reasons = new Map<string, HttpError>();
  if (missing.length > 0) {
    for (const { user_id, kind, is_newcomer, seconds } of await findWaits(
      transaction,
      missing,
      newcomerRule,
      now,
    )) {
      const known = kind as LimitKind;
      const allowance = limits.allowances[known][is_newcomer ? 'newcomer' : 'member'];
      const { amount = 0 } = missing.find((row) => row.userId === user_id && row.kind === kind) ?? {};
      if (amount > allowance.atOnce) {
        reasons.set(user_id, badRequest(neverEnough(known, allowance)));
        continue;
      }
      const wait = Math.max(1, seconds);
      const message = limitReached(known, { seconds: wait, isNewcomer: is_newcomer });
      reasons.set(user_id, new HttpError(429, 'too_many_requests', message, { retryAfter: wait }));
    }
    await returnRows(rows.filter(({ userId }) => reasons.has(userId)));
  }
  return {
    refusals: takers.map(({ userId }) => reasons.get(userId)),
    giveBack: (others) => returnRows(others.filter(({ userId }) => !reasons.has(userId)).flatMap(rowsOf)),
  };
}

/** Refunds takers refused in a later transaction. */
export const returnToLimits = (
  transaction: DatabaseTransaction,
  takers: readonly Taker[],
  { limits, now }: { limits: MemberLimits | undefined; now: Date },
): Promise<void> =>
  giveBack(
    transaction,
    takers.flatMap((taker) => rowsOfTaker(taker, limits)),
    newcomerRule,
    now,
  );

const rowsOfTaker = ({ userId, takes }: Taker, limits: MemberLimits | undefined): AllowanceRow[] =>
  Object.entries(takes).flatMap(([kind, amount]) => {
    const limit = limits?.allowances[kind as LimitKind];
    return limit && amount > 0
      ? [{ userId, kind, amount, newcomer: rateOf(limit.newcomer), member: rateOf(limit.member) }]
      : [];
  });

const rateOf = ({ atOnce, anHour }: Allowance) => ({ atOnce, secondsPerUnit: 3_600 / anHour });
