import { messages } from '../messages';

export type AlertCode = keyof typeof messages.alerts;

/** Returns the text of a machine's alert: the server's message if there is one, else ours. Spec sections 5 and 8. */
export function alertText({ code, reason }: { code: AlertCode; reason?: string }): string {
  const text = messages.alerts[code];
  return typeof text === 'function' ? text(reason ?? messages.unknownError) : (reason ?? text);
}
