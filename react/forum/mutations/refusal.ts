import { ApiError } from '@alphazone/client';

import type { Forum } from '../Forum';
import type { Outcome } from './mutation';

type Refused = Extract<Outcome, { ok: false }>;

const refused = (code: string, message: string): Refused => ({
  ok: false,
  error: new ApiError(0, message, code),
});

/** Alerts the user, without a call. Resolves when the alert is dismissed. */
export async function refuse(forum: Pick<Forum, 'alert'>, code: string, message: string): Promise<Refused> {
  await forum.alert(message);
  return refused(code, message);
}

export async function refuseGuest({ onGuest, texts }: Pick<Forum, 'onGuest' | 'texts'>): Promise<Refused> {
  await onGuest(texts.logIn);
  return refused('guest', texts.logIn);
}

/** The same action is pending. */
export const refuseRepeated = ({ texts }: Pick<Forum, 'texts'>): Refused =>
  refused('pending', texts.unknownError);
