import { serverMessageOf } from './serverMessage';

/** Requests an alert. The app has the text for `code`. */
export interface AlertRaised<Code extends string> {
  type: 'alert.raised';
  code: Code;
  reason?: string;
}

export function alertOf<Code extends string>(code: Code, error: unknown): AlertRaised<Code> {
  const reason = serverMessageOf(error);
  return { type: 'alert.raised', code, ...(reason !== undefined && { reason }) };
}
