import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { hashSync, verifySync } from '@node-rs/argon2';

type Call =
  | { name: 'hashSync'; args: Parameters<typeof hashSync> }
  | { name: 'verifySync'; args: Parameters<typeof verifySync> };

type Answer = { result: unknown } | { error: Error };

/** An `idle` thread runs only on an otherwise idle core. */
type Priority = 'idle' | 'low';

/**
 * Plain text, because a worker cannot load this folder's TypeScript in every environment. On Linux, each thread has its own
 * priority, and id 0 is the calling thread. Other threads preempt a SCHED_IDLE thread at once, not at the kernel's next tick.
 * Node.js cannot set that policy, so `chrt` does.
 */
const source = `
const { execFileSync } = require('node:child_process');
const { readlinkSync } = require('node:fs');
const { setPriority } = require('node:os');
const { basename } = require('node:path');
const { parentPort, workerData: { file, priority } } = require('node:worker_threads');
const argon2 = require(file);
if (process.platform === 'linux') {
  setPriority(0, priority === 'low' ? 10 : 19);
  try {
    if (priority === 'idle') execFileSync('chrt', ['-i', '-p', '0', basename(readlinkSync('/proc/thread-self'))], { stdio: 'ignore' });
  } catch {
    // Without util-linux the nice value must do.
  }
}
parentPort.on('message', ({ name, args }) => {
  try {
    parentPort.postMessage({ result: argon2[name](...args) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
`;

const resourceLimits = { maxOldGenerationSizeMb: 16 };

/** How long a call waits for an `idle` thread before a `low` thread repeats it. */
const idleTimeoutMs = 250;

/** Threads of one priority. Starts as many as there are calls. */
class Threads {
  readonly #priority: Priority;
  readonly #free = new Set<Worker>();

  constructor(priority: Priority) {
    this.#priority = priority;
  }

  async call(call: Call): Promise<Answer> {
    const [thread = this.#start()] = this.#free;
    this.#free.delete(thread);
    thread.ref();
    thread.postMessage(call);
    const [answer] = (await once(thread, 'message')) as [Answer];
    thread.unref();
    this.#free.add(thread);
    return answer;
  }

  #start(): Worker {
    const file = createRequire(import.meta.url).resolve('@node-rs/argon2');
    const workerData = { file, priority: this.#priority };
    const thread = new Worker(source, { eval: true, workerData, resourceLimits });
    thread.on('error', () => this.#free.delete(thread));
    return thread;
  }
}

export type Argon2Threads = Record<Priority, Pick<Threads, 'call'>>;

/**
 * Calls argon2 in a thread. If an `idle` call takes longer than `timeoutMs`, a `low` thread repeats it, so members can log in on
 * a busy machine.
 */
export function createArgon2(threads: Argon2Threads, timeoutMs = idleTimeoutMs) {
  // Idle calls past their timeout. While there are any, no core is idle, so new calls use low-priority threads.
  let late = 0;

  async function callIdle(call: Call): Promise<Answer> {
    const pending = threads.idle.call(call);
    const first = await Promise.race([pending, wait(timeoutMs, undefined, { ref: false })]);
    if (first) return first;
    late += 1;
    const ended = pending.finally(() => (late -= 1));
    return Promise.race([ended, threads.low.call(call)]);
  }

  return async (call: Call, priority: Priority): Promise<unknown> => {
    const isIdle = priority === 'idle' && late === 0;
    const answer = await (isIdle ? callIdle(call) : threads.low.call(call));
    if ('error' in answer) throw answer.error;
    return answer.result;
  };
}

export const callArgon2 = createArgon2({ idle: new Threads('idle'), low: new Threads('low') });
