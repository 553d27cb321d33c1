import { limits } from '@alphazone/client/limits';

import type { FieldProblem } from '../errors';

const { minLength } = limits.newPassword;

/** What is wrong with a new password; undefined when nothing is. Spec section 2, /Auth. */
export function passwordProblem(password: string): FieldProblem | undefined {
  const isGood = [...password].length >= minLength && /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
  return isGood
    ? undefined
    : {
        field: 'password',
        message: `must have at least ${minLength} characters with at least 1 letter and 1 number.`,
      };
}

/** E-mail addresses are told apart in lower case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** Characters that are hard to mistake for one another. */
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A referral code of 8 characters, made of as many random bytes. */
export const referralCodeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 8)].map((byte) => codeAlphabet.charAt(byte % codeAlphabet.length)).join('');
