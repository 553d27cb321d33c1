import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { repositoryRoot } from '../repository-root';
import { brandPage } from './brand-page';

const page = readFileSync(path.join(repositoryRoot(), 'app/index.html'), 'utf8');
const zones = [
  { name: 'Novels', description: '' },
  { name: 'Poems', description: '' },
];

it('sets title, description and icon', () => {
  const branded = brandPage(page, {
    brand: { name: 'Book Club', tagline: 'One chapter a week', logo: '/media/book.svg' },
    zones,
  });

  expect(branded).toContain('<title>Book Club · One chapter a week</title>');
  expect(branded).toContain('content="Book Club · One chapter a week: Novels, Poems"');
  expect(branded).toContain('<link rel="icon" href="/media/book.svg" />');
  expect(branded).not.toContain('favicon.svg');
  expect(branded).not.toContain('%');
});

it('keeps the default icon without a logo and omits an empty tagline', () => {
  const branded = brandPage(page, { brand: { name: 'Book Club', tagline: '' }, zones });

  expect(branded).toContain('<title>Book Club</title>');
  expect(branded).toContain('href="/favicon.svg"');
});

it('ends the head with the theme, which cannot end its element', () => {
  const css = ':root{--az-accent:#2f855a}/* </style><script> $& */';
  const branded = brandPage(page, { brand: { name: 'Book Club', tagline: '' }, zones }, css);

  expect(branded).toContain('<style>:root{--az-accent:#2f855a}/* <\\/style><script> $& */</style></head>');
});

it('escapes HTML and replacement patterns in the name', () => {
  const branded = brandPage(page, { brand: { name: '"$&</title><script>', tagline: '' }, zones });

  expect(branded).toContain('<title>&quot;$&amp;&lt;/title&gt;&lt;script&gt;</title>');
  expect(branded).toContain('content="&quot;$&amp;&lt;/title&gt;&lt;script&gt;: Novels, Poems"');
});
