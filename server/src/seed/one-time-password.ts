import { randomInt } from 'node:crypto';

// Excludes characters that look or sound alike.
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const alphabet = letters + digits;

/** Generates a password such as `k7mq-2xwe-…`: four groups, 70 bits, with letters and digits. */
export function makeOneTimePassword(): string {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  const group = () => pick(letters) + pick(digits) + pick(alphabet) + pick(alphabet);
  return Array.from({ length: 4 }, group).join('-');
}
