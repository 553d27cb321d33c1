import { unavailable } from '../errors';
import { readText } from '../files/read-text';
import { signUpMessages } from './messages';
import type { HcaptchaSettings } from './sign-up-settings';

const timeoutMs = 5_000;
const retrySeconds = 60;
const maxBytes = 64 * 1024;

/** Asks hCaptcha, or a service with the same interface. Fails closed. @throws 503 when it does not answer. */
export async function askHcaptcha(
  { siteKey, secret, verifyUrl }: HcaptchaSettings,
  answer: string,
  ip: string,
): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: answer, remoteip: ip, sitekey: siteKey }),
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new Error(`The verifier answered ${response.status}.`);
    const result: unknown = JSON.parse(await readText(response, { signal, maxBytes }));
    return typeof result === 'object' && result !== null && 'success' in result && result.success === true;
  } catch (error) {
    const refusal = unavailable(signUpMessages.challengeUnavailable, retrySeconds);
    refusal.cause = error;
    throw refusal;
  }
}
