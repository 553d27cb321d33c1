import type { Services } from '../../services';
import { decideContent, type ContentDecision } from './decide-content';
import type { DecisionRow } from '../decisions/decisions-repository';
import { requireStaff } from '../roles/require-permission';

/** Decides about content where it is shown, outside the queue. @throws like `decideContent` */
export async function moderateContent(
  services: Pick<Services, 'db' | 'adminId' | 'change' | 'now' | 'site'>,
  decision: ContentDecision,
): Promise<DecisionRow> {
  await requireStaff(services, decision.moderatorId);
  return services.change((unit) => decideContent(services, unit, decision, services.now()));
}
