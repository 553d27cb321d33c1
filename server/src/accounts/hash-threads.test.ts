import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { callArgon2 } from './hash-threads';

const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

it('rejects an invalid hash and takes the next call', async () => {
  await expect(callArgon2({ name: 'verifySync', args: ['no hash', 'password 1'] }, 'idle')).rejects.toThrow();

  const hash = String(await callArgon2({ name: 'hashSync', args: ['password 1', cost] }, 'idle'));
  expect(await callArgon2({ name: 'verifySync', args: [hash, 'password 1'] }, 'idle')).toBe(true);
});

it('calls another thread when the idle one gets no core in time', async () => {
  const args: [string, string] = [
    String(await callArgon2({ name: 'hashSync', args: ['password 1', cost] }, 'idle')),
    'password 1',
  ];
  const calls = Array.from({ length: 3 }, () => callArgon2({ name: 'verifySync', args }, 'idle', 0));

  expect(await Promise.all(calls)).toEqual([true, true, true]);
});

it.skipIf(!hasPolicies())('hashes in a thread that yields to all others', async () => {
  await callArgon2({ name: 'hashSync', args: ['password 1', cost] }, 'idle');

  expect(policiesOfThreads()).toContain(5); // SCHED_IDLE
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
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[41 - 3]);
  });
