import { expect, it, vi } from 'vitest';

import { createProofRequests } from './proofRequests';

it('resolves all pending requests, and notifies when it asks', async () => {
  const proofs = createProofRequests();
  const listener = vi.fn();
  const unsubscribe = proofs.subscribe(listener);

  const both = Promise.all([proofs.ask(), proofs.ask()]);
  expect(proofs.isAsking()).toBe(true);
  proofs.answer(true);
  expect(await both).toEqual([true, true]);
  expect(proofs.isAsking()).toBe(false);

  unsubscribe();
  const refused = proofs.ask();
  proofs.answer(false);
  expect(await refused).toBe(false);
  expect(listener).toHaveBeenCalledTimes(3);
});
