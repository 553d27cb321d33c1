import { describe, expect, it } from 'vitest';

import { acceptsFile } from './acceptsFile';

const picture = { name: 'Moon.PNG', type: 'image/png' };

describe('acceptsFile', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['image/*', true],
    ['image/png', true],
    ['.png', true],
    ['video/*, .PNG', true],
    ['video/*', false],
    ['.jpg,image/jpeg', false],
  ])('with accept %j returns %j for a PNG picture', (accept, expected) => {
    expect(acceptsFile(picture, accept)).toBe(expected);
  });
});
