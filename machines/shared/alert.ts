import { serverMessageOf } from './serverMessage';

/** Something for a person that a machine wants shown, as an emitted fact. The words for `code` are the app's. */
export interface AlertRaised<Code extends string> {
  type: 'alert.raised';
  code: Code;
  /** The server's own words, which tell more. */
  reason?: string;
}

/** An alert with the server's words, where it gave any. */
export function alertOf<Code extends string>(code: Code, error: unknown): AlertRaised<Code> {
  const reason = serverMessageOf(error);
  return { type: 'alert.raised', code, ...(reason !== undefined && { reason }) };
}
