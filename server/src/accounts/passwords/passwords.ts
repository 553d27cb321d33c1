import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { unavailable } from '../../errors';
import { messages } from '../../messages';
import { createWorkQueue, QueueFull } from '../../queues/work-queue';
import { callArgon2 } from './hash-threads';
import { passwordCost, productionCost } from './password-cost';

const cost = passwordCost(process.env);

/** Tests hash cheaply and should not wait for an idle core. */
const priority = cost === productionCost ? 'idle' : 'low';

/** Leaves one core for other requests. A hash takes about 25 ms of processor time and 19 MB. */
export const maxConcurrentHashes = Math.max(1, availableParallelism() - 1);

/** About 3 seconds on one core. */
export const maxQueuedHashes = 100;

/** Seconds, for `Retry-After`. */
const retryAfter = 5;

const queue = createWorkQueue({ concurrency: maxConcurrentHashes, maxQueued: maxQueuedHashes });

/** Off the main thread. @throws 503 when too many wait. */
async function enqueue<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(work);
  } catch (error) {
    throw error instanceof QueueFull ? unavailable(messages.busy, retryAfter) : error;
  }
}

/** @returns The PHC string, which records the cost. @throws 503 when too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  enqueue(async () => String(await callArgon2({ name: 'hashSync', args: [password, cost] }, priority)));

/** Verified for unknown accounts. Equal response times hide which email addresses exist. No password has this hash. */
const dummyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`;

function base64(length: number): string {
  return randomBytes(length).toString('base64').replaceAll('=', '');
}

/** Takes the same time without a hash. @throws 503 when too many wait. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const known = passwordHash ?? dummyHash;
  const matches = await enqueue(() => callArgon2({ name: 'verifySync', args: [known, password] }, priority));
  return matches === true && passwordHash !== null && passwordHash !== undefined;
}
