import { expect, it } from 'vitest';

import { fillTemplate } from './fillPage';

const page = '<meta name="description" content="%DESCRIPTION%" /><title>%TITLE%</title>';

it('fills in title and description', () => {
  const zones = [
    { name: 'Novels', description: '' },
    { name: 'Poems', description: '' },
  ];

  expect(fillTemplate(page, { brand: { name: 'Book Club', tagline: 'Read' }, zones })).toBe(
    '<meta name="description" content="Book Club · Read: Novels, Poems" /><title>Book Club · Read</title>',
  );
});

it('escapes HTML and replacement patterns', () => {
  const brand = { name: 'A <3 "$&" B', tagline: '' };

  expect(fillTemplate(page, { brand, zones: [{ name: 'R&B', description: '' }] })).toBe(
    '<meta name="description" content="A &lt;3 &quot;$&amp;&quot; B: R&amp;B" />' +
      '<title>A &lt;3 &quot;$&amp;&quot; B</title>',
  );
});
