import type { DatabaseTransaction } from '../database/database';
import { badRequest, HttpError } from '../errors';
import { newcomerRule } from '../newcomers/newcomers-rules';
import { limitReached, neverEnough } from './limit-messages';
import {
  findWaits,
  refundAllowances,
  takeAllowances,
  type AllowanceRow,
} from './member-allowances-repository';
import type { Allowance, LimitKind, MemberLimits } from './member-limits';

export interface Taker {
  userId: string;
  takes: Partial<Record<LimitKind, number>>;
}

export interface Taken {
  /** Each taker's refusal: 429 with the seconds to wait, 400 for more than a whole allowance. */
  refusals: readonly (HttpError | undefined)[];
  /** Call it for takers refused by a later check. */
  refund: (takers: readonly Taker[]) => Promise<void>;
}

const nothing: Taken = { refusals: [], refund: () => Promise.resolve() };

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
  const refundRows = (all: readonly AllowanceRow[]) =>
    refundAllowances(transaction, all.filter(isTaken), newcomerRule, now);

  const refusals = new Map<string, HttpError>();
  if (missing.length > 0) {
    for (const wait of await findWaits(transaction, missing, newcomerRule, now)) {
      const { user_id, kind } = wait;
      const { amount = 0 } = missing.find((row) => row.userId === user_id && row.kind === kind) ?? {};
      refusals.set(user_id, refusalOf(wait, amount, limits));
    }
    await refundRows(rows.filter(({ userId }) => refusals.has(userId)));
  }
  return {
    refusals: takers.map(({ userId }) => refusals.get(userId)),
    refund: (others) => refundRows(others.filter(({ userId }) => !refusals.has(userId)).flatMap(rowsOf)),
  };
}

function refusalOf(
  { kind, is_newcomer, seconds }: { kind: string; is_newcomer: boolean; seconds: number },
  amount: number,
  { allowances }: MemberLimits,
): HttpError {
  const known = kind as LimitKind;
  const allowance = allowances[known][is_newcomer ? 'newcomer' : 'member'];
  if (amount > allowance.atOnce) return badRequest(neverEnough(known, allowance));
  const wait = Math.max(1, seconds);
  const message = limitReached(known, { seconds: wait, isNewcomer: is_newcomer });
  return new HttpError(429, 'too_many_requests', message, { retryAfter: wait });
}

/** Refunds takers refused in a later transaction. */
export const refundTakers = (
  transaction: DatabaseTransaction,
  takers: readonly Taker[],
  { limits, now }: { limits: MemberLimits | undefined; now: Date },
): Promise<void> =>
  refundAllowances(
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
