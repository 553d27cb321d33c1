import { describe, expect, it, vi } from 'vitest';

import { browserAlerts } from './browserAlerts';

describe('browserAlerts', () => {
  // @spec 8.1
  it('uses alert and confirm of the browser', async () => {
    const alert = vi.fn();
    const confirm = vi.fn().mockReturnValueOnce(true).mockReturnValueOnce(false);
    const alerts = browserAlerts({ alert, confirm });

    await expect(alerts.alert('Enter email and password')).resolves.toBeUndefined();
    await expect(alerts.confirm('Sure?')).resolves.toBe(true);
    await expect(alerts.confirm('Sure?')).resolves.toBe(false);
    expect(alert).toHaveBeenCalledExactlyOnceWith('Enter email and password');
  });
});
