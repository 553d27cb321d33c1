import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { expect, it, vi } from 'vitest';

import { callArgon2, createArgon2 } from './hash-threads';

const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

it('rejects an invalid hash and takes the next call', async () => {
  await expect(callArgon2({ name: 'verifySync', args: ['no hash', 'password 1'] }, 'idle')).rejects.toThrow();

  const hash = String(await callArgon2({ name: 'hashSync', args: ['password 1', cost] }, 'idle'));
  expect(await callArgon2({ name: 'verifySync', args: [hash, 'password 1'] }, 'idle')).toBe(true);
});

it('repeats a call in a low-priority thread when the idle one times out', async () => {
  const idle = { call: vi.fn(() => new Promise<never>(() => undefined)) };
  const low = { call: vi.fn(() => Promise.resolve({ result: true })) };
  const call = createArgon2({ idle, low }, 0);
  const verify = { name: 'verifySync' as const, args: ['a hash', 'password 1'] as [string, string] };

  expect(await call(verify, 'idle')).toBe(true);
  expect(await call(verify, 'idle')).toBe(true);
  // No core is idle, so the second call does not try `idle`.
  expect(idle.call.mock.calls).toEqual([[verify]]);
  expect(low.call.mock.calls).toEqual([[verify], [verify]]);
});

it.skipIf(!hasPolicies())('hashes in a thread with the policy SCHED_IDLE', async () => {
  await callArgon2({ name: 'hashSync', args: ['password 1', cost] }, 'idle');

  await expect.poll(policiesOfThreads).toContain(5); // SCHED_IDLE
});

function hasPolicies(): boolean {
  try {
    execFileSync('chrt', ['-i', '0', 'true'], { stdio: 'ignore' });
    return process.platform === 'linux';
  } catch {
    return false;
  }
}

/** Field 41 of proc(5). The name in parentheses may contain blanks. */
const policiesOfThreads = () =>
  readdirSync('/proc/self/task').flatMap((thread) => {
    const file = `/proc/self/task/${thread}/stat`;
    // A thread may have ended meanwhile.
    if (!existsSync(file)) return [];
    const stat = readFileSync(file, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[41 - 3]);
  });
