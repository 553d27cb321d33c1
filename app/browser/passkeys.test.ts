import { describe, expect, it, vi } from 'vitest';

import { settingsMessages } from '../settingsMessages';
import { browserPasskeys } from './passkeys';

const startRegistration = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));

const browserAt = (hostname: string) =>
  ({ PublicKeyCredential: class PublicKeyCredential {}, location: { hostname } }) as unknown as Window &
    typeof globalThis;

async function createWith(errorName: string): Promise<unknown> {
  startRegistration.mockRejectedValueOnce(
    Object.assign(new Error('The browser’s own words.'), { name: errorName }),
  );
  return browserPasskeys(browserAt('forum.example'))?.create({});
}

describe('browserPasskeys', () => {
  const { passkeyExists, passkeyImpossible } = settingsMessages.factor;

  it.each([
    ['InvalidStateError', passkeyExists],
    ['NotSupportedError', passkeyImpossible],
  ])('explains %s', async (name, message) => {
    await expect(createWith(name)).rejects.toThrow(message);
  });

  it('creates nothing when the user cancels', async () => {
    await expect(createWith('NotAllowedError')).resolves.toBeUndefined();
  });

  it.each(['127.0.0.1', '[::1]'])('offers none at %s, which is no domain name', (hostname) => {
    expect(browserPasskeys(browserAt(hostname))).toBeUndefined();
    expect(browserPasskeys(browserAt('localhost'))).toBeDefined();
  });
});
