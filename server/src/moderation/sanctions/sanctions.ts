import { titles } from '@alphazone/client/kinds';

import type { SanctionKind } from '../../database/column-types';
import type { Operation } from '../../contract/contract';
import type { OperationId } from '../../contract/handlers';
import { dayMs } from '../../time/durations';
import { HttpError } from '../../errors';
import { signUpMessages } from '../../sign-up/messages';
import { moderationMessages } from '../messages';
import type { StoredSanction, StoredSanctions } from './sanction-columns-repository';

/** A current sanction. */
export interface Sanction extends StoredSanction {
  kind: SanctionKind;
}

/** Operations that a banned member may still call. Reads that are open to guests are answered as for a guest. */
const allowedWhileBanned: ReadonlySet<string> = new Set<OperationId>([
  'getMyRoles',
  'listMyDecisions',
  'getDecision',
  'appealDecision',
  'getFilters',
  'getSecondFactor',
  'proveIdentity',
  'listIdentities',
  'startSignIn',
  'completeSignIn',
  'getEmailSettings',
  'updateEmailSettings',
  'getPush',
  'updatePush',
  'getUnreadCount',
  'listNotifications',
  'markNotificationsRead',
  'changePassword',
  'listSessions',
  'endSession',
  'endCurrentSession',
  'logoutEverywhere',
  'exportUser',
  'deleteUser',
]);

/** Further writes allowed to a silenced member. Excludes profiles, because they are public. */
const allowedWhileSilenced: ReadonlySet<string> = new Set<OperationId>([
  'reportContent',
  'startTotp',
  'confirmTotp',
  'removeTotp',
  'startPasskey',
  'addPasskey',
  'removePasskey',
  'renewRecoveryCodes',
  'unlinkIdentity',
  'changeEmail',
  'verifyEmail',
  'setMutedWords',
  'blockUser',
  'unblockUser',
  'hidePost',
  'unhidePost',
]);

/** Like a silenced member's, except reports, whose texts reach moderators. */
const allowedBeforeApproval = (id: string) => allowedWhileSilenced.has(id) && id !== 'reportContent';

const inForce = (kind: SanctionKind, stored: StoredSanction | null, now: Date): Sanction | undefined =>
  stored !== null && (stored.endsOn === null || Date.parse(stored.endsOn) > now.getTime())
    ? { ...stored, kind }
    : undefined;

/** The heavier sanction applies. */
export const sanctionOf = (stored: StoredSanctions, now: Date): Sanction | undefined =>
  inForce('ban', stored.ban, now) ?? inForce('silence', stored.silence, now);

/** @returns The refusal, or whether the caller counts as a guest. */
export function judgeSanctions(
  { id, method, access }: Pick<Operation, 'id' | 'method' | 'access'>,
  stored: StoredSanctions,
  now: Date,
): HttpError | 'as guest' | 'as member' {
  const sanction = sanctionOf(stored, now);
  if (allowedWhileBanned.has(id)) return 'as member';
  const isWrite = method !== 'GET';
  if (sanction?.kind === 'ban')
    return access === 'required' || isWrite ? sanctionError(sanction) : 'as guest';
  if (!isWrite) return 'as member';
  if (sanction && !allowedWhileSilenced.has(id)) return sanctionError(sanction);
  return stored.awaitsApproval && !allowedBeforeApproval(id) ? approvalNeeded() : 'as member';
}

/** @returns Why the member cannot write, as an error of the API. */
export function writingRefusal(stored: StoredSanctions, now: Date): HttpError | undefined {
  const sanction = sanctionOf(stored, now);
  if (sanction) return sanctionError(sanction);
  return stored.awaitsApproval ? approvalNeeded() : undefined;
}

/** @returns Why the member cannot write. */
export function writingProblem(stored: StoredSanctions, now: Date): string | undefined {
  const sanction = sanctionOf(stored, now);
  if (sanction) return sanctionText(sanction);
  return stored.awaitsApproval ? signUpMessages.awaitsApproval : undefined;
}

const approvalNeeded = () => new HttpError(403, 'approval_needed', signUpMessages.awaitsApproval);

function sanctionText({ kind, reason, endsOn }: Sanction): string {
  return moderationMessages[kind](
    titles.reportReason[reason],
    endsOn === null ? undefined : new Date(endsOn),
  );
}

function sanctionError(sanction: Sanction): HttpError {
  const { kind, decisionId, reason, endsOn } = sanction;
  return new HttpError(403, codes[kind], sanctionText(sanction), {
    fields: {
      sanction: {
        decision: decisionId,
        reason,
        ...(endsOn !== null && { endsOn: new Date(endsOn).toISOString() }),
      },
    },
  });
}

const codes = { ban: 'banned', silence: 'silenced' } as const;

export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);
