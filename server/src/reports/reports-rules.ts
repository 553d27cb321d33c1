import type { DecisionKind, ReportReason, ReportTarget } from '../database/tables';

/** Reports a member can make in 24 hours. */
export const reportsPerDay = { newcomer: 5, member: 20 };

/** Earlier reports of a reporter that count for the weight of the next. */
export const countedReports = 50;

/** As much as two reports by members without a record. */
export const filterWeight = 100;

/**
 * The share of the reporter's earlier reports that led to a decision, in percent. Without a record it is 50; it never
 * reaches 0 or 100.
 */
export const weightOf = ({ decided, acted }: { decided: number; acted: number }): number =>
  Math.round((100 * (acted + 1)) / (decided + 2));

/** After a decision, a case reopens for a new reason, or when there are more new reports than it had before. */
export const reopens = (
  reason: ReportReason,
  { reasons, decided, undecided }: { reasons: readonly ReportReason[]; decided: number; undecided: number },
): boolean => !reasons.includes(reason) || undecided > decided;

/** Claiming again extends a claim. */
export const claimMs = 10 * 60_000;

/** Whether a moderator's claim is in force. */
export const isClaimed = <Row extends { claimed_by: string | null; claimed_on: Date | null }>(
  row: Row,
  now: Date,
): row is Row & { claimed_by: string; claimed_on: Date } =>
  row.claimed_by !== null && row.claimed_on !== null && now.getTime() - row.claimed_on.getTime() < claimMs;

const ofMembers = ['warn', 'silence', 'ban'] as const;

/** Possible decisions by kind of target. Held content is approved instead of kept. */
export const decisionsFor: Readonly<Record<ReportTarget, readonly DecisionKind[]>> = {
  post: ['keep', 'approve', 'remove', 'lock', 'move', 'edit tags', ...ofMembers],
  comment: ['keep', 'approve', 'remove', ...ofMembers],
  'chat message': ['keep', 'approve', 'remove', ...ofMembers],
  member: ['keep', ...ofMembers, 'end sessions'],
  picture: ['keep', 'remove', ...ofMembers],
};
