import { insertNotifications } from '../notifications/notification-writes-repository';
import type { UnitOfWork } from '../outcome/outcome';
import type { messages } from '../messages';

/** Notifies a member of a change without a decision. The app refetches roles and sanctions. */
export async function notifyOfStanding(
  { transaction, outcome }: UnitOfWork,
  userId: string,
  subject: keyof (typeof messages)['notification']['standing'],
): Promise<void> {
  outcome.notices.push(...(await insertNotifications(transaction, [{ userId, kind: 'decision', subject }])));
}
