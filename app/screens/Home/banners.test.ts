import { describe, expect, it } from 'vitest';

import { bannersOf } from './banners';

const zone = (name: string) => ({ name, description: `About ${name}` });

describe('bannersOf', () => {
  it.each([1, 2, 3, 7])('returns six banners for %i zones', (count) => {
    const zones = Array.from({ length: count }, (_, index) => zone(`Zone ${index}`));

    expect(bannersOf({ zones })).toHaveLength(6);
  });

  it('puts the zones first', () => {
    expect(bannersOf({ zones: [zone('Memes'), zone('News')] }).slice(0, 2)).toEqual([
      { title: 'Memes', text: 'About Memes', href: '/memes' },
      { title: 'News', text: 'About News', href: '/news' },
    ]);
  });

  it('links to Top Alphas and the general feed', () => {
    expect(bannersOf({ zones: [zone('Memes')] })).toContainEqual({
      title: 'Everything at once',
      text: 'Top Alphas, and the posts of every zone.',
      href: '/crypto',
    });
  });
});
