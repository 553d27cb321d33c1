import { ApiError } from '@alphazone/client';
import type { PasskeyJson } from '@alphazone/react';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

import type { Passkeys } from '../ports';

export const passkeyPrompts: Passkeys = {
  create: (options) =>
    unlessCancelled(() => startRegistration({ optionsJSON: asJson(options) })).catch(explain),
  get: (options) => unlessCancelled(() => startAuthentication({ optionsJSON: asJson(options) })),
};

/** The server has written them with the same library. */
const asJson = <T>(options: PasskeyJson): T => options as T;

async function explain(error: unknown): Promise<never> {
  const { settingsMessages } = await import('../settingsMessages');
  const { passkeyExists, passkeyImpossible, passkeyNeedsName } = settingsMessages.factor;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError')
    throw new ApiError(409, passkeyExists, 'passkey_exists', [], { cause: error });
  if (name === 'NotSupportedError')
    throw new ApiError(400, passkeyImpossible, 'passkey_impossible', [], { cause: error });
  // At an IP address.
  if (name === 'SecurityError')
    throw new ApiError(400, passkeyNeedsName, 'passkey_impossible', [], { cause: error });
  throw error;
}

/** Browsers also report a timeout in this way. */
async function unlessCancelled(ask: () => Promise<object>): Promise<object | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) {
      return undefined;
    }
    throw error;
  }
}
