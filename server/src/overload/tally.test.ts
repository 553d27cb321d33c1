import { expect, it } from 'vitest';

import { createTally } from './tally';

it('counts additions and removals', () => {
  const tally = createTally();
  const forget = tally.add('ada');
  tally.add('ada');

  expect(tally.of('ada')).toBe(2);
  forget();
  expect(tally.of('ada')).toBe(1);
  expect(tally.of('bob')).toBe(0);
});
