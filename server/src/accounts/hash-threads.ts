import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { hashSync, verifySync } from '@node-rs/argon2';

type Call =
  | { name: 'hashSync'; args: Parameters<typeof hashSync> }
  | { name: 'verifySync'; args: Parameters<typeof verifySync> };

type Answer = { result: unknown } | { error: Error };

/** An `idle` thread runs only while a core has nothing else to do. */
type Priority = 'idle' | 'low';

/**
 * In text, because a thread cannot run the TypeScript of this folder in every environment. Threads have priorities of their own
 * on Linux, where 0 is the current one. With the policy SCHED_IDLE other threads need not wait for the kernel's next tick;
 * Node.js cannot set it.
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

const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };

/** After which a thread of a higher priority starts the same call. */
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

const idleThreads = new Threads('idle');
const lowThreads = new Threads('low');

/** Calls of idle threads that got no core in time. While there are any, more of them would get none either. */
let late = 0;

/**
 * With `idle`, hashes delay other requests as little as possible, but members can log in while no core is idle: the call is
 * repeated with a `low` priority then.
 */
export async function callArgon2(
  call: Call,
  priority: Priority,
  timeoutMs = idleTimeoutMs,
): Promise<unknown> {
  const isIdle = priority === 'idle' && late === 0;
  const answer = await (isIdle ? callIdle(call, timeoutMs) : lowThreads.call(call));
  if ('error' in answer) throw answer.error;
  return answer.result;
}

async function callIdle(call: Call, timeoutMs: number): Promise<Answer> {
  const pending = idleThreads.call(call);
  const first = await Promise.race([pending, wait(timeoutMs, undefined, { ref: false })]);
  if (first) return first;
  late += 1;
  const ended = pending.finally(() => (late -= 1));
  return Promise.race([ended, lowThreads.call(call)]);
}
