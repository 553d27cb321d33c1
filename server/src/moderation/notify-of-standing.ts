import { insertNotifications } from '../notifications/notification-writes-repository';
import type { UnitOfWork } from '../outcome/outcome';
import type { messages } from '../messages';

/** Tells a member what changed without a decision about it. The app reads roles and sanctions again. */
export async function notifyOfStanding(
  { transaction, outcome }: UnitOfWork,
  userId: string,
  subject: keyof (typeof messages)['notification']['standing'],
): Promise<void> {
  outcome.notices.push(...(await insertNotifications(transaction, [{ userId, kind: 'decision', subject }])));
}
