import { describe, expect, it, vi } from 'vitest';

import { settingsMessages } from '../settingsMessages';
import { browserPasskeys } from './passkeys';

const [startRegistration, startAuthentication] = vi.hoisted(() => [
  vi.fn<() => Promise<object>>(),
  vi.fn<() => Promise<object>>(),
]);
vi.mock('@simplewebauthn/browser', () => ({ startRegistration, startAuthentication }));

const browser = { PublicKeyCredential: class PublicKeyCredential {} } as unknown as Window &
  typeof globalThis;

async function createWith(errorName: string): Promise<unknown> {
  startRegistration.mockRejectedValueOnce(
    Object.assign(new Error('The browser’s own words.'), { name: errorName }),
  );
  return browserPasskeys(browser)?.create({});
}

describe('browserPasskeys', () => {
  const { passkeyExists, passkeyImpossible, passkeyNeedsName } = settingsMessages.factor;

  it.each([
    ['InvalidStateError', passkeyExists],
    ['NotSupportedError', passkeyImpossible],
  ])('explains %s', async (name, message) => {
    await expect(createWith(name)).rejects.toThrow(message);
  });

  it('explains the refusal at an IP address, also at the log-in', async () => {
    startAuthentication.mockRejectedValueOnce(Object.assign(new Error(), { name: 'SecurityError' }));

    await expect(createWith('SecurityError')).rejects.toThrow(passkeyNeedsName);
    await expect(browserPasskeys(browser)?.get({})).rejects.toThrow(passkeyNeedsName);
  });

  it('creates nothing when the user cancels', async () => {
    await expect(createWith('NotAllowedError')).resolves.toBeUndefined();
  });
});
