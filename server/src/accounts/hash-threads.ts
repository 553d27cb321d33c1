import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { hashSync, verifySync } from '@node-rs/argon2';

type Call =
  | { name: 'hashSync'; args: Parameters<typeof hashSync> }
  | { name: 'verifySync'; args: Parameters<typeof verifySync> };

type Answer = { result: unknown } | { error: Error };

/** In text, because a thread cannot run the TypeScript of this folder in every environment. */
const source = `
const { setPriority } = require('node:os');
const { parentPort, workerData } = require('node:worker_threads');
const argon2 = require(workerData);
// Threads have priorities of their own on Linux, where 0 is the current one.
if (process.platform === 'linux') setPriority(0, 10);
parentPort.on('message', ({ name, args }) => {
  try {
    parentPort.postMessage({ result: argon2[name](...args) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
`;

const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };

const idle = new Set<Worker>();

function startThread(): Worker {
  const workerData = createRequire(import.meta.url).resolve('@node-rs/argon2');
  const thread = new Worker(source, { eval: true, workerData, resourceLimits });
  thread.on('error', () => idle.delete(thread));
  return thread;
}

/** Runs it with a low priority, so that hashes delay other requests less. Starts as many threads as there are calls. */
export async function callArgon2(call: Call): Promise<unknown> {
  const [thread = startThread()] = idle;
  idle.delete(thread);
  thread.ref();
  thread.postMessage(call);
  const [answer] = (await once(thread, 'message')) as [Answer];
  thread.unref();
  idle.add(thread);
  if ('error' in answer) throw answer.error;
  return answer.result;
}
