import { limits } from '@alphazone/client/limits';

import type { FieldProblem } from '../errors';

const { minLength } = limits.newPassword;

export function passwordProblem(password: string): FieldProblem | undefined {
  const isStrong = [...password].length >= minLength && /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
  return isStrong
    ? undefined
    : {
        field: 'password',
        message: `must have at least ${minLength} characters with at least 1 letter and 1 number.`,
      };
}

const takenDomain = '@address-taken.invalid';

/**
 * Replaces an address that another person has proved to own: an account without an address counts as deleted. Names under
 * `.invalid` never resolve.
 */
export const placeholderAddress = (id: string): string => `${id}${takenDomain}`;

export const isPlaceholderAddress = (email: string): boolean => email.endsWith(takenDomain);

export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** Excludes characters that look alike. */
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const referralCodeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 8)].map((byte) => codeAlphabet.charAt(byte % codeAlphabet.length)).join('');
