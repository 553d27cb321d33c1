import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const period = 30;

/** Tolerated steps before and after the current one, for clock skew. */
const window = 1;

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** For the QR code. */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period }).toString();

const digitsOf = (code: string): string => code.replaceAll(/\s/g, '');

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(digitsOf(code));

/** @returns The step of the code, or undefined when it is wrong. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  if (!isAppCode(code)) return undefined;
  const token = digitsOf(code);
  const timestamp = now.getTime();
  const delta = new TOTP({ secret: Secret.fromBase32(secret), period }).validate({
    token,
    timestamp,
    window,
  });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / period) + delta;
}

/** Without letters that look like digits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const codeCount = 10;
const groups = 4;
const groupLength = 4;

/** About 79 bits each. */
export function newRecoveryCodes(): string[] {
  const letter = () => letters[randomInt(letters.length)] ?? '';
  const group = () => Array.from({ length: groupLength }, letter).join('');
  const code = () => Array.from({ length: groups }, group).join('-');
  return Array.from({ length: codeCount }, code);
}

/** Ignores case, spaces and hyphens. */
export const hashRecoveryCode = (code: string): Buffer =>
  createHash('sha256').update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest();
