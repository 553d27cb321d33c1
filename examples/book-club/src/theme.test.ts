import { contrastProblems } from '@alphazone/ui';
import { expect, it } from 'vitest';

import { theme } from './theme';

it('can be read by everybody, in light and dark', () => {
  expect(contrastProblems(theme)).toEqual([]);
});
