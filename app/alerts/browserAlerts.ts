import type { Alerts } from './Alerts';

/** Native `alert` and `confirm`, for `alerts: "browser"` in the site settings. They have no choices. */
export function browserAlerts(browser: Pick<Window, 'alert' | 'confirm'>): Alerts {
  return {
    alert(message) {
      browser.alert(message);
      return Promise.resolve(undefined);
    },
    confirm: (message) => Promise.resolve(browser.confirm(message)),
  };
}
