import type { components } from '@alphazone/client';

import type { DecisionKind } from '../database/tables';
import { decide } from '../moderation/decisions/decide';
import { decideContent, type ContentDecisionKind } from '../moderation/content/decide-content';
import type { DecisionRow } from '../moderation/decisions/decisions-repository';
import { removePicture } from '../moderation/content/remove-picture';
import { sanctionWithin, type MemberDecisionKind } from '../moderation/sanctions/sanction-member';
import { daysAfter } from '../moderation/sanctions/sanctions';
import type { UnitOfWork } from '../outcome/outcome';
import type { Services } from '../services';
import type { CaseRow } from './cases-repository';

export interface CaseDecision extends Omit<components['schemas']['NewCaseDecision'], 'version'> {
  moderatorId: string;
}

export type DeciderServices = Pick<Services, 'db' | 'adminId' | 'site' | 'now'>;

interface Decider {
  /** Impossible once the item was deleted. */
  needsThing: boolean;
  /** Changes the item or the member, and records the decision with `decide`. */
  run: (
    services: DeciderServices,
    unit: UnitOfWork,
    about: { row: CaseRow; decision: CaseDecision },
  ) => Promise<DecisionRow>;
}

const contentDecider = (kind: ContentDecisionKind): Decider => ({
  needsThing: true,
  run: (services, unit, { row: { target_kind, target_id }, decision }) => {
    if (target_kind === 'picture' && kind === 'remove') {
      const { moderatorId, reason, note } = decision;
      return removePicture(services, unit, { id: target_id, moderatorId, reason, note }, services.now());
    }
    if (target_kind === 'member' || target_kind === 'picture')
      throw new Error(`No "${kind}" of a ${target_kind}.`);
    const { moderatorId, reason, note, zone, tags } = decision;
    const target = { kind: target_kind, id: target_id };
    return decideContent(
      services,
      unit,
      { kind, target, moderatorId, reason, note, zone, tags },
      services.now(),
    );
  },
});

/** Decides without changing the item. */
const recordOnly: Decider = {
  needsThing: false,
  run: ({ now }, unit, { row, decision: { kind, reason, note, moderatorId } }) =>
    decide(
      unit,
      {
        kind,
        target: { kind: row.target_kind, id: row.target_id },
        zone: row.zone ?? undefined,
        memberId: row.member_id,
        moderatorId,
        reason,
        note,
      },
      now(),
    ),
};

const memberDecider = (kind: MemberDecisionKind): Decider => ({
  needsThing: false,
  run: (services, unit, { row, decision: { moderatorId, reason, note, days } }) => {
    const endsOn = days === undefined ? undefined : daysAfter(services.now(), days);
    return sanctionWithin(services, unit, moderatorId, {
      memberId: row.member_id,
      kind,
      reason,
      note,
      endsOn,
    });
  },
});

/** The use case of each decision. */
export const deciders: Readonly<Record<DecisionKind, Decider>> = {
  keep: recordOnly,
  warn: memberDecider('warn'),
  silence: memberDecider('silence'),
  ban: memberDecider('ban'),
  'end sessions': memberDecider('end sessions'),
  approve: contentDecider('approve'),
  remove: contentDecider('remove'),
  lock: contentDecider('lock'),
  move: contentDecider('move'),
  'edit tags': contentDecider('edit tags'),
};
