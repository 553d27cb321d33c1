import { maskSecrets } from '@alphazone/client/secrets';

import { conflict, notFound } from '../errors';
import { moderationMessages } from '../moderation/messages';
import type { Services } from '../services';
import { appealDays, appealUntil } from './appeals-rules';
import { changeDecision, type DecisionChange } from './change-decision';
import { appealMessages } from './messages';

export async function appealDecision(
  services: Pick<Services, 'change' | 'now'>,
  { text, ...about }: DecisionChange & { text: string },
): Promise<void> {
  await changeDecision(
    services,
    about,
    'appeal.submitted',
    ({ member_id: memberId, kind, decided_on: decidedOn }) => {
      if (memberId !== about.userId) throw notFound(moderationMessages.noDecision);
      const until = appealUntil(kind, decidedOn);
      if (!until) throw conflict(appealMessages.notAppealable);
      if (services.now() > until) throw conflict(appealMessages.tooLate(appealDays));
      return Promise.resolve();
    },
    () => Promise.resolve({ appeal: maskSecrets(text.trim()), appealed_on: services.now() }),
  );
}
