import { expect, it } from 'vitest';

import { browserAlerts } from './browserAlerts';
import { lateDialogAlerts } from './lateDialogAlerts';
import { testUser } from './testUser';

const native = browserAlerts({ alert: () => undefined, confirm: () => true });

it('declines a question whose user is replaced while the dialogs load', async () => {
  const user = testUser('ada');
  const alerts = lateDialogAlerts(native, user);
  const answer = alerts.confirm('Remove the second factor?');
  user.change('bob');

  await expect(answer).resolves.toBe(false);
  expect(alerts.current()).toBeUndefined();
});

it('shows a question of the current user once the dialogs are loaded', async () => {
  const alerts = lateDialogAlerts(native, testUser('ada'));
  const answer = alerts.confirm('Sure?');
  await alerts.preload();
  await Promise.resolve();

  alerts.accept(alerts.current()?.id ?? '');
  await expect(answer).resolves.toBe(true);
});

it('opens synchronously once loaded, before the menu that asks has closed', async () => {
  const alerts = lateDialogAlerts(native, testUser('ada'));
  await alerts.preload();
  void alerts.confirm('Sure?');
  expect(alerts.current()?.message).toBe('Sure?');
});
