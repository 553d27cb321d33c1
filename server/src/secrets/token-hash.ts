import { createHash } from 'node:crypto';

/** Stored instead of a token. A SHA-256 hash suffices: tokens are random and have 256 bits. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
