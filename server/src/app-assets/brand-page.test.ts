import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { repositoryRoot } from '../repository-root';
import { brandPage } from './brand-page';

// As it stands before the build: what is replaced is there in the same form.
const page = readFileSync(path.join(repositoryRoot(), 'app/index.html'), 'utf8');
const zones = [
  { name: 'Novels', description: '' },
  { name: 'Poems', description: '' },
];

it('names the community in the page: title, description and icon', () => {
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

it('leaves the icon of the app where there is no logo, and says nothing for a missing tagline', () => {
  const branded = brandPage(page, { brand: { name: 'Book Club', tagline: '' }, zones });

  expect(branded).toContain('<title>Book Club</title>');
  expect(branded).toContain('href="/favicon.svg"');
});

it('takes a name for text, whatever is in it', () => {
  const branded = brandPage(page, { brand: { name: '"$&</title><script>', tagline: '' }, zones });

  expect(branded).toContain('<title>&quot;$&amp;&lt;/title&gt;&lt;script&gt;</title>');
  expect(branded).toContain('content="&quot;$&amp;&lt;/title&gt;&lt;script&gt;: Novels, Poems"');
});
