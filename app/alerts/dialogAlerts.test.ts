import { describe, expect, it } from 'vitest';

import { createDialogAlerts } from './dialogAlerts';

describe('dialog alerts', () => {
  it('shows the exact text and resolves on OK', async () => {
    const alerts = createDialogAlerts();
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
    const alerts = createDialogAlerts();
    const yes = alerts.confirm('Sure?', 'Delete');
    const no = alerts.confirm('Really?');

    expect(alerts.current()).toMatchObject({ message: 'Sure?', confirmLabel: 'Delete' });
    alerts.accept(alerts.current()?.id ?? '');
    expect(alerts.current()).toMatchObject({ message: 'Really?' });
    alerts.cancel(alerts.current()?.id ?? '');

    await expect(Promise.all([yes, no])).resolves.toEqual([true, false]);
  });

  it('resolves an alert with the choice, or undefined for OK and Escape', async () => {
    const alerts = createDialogAlerts();
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
    const alerts = createDialogAlerts();
    let changes = 0;
    const stop = alerts.subscribe(() => changes++);
    void alerts.alert('One');

    expect(changes).toBe(1);
    expect(alerts.current()).toBe(alerts.current());
    stop();
    alerts.accept(alerts.current()?.id ?? '');
    expect(changes).toBe(1);
  });
});
