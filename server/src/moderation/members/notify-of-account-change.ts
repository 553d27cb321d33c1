import { insertNotifications } from '../../notifications/notification-writes-repository';
import type { UnitOfWork } from '../../outcome/outcome';
import type { messages } from '../../messages';

/** Notifies a member of a change that has no decision to read. The app then refetches roles and sanctions. */
export async function notifyOfAccountChange(
  { transaction, outcome }: UnitOfWork,
  userId: string,
  subject: keyof (typeof messages)['notification']['accountChange'],
): Promise<void> {
  outcome.changedNotifications.push(
    ...(await insertNotifications(transaction, [{ userId, kind: 'decision', subject }])),
  );
}
