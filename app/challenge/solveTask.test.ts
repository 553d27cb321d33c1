import { createHash, webcrypto } from 'node:crypto';
import { expect, it } from 'vitest';

import { solveTask } from './solveTask';

const subtle = webcrypto.subtle as SubtleCrypto;
const taskOf = (number: number, max: number) => {
  const target = createHash('sha256').update(`salt.1.${number}`).digest('hex');
  return { salt: 'salt.1', target, max };
};

it('finds the number and reports how far it is', async () => {
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);

  expect(await solveTask(taskOf(1_203, 1_999), { subtle, onProgress })).toBe(1_203);
  expect(shares).toEqual([0.25, 0.5]);
  expect(await solveTask(taskOf(7, 7), { subtle, onProgress })).toBe(7);
});

it('fails without a solution, and on pages that cannot hash', async () => {
  const onProgress = () => undefined;

  await expect(solveTask(taskOf(9, 8), { subtle, onProgress })).rejects.toThrow('no solution');
  await expect(solveTask(taskOf(1, 8), { subtle: undefined, onProgress })).rejects.toThrow('HTTPS');
});
