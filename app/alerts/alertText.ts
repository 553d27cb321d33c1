import { messages } from '../messages';

/** What machines have to say. */
export type AlertCode = keyof typeof messages.alerts;

/** What an alert of a machine says: the server's own words, or else ours. Spec sections 5 and 8. */
export function alertText({ code, reason }: { code: AlertCode; reason?: string }): string {
  const text = messages.alerts[code];
  return typeof text === 'function' ? text(reason ?? messages.unknownError) : (reason ?? text);
}
