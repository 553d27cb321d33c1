import { messages } from '../messages';

export type AlertCode = keyof typeof messages.alerts;

export function alertText({ code, reason }: { code: AlertCode; reason?: string }): string {
  const text = messages.alerts[code];
  return typeof text === 'function' ? text(reason ?? messages.unknownError) : (reason ?? text);
}
