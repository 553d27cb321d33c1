import { ApiError } from '@alphazone/client';
import { expect, it } from 'vitest';

import { retryAfterMsOf } from './sendErrors';

it.each([
  [5, 5_000],
  [30 * 24 * 60 * 60, 60 * 60_000],
])('waits after a Retry-After of %i s, an hour at most', (retryAfter, ms) => {
  expect(retryAfterMsOf(new ApiError(503, undefined, undefined, [], { retryAfter }))).toBe(ms);
});
