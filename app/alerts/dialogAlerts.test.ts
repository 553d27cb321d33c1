import { describe, expect, it } from 'vitest';

import { createDialogAlerts } from './dialogAlerts';

describe('dialog alerts', () => {
  it('shows the exact text and waits for OK before what follows', async () => {
    const alerts = createDialogAlerts();
    let isOver = false;
    const done = alerts.alert('Login or signup to create a post').then(() => (isOver = true));
    await Promise.resolve();

    expect(alerts.current()).toMatchObject({ kind: 'alert', message: 'Login or signup to create a post' });
    expect(isOver).toBe(false);

    alerts.accept(alerts.current()?.id ?? '');
    await done;
    expect(alerts.current()).toBeUndefined();
  });

  it('answers a confirmation with yes or no', async () => {
    const alerts = createDialogAlerts();
    const yes = alerts.confirm('Sure?', 'Delete');
    const no = alerts.confirm('Really?');

    expect(alerts.current()).toMatchObject({ message: 'Sure?', confirmLabel: 'Delete' });
    alerts.accept(alerts.current()?.id ?? '');
    expect(alerts.current()).toMatchObject({ message: 'Really?' });
    alerts.cancel(alerts.current()?.id ?? '');

    await expect(Promise.all([yes, no])).resolves.toEqual([true, false]);
  });

  it('resolves an alert with the choice taken, and with nothing after OK or Escape', async () => {
    const alerts = createDialogAlerts();
    const choices = [
      { label: 'Memes', value: 'memes' },
      { label: 'News', value: 'news' },
    ] as const;
    const answers = [1, 2, 3].map(() => alerts.alert('Which zone?', choices));
    const id = () => alerts.current()?.id ?? '';

    alerts.accept(id(), 'news');
    alerts.accept(id());
    alerts.cancel(id());

    await expect(Promise.all(answers)).resolves.toEqual(['news', undefined, undefined]);
  });

  it('tells its listeners, and gives them the same object until something changes', () => {
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
