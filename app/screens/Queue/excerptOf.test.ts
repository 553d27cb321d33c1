import { expect, it } from 'vitest';

import { excerptOf } from './excerptOf';

const thing = { title: 'Halving day', text: 'Ask @[Bob](b1)\n\nnow.' };

it('names a post by its title, and other content by its own text', () => {
  expect(excerptOf({ target: 'post', thing })).toBe('Halving day');
  expect(excerptOf({ target: 'comment', thing })).toBe('Ask @Bob now.');
  expect(excerptOf({ target: 'picture', thing: { title: 'Halving day', text: '' } })).toBe('Halving day');
});

it('is undefined for deleted items and those without text', () => {
  expect(excerptOf({ target: 'post' })).toBeUndefined();
  expect(excerptOf({ target: 'member', thing: { text: ' ' } })).toBeUndefined();
  // The name is shown apart.
  expect(excerptOf({ target: 'member', thing: { title: 'Ada', text: '' } })).toBeUndefined();
});

it('is cut after 80 characters, never within one', () => {
  expect(excerptOf({ target: 'comment', thing: { text: '🚀'.repeat(81) } })).toBe(`${'🚀'.repeat(80)}...`);
});
