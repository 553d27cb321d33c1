import { createHmac } from 'node:crypto';

/**
 * Returns an HMAC-SHA-256 of the parts. Their boundaries count, so different parts never give the same text.
 * @param purpose Keeps signatures of one kind from being valid for another.
 */
export const keyedHash = (secret: string, purpose: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
