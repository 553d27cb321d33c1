import { expect, it } from 'vitest';

import { tooManyRequests } from '../errors';
import { durationText } from './duration-text';

it.each([
  [1, '1 second'],
  [59.2, '60 seconds'],
  [60, '1 minute'],
  [1_800, '30 minutes'],
  [3_601, '2 hours'],
])('%s seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

it('says when to try again after too many requests', () => {
  expect(tooManyRequests(392)).toMatchObject({
    message: 'Too many requests. Try again in 7 minutes.',
    retryAfter: 392,
  });
});
