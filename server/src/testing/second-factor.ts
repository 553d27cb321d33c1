import type { components } from '@alphazone/client';
import { Secret, TOTP } from 'otpauth';
import { onTestFinished, vi } from 'vitest';

import { createAuthenticator } from './authenticator';
import type { TestMember } from './members';
import type { TestApp } from './test-app';

type Schemas = components['schemas'];

/** Stops the time until the test ends. Otherwise it may cross into the next 30 seconds, where earlier codes have expired. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
}

/** @param steps Of 30 seconds from now. Each code counts once. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

type Caller = Pick<TestApp, 'request'>;

const post = (by: Caller, url: string, payload?: object) =>
  by.request({ method: 'POST', url, ...(payload && { payload }) });

/** @param steps Of the code that confirms it. */
export async function addTotp(member: Caller, steps = -1) {
  const { secret } = (await post(member, '/api/second-factor/totp')).json<Schemas['TotpSecret']>();
  const response = await post(member, '/api/second-factor/totp/confirm', { code: codeOf(secret, steps) });
  return { secret, response, ...response.json<Schemas['RecoveryCodes']>() };
}

/** @param url Of a call that returns the options of a passkey. */
export async function challengeFrom(by: Caller, url: string) {
  const { challengeId, options } = (await post(by, url)).json<Schemas['PasskeyOptions']>();
  return { challengeId, challenge: String(options['challenge']) };
}

export async function addPasskey(member: TestMember, authenticator = createAuthenticator()) {
  const { challengeId, challenge } = await challengeFrom(member, '/api/second-factor/passkeys/start');
  const answer = { challengeId, response: authenticator.register(challenge) };
  const response = await post(member, '/api/second-factor/passkeys', answer);
  return { authenticator, response, answer };
}

export async function passkeyAnswer(
  server: TestApp,
  authenticator: ReturnType<typeof createAuthenticator>,
  isVerified = true,
) {
  const { challengeId, challenge } = await challengeFrom(server, '/api/session/passkey/start');
  return { challengeId, response: authenticator.use(challenge, isVerified) };
}

/** As if the member had logged in ten minutes ago: the proof has just expired. */
export const forgetProof = (server: TestApp, member: TestMember, minutes = 10) =>
  server.db
    .updateTable('sessions')
    .set({ proved_on: new Date(Date.now() - minutes * 60_000) })
    .where('user_id', '=', member.id)
    .execute();
