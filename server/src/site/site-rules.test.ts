import { describe, expect, it } from 'vitest';

import { siteMistakes } from './site-rules';

const site = {
  brand: { name: 'Book Club', tagline: '' },
  zones: [
    { name: 'Novels', description: '' },
    { name: 'Poems', description: '' },
  ],
  home: 'list',
};
const withZones = (...names: string[]) => ({
  ...site,
  zones: names.map((name) => ({ name, description: '' })),
});

describe('the site settings', () => {
  it.each(['list', 'novels', 'Poems'])('may show "%s" at /', (home) => {
    expect(siteMistakes({ ...site, home })).toEqual([]);
  });

  it('can show only the home list or a zone at /', () => {
    expect(siteMistakes({ ...site, home: 'memes' })).toEqual(['home: must be one of: list, novels, poems.']);
  });

  it('refuse two zones with the same path', () => {
    expect(siteMistakes(withZones('Novels', 'NOVELS'))).toEqual([
      'zones[1].name: "novels" is there twice, and capital letters make no difference.',
    ]);
  });

  it.each(['Users', 'crypto', 'API', 'List', '..'])('cannot have a zone "%s"', (name) => {
    expect(siteMistakes(withZones('Novels', name))).toEqual([
      `zones[1].name: "${name.toLowerCase()}" cannot be a zone: /${name.toLowerCase()} has another meaning.`,
    ]);
  });

  it('leave the administrator to ADMIN_USER_ID', () => {
    expect(siteMistakes({ ...site, adminUserId: 'ada' })).toEqual([
      'adminUserId: is not in this file. Set ADMIN_USER_ID instead.',
    ]);
  });

  it('require names', () => {
    expect(siteMistakes({ ...withZones('', ' Novels'), brand: { name: ' ', tagline: '' } })).toEqual([
      'brand.name: must not be empty.',
      'zones[0].name: must not be empty or have spaces around it.',
      'zones[1].name: must not be empty or have spaces around it.',
    ]);
  });
});
