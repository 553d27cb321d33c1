import { expect, it } from 'vitest';

import { filledPage } from './fillPage';

const page = '<meta name="description" content="%DESCRIPTION%" /><title>%TITLE%</title>';

it('names the community in the page', () => {
  const zones = [
    { name: 'Novels', description: '' },
    { name: 'Poems', description: '' },
  ];

  expect(filledPage(page, { brand: { name: 'Book Club', tagline: 'Read' }, zones })).toBe(
    '<meta name="description" content="Book Club · Read: Novels, Poems" /><title>Book Club · Read</title>',
  );
});

it('takes names for text, whatever is in them', () => {
  const brand = { name: 'A <3 "$&" B', tagline: '' };

  expect(filledPage(page, { brand, zones: [{ name: 'R&B', description: '' }] })).toBe(
    '<meta name="description" content="A &lt;3 &quot;$&amp;&quot; B: R&amp;B" />' +
      '<title>A &lt;3 &quot;$&amp;&quot; B</title>',
  );
});
