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
  const { passkeyExists, passkeyImpossible } = await loadTexts();
  const name = nameOf(error);
  if (name === 'InvalidStateError')
    throw new ApiError(409, passkeyExists, 'passkey_exists', [], { cause: error });
  if (name === 'NotSupportedError')
    throw new ApiError(400, passkeyImpossible, 'passkey_impossible', [], { cause: error });
  throw error;
}

/** Browsers also report a timeout as a cancellation. @throws An explanation at an IP address. */
async function unlessCancelled(ask: () => Promise<object>): Promise<object | undefined> {
  try {
    return await ask();
  } catch (error) {
    const name = nameOf(error);
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
    if (name === 'SecurityError') {
      const { passkeyNeedsName } = await loadTexts();
      throw new ApiError(400, passkeyNeedsName, 'passkey_impossible', [], { cause: error });
    }
    throw error;
  }
}

const loadTexts = async () => (await import('../settingsMessages')).settingsMessages.factor;

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');
