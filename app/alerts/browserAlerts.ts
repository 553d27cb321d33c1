import type { Alerts } from './Alerts';

/** Native alerts, for `alerts: "browser"` in the site settings. Their only button is OK. */
export function browserAlerts(browser: Pick<Window, 'alert' | 'confirm'>): Alerts {
  return {
    alert(message) {
      browser.alert(message);
      return Promise.resolve(undefined);
    },
    confirm: (message) => Promise.resolve(browser.confirm(message)),
  };
}
