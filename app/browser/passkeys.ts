import type { Passkeys } from '../ports';

/** Loaded when a passkey is first used. */
const prompts = async () => (await import('./passkeyPrompts')).passkeyPrompts;

/** Undefined in browsers without passkeys, and on pages without HTTPS. */
export const browserPasskeys = (browser: Window & typeof globalThis): Passkeys | undefined =>
  typeof browser.PublicKeyCredential === 'function'
    ? {
        create: async (options) => (await prompts()).create(options),
        get: async (options) => (await prompts()).get(options),
      }
    : undefined;
