import type { Passkeys } from '../ports';

/** Loaded when a passkey is first used. */
const prompts = async () => (await import('./passkeyPrompts')).passkeyPrompts;

const ipAddress = /^[\d.]+$|^\[/;

/** Undefined in browsers without passkeys, on pages without HTTPS, and at IP addresses: a passkey belongs to a domain name. */
export const browserPasskeys = (browser: Window & typeof globalThis): Passkeys | undefined =>
  typeof browser.PublicKeyCredential === 'function' && !ipAddress.test(browser.location.hostname)
    ? {
        create: async (options) => (await prompts()).create(options),
        get: async (options) => (await prompts()).get(options),
      }
    : undefined;
