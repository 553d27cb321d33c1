import { insertNotifications } from '../../notifications/notification-writes-repository';
import type { UnitOfWork } from '../../outcome/outcome';
import type { messages } from '../../messages';

type Texts = (typeof messages)['notification'];

export interface DecisionNews {
  userId: string;
  decisionId: string;
  subject: keyof Texts['decision'] | keyof Texts['appeal'] | keyof Texts['undone'];
}

/** Notifies a member of a decision, or of a change of one. */
export async function notifyOfDecision(
  { transaction, outcome }: UnitOfWork,
  { userId, decisionId, subject }: DecisionNews,
): Promise<void> {
  outcome.changedNotifications.push(
    ...(await insertNotifications(transaction, [{ userId, kind: 'decision', decisionId, subject }])),
  );
}
