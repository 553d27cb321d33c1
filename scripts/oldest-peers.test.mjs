import { expect, it } from 'vitest';

import { oldestPeers } from './lib/oldest-peers.mjs';

it('takes the highest lower bound of each package', () => {
  expect(
    oldestPeers([{ react: '^19.9.0', xstate: '^5.33.0' }, {}, { react: '^19.10.0' }, { react: '^19.2.1' }]),
  ).toEqual(['react@19.10.0', 'xstate@5.33.0']);
});

it('refuses a range without one lower bound', () => {
  expect(() => oldestPeers([{ react: '>=18' }])).toThrow('react: expected a range');
});
