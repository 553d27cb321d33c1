import { useForum, useMyRoles, useDecisionNotifications } from '@alphazone/react';
import { Link, Notice } from '@alphazone/ui';

import { reasonTitle } from '../moderation/reasons';
import { sanctionTexts as texts } from '../moderation/sanctionTexts';
import { paths } from '../paths';
import { usePorts } from '../ports';

/** Shows a silenced or banned member the reason, the end, and how to appeal. */
export function SanctionHint() {
  const { alerts } = usePorts();
  const { now } = useForum();
  const { sanction } = useMyRoles();
  useDecisionNotifications(({ decision }) => {
    // The session is over, so the page cannot show it.
    if (decision?.kind !== 'ban' && decision?.kind !== 'end sessions') return;
    void alerts.alert(texts.told[decision.kind](reasonTitle(decision.reason) ?? ''));
  });

  const isOver = sanction?.endsOn !== undefined && Date.parse(sanction.endsOn) <= now();
  if (!sanction || isOver) return null;
  const { kind, decision, reason, endsOn } = sanction;
  return (
    <Notice role="status" action={<Link href={paths.decision(decision)}>{texts.details}</Link>}>
      {texts.banner[kind](reasonTitle(reason) ?? '', endsOn)}
    </Notice>
  );
}
