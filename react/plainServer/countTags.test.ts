import { describe, expect, it } from 'vitest';

import { countTags } from './countTags';

const post = (category: string, ...postTags: string[]) => ({ category, postTags });

describe('countTags', () => {
  it('sorts by use, then name, counting each tag once per post', () => {
    const tags = countTags([post('Memes', 'Zoo', 'gm', 'GM'), post('Memes', 'gm'), post('Memes', 'art')]);

    expect(tags.map(({ tagName, count }) => [tagName, count])).toEqual([
      ['gm', 2],
      ['art', 1],
      ['zoo', 1],
    ]);
  });

  it.each([
    [['Memes', 'Memes'], 'Used in Memes.'],
    [['Memes', 'News', 'Memes'], 'Used mostly in Memes.'],
    [['Memes', 'News'], 'Used in several zones, Memes among them.'],
  ])('describes a tag used in %j', (zones, description) => {
    expect(countTags(zones.map((zone) => post(zone, 'gm')))[0]?.tagDesc).toBe(description);
  });

  it('ignores posts without tags', () => {
    expect(countTags([post('Memes')])).toEqual([]);
    expect(countTags([{ category: 'Memes' }])).toEqual([]);
  });
});
