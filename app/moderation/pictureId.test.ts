import { expect, it } from 'vitest';

import { pictureId } from './pictureId';

it('finds the id of pictures of the own server', () => {
  const id = '0193a1b2-0000-7000-8000-000000000003';
  expect(pictureId(`/media/${id}.png`)).toBe(id);
  expect(pictureId(`/media/${id}-avatar.webp`)).toBe(id);
  expect(pictureId(`https://example.org/media/${id}.png`)).toBeUndefined();
  expect(pictureId(undefined)).toBeUndefined();
});
