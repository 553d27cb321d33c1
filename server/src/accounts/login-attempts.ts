import { createHash } from 'node:crypto';

import { tooManyRequests } from '../errors';
import { normalEmail } from './accounts-rules';

/** Failed log-ins that one address may have with one account within the window. */
const maxFailures = 10;
const windowMs = 10 * 60_000;
/** Bounds the memory that somebody with many addresses can take. */
const maxEntries = 50_000;

interface Failures {
  count: number;
  /** When the count starts anew, in milliseconds since 1970. */
  until: number;
}

/**
 * Slows down guessing the password of one account; a successful log-in costs nothing. Each process counts
 * for itself: with n processes a guesser has n times the tries.
 */
export class LoginAttempts {
  readonly #failures = new Map<string, Failures>();

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * Counts a try, before the password is looked at: many at once must not slip through together.
   *
   * @throws 429 after too many failures.
   */
  begin(email: string, address: string): void {
    const key = keyOf(email, address);
    const known = this.#failures.get(key);
    const current = known && known.until > this.now() ? known : { count: 0, until: this.now() + windowMs };
    if (current.count >= maxFailures) {
      throw tooManyRequests(Math.max(1, Math.ceil((current.until - this.now()) / 1000)));
    }
    current.count += 1;
    // Written anew, so that the oldest entry stands first.
    this.#failures.delete(key);
    this.#failures.set(key, current);
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > maxEntries && oldest !== undefined) this.#failures.delete(oldest);
  }

  /** Forgets the failures. */
  succeeded(email: string, address: string): void {
    this.#failures.delete(keyOf(email, address));
  }
}

const keyOf = (email: string, address: string) =>
  createHash('sha256')
    .update(`${normalEmail(email)}\n${address}`)
    .digest('base64url');
