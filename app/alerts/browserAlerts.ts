import type { Alerts } from './Alerts';

/** The browser's own alerts, for `alerts: "browser"` in the site settings. They offer no choices beside OK. */
export function browserAlerts(browser: Pick<Window, 'alert' | 'confirm'>): Alerts {
  return {
    alert(message) {
      browser.alert(message);
      return Promise.resolve(undefined);
    },
    confirm: (message) => Promise.resolve(browser.confirm(message)),
  };
}
