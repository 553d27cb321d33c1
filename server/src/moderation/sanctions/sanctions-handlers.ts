import type { Handlers } from '../../contract/handlers';
import { requireMember } from '../../contract/handlers';
import { deletedSince, idempotencyKeyOf, respondToRepeat } from '../../idempotency/idempotency-key';
import type { Services } from '../../services';
import { findDecision } from '../decisions/decisions-repository';
import { liftSanction } from './lift-sanction';
import { loadMemberOverview } from '../members/load-member-overview';
import { moderationMessages } from '../messages';
import { sanctionMember } from './sanction-member';
import { daysAfter } from './sanctions';
import { serialiseMemberDecision } from '../decisions/serialise-member-decision';

type SanctionsHandlers = Pick<Handlers, 'getMemberOverview' | 'sanctionMember' | 'liftSanction'>;

export function sanctionsHandlers(services: Services): SanctionsHandlers {
  return {
    getMemberOverview: (call) => loadMemberOverview(services, requireMember(call).id, call.params.id),

    async sanctionMember(call) {
      const { days, ...sanction } = call.body;
      const wanted = {
        ...sanction,
        memberId: call.params.id,
        endsOn: days === undefined ? undefined : daysAfter(services.now(), days),
      };
      const decision = await respondToRepeat(
        () => sanctionMember(services, requireMember(call).id, wanted, idempotencyKeyOf(call.request)),
        async (id) => {
          const stored = await findDecision(services.db, id);
          if (!stored) throw deletedSince();
          return stored;
        },
      );
      return serialiseMemberDecision(decision, undefined);
    },

    async liftSanction(call) {
      const { id, kind } = call.params;
      await liftSanction(services, requireMember(call).id, { memberId: id, kind });
      return { message: moderationMessages.lifted };
    },
  };
}
