import { describe, expect, it } from 'vitest';

import { createDialogAlerts } from './dialogAlerts';
import { testUser } from './testUser';

describe('dialog alerts', () => {
  it('shows the exact text and resolves on OK', async () => {
    const alerts = createDialogAlerts(testUser());
    let isOver = false;
    const closed = alerts.alert('Login or signup to create a post').then(() => (isOver = true));
    await Promise.resolve();

    expect(alerts.current()).toMatchObject({ kind: 'alert', message: 'Login or signup to create a post' });
    expect(isOver).toBe(false);

    alerts.accept(alerts.current()?.id ?? '');
    await closed;
    expect(alerts.current()).toBeUndefined();
  });

  it('resolves a confirmation with true or false', async () => {
    const alerts = createDialogAlerts(testUser());
    const yes = alerts.confirm('Sure?', 'Delete');
    const no = alerts.confirm('Really?');

    expect(alerts.current()).toMatchObject({ message: 'Sure?', confirmLabel: 'Delete' });
    alerts.accept(alerts.current()?.id ?? '');
    expect(alerts.current()).toMatchObject({ message: 'Really?' });
    alerts.cancel(alerts.current()?.id ?? '');

    await expect(Promise.all([yes, no])).resolves.toEqual([true, false]);
  });

  it('resolves an alert with the choice, or undefined for OK and Escape', async () => {
    const alerts = createDialogAlerts(testUser());
    const choices = [
      { label: 'Memes', value: 'memes' },
      { label: 'News', value: 'news' },
    ] as const;
    const results = [1, 2, 3].map(() => alerts.alert('Which zone?', choices));
    const id = () => alerts.current()?.id ?? '';

    alerts.accept(id(), 'news');
    alerts.accept(id());
    alerts.cancel(id());

    await expect(Promise.all(results)).resolves.toEqual(['news', undefined, undefined]);
  });

  it('notifies listeners, and returns the same object until it changes', () => {
    const alerts = createDialogAlerts(testUser());
    let changes = 0;
    const stop = alerts.subscribe(() => changes++);
    void alerts.alert('One');

    expect(changes).toBe(1);
    expect(alerts.current()).toBe(alerts.current());
    stop();
    alerts.accept(alerts.current()?.id ?? '');
    expect(changes).toBe(1);
  });

  it('declines open questions when the session ends or changes, and keeps alerts', async () => {
    for (const next of ['bob', undefined]) {
      const user = testUser('ada');
      const alerts = createDialogAlerts(user);
      const told = alerts.alert('Saved');
      const answers = [
        alerts.confirm('Remove the second factor?', 'Remove'),
        alerts.confirm('Renew the codes?'),
        alerts.alert('Removed', [{ label: 'Undo', value: 'undo' }]),
      ];
      user.change('ada');
      expect(alerts.current()?.message).toBe('Saved');

      user.change(next);
      expect(alerts.current()?.message).toBe('Saved');
      alerts.accept(alerts.current()?.id ?? '');
      await told;
      await expect(Promise.all(answers)).resolves.toEqual([false, false, undefined]);
      expect(alerts.current()).toBeUndefined();
    }
  });

  it('declines a question on screen at once', async () => {
    const user = testUser('ada');
    const answer = createDialogAlerts(user).confirm('Sure?');
    user.change('bob');
    await expect(answer).resolves.toBe(false);
  });

  it('asks the next user again', async () => {
    const user = testUser('ada');
    const alerts = createDialogAlerts(user);
    user.change('bob');
    const answer = alerts.confirm('Sure?');
    user.change('bob');
    alerts.accept(alerts.current()?.id ?? '');
    await expect(answer).resolves.toBe(true);
  });
});
