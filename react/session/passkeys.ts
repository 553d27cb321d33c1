import { dataOf, type components } from '@alphazone/client';

import type { Forum } from '../forum/Forum';

type Schemas = components['schemas'];

/** In the JSON form of WebAuthn. */
export type PasskeyJson = Record<string, unknown>;

export type GetPasskey = (options: PasskeyJson) => Promise<object | undefined>;

/** Undefined when the user cancels. */
export async function answerWithPasskey(
  { client }: Pick<Forum, 'client'>,
  getPasskey: GetPasskey,
): Promise<Schemas['PasskeyAnswer'] | undefined> {
  const { challengeId, options } = await dataOf(client.POST('/api/session/passkey/start'));
  const response = await getPasskey(options);
  return response && { challengeId, response: { ...response } };
}
