import { contrastProblems } from '@alphazone/ui';
import { expect, it } from 'vitest';

import { theme } from './theme';

it('has enough contrast in both schemes', () => {
  expect(contrastProblems(theme)).toEqual([]);
});
