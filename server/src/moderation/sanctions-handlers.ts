import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import type { Services } from '../services';
import { liftSanction } from './lift-sanction';
import { loadMemberOverview } from './load-member-overview';
import { moderationMessages } from './messages';
import { sanctionMember } from './sanction-member';
import { daysAfter } from './sanctions';
import { serialiseMemberDecision } from './serialise-member-decision';

type SanctionsHandlers = Pick<Handlers, 'getMemberOverview' | 'sanctionMember' | 'liftSanction'>;

export function sanctionsHandlers(services: Services): SanctionsHandlers {
  return {
    getMemberOverview: (call) => loadMemberOverview(services, requireMember(call).id, call.params.id),

    async sanctionMember(call) {
      const { days, ...sanction } = call.body;
      const decision = await sanctionMember(services, requireMember(call).id, {
        ...sanction,
        memberId: call.params.id,
        endsOn: days === undefined ? undefined : daysAfter(services.now(), days),
      });
      return serialiseMemberDecision(decision, undefined);
    },

    async liftSanction(call) {
      const { id, kind } = call.params;
      await liftSanction(services, requireMember(call).id, { memberId: id, kind });
      return { message: moderationMessages.lifted };
    },
  };
}
