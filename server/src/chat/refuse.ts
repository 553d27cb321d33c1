import type { Ack } from '@alphazone/client';

import { failureOf } from '../failure';
import { chatTexts, readMessage } from './chat-rules';

export interface Refusal {
  message: string;
  code?: string | undefined;
  retryAfter?: number | undefined;
}

/** Returns the acknowledgement of a message that is refused or held. */
export const refuse = ({ message, code, retryAfter }: Refusal): Ack<never> => ({
  ok: false,
  message,
  ...(code !== undefined && { code }),
  ...(retryAfter !== undefined && { retryAfter }),
});

/** The session has ended: the message can be sent after the next log-in. */
export const loginNeeded = (): Ack<never> => refuse({ message: chatTexts.loginNeeded, code: 'unauthorized' });

/** Returns the acknowledgement after an unexpected error. */
export function refuseAfter(error: unknown, payload: unknown): Ack<never> {
  const read = readMessage(payload);
  const { code, retryAfter } = failureOf(error, { hasKey: 'key' in read && read.key !== undefined });
  return refuse({ message: chatTexts.failed, code, retryAfter });
}
