import { describe, expect, it } from 'vitest';

import { countTags } from './countTags';

const post = (category: string, ...postTags: string[]) => ({ category, postTags });

describe('countTags', () => {
  it('lists the tags most used first, then by name, in any letter case and once for each post', () => {
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
  ])('says where a tag of posts in %j is used', (zones, description) => {
    expect(countTags(zones.map((zone) => post(zone, 'gm')))[0]?.tagDesc).toBe(description);
  });

  it('has nothing to say of posts without tags, nor of those whose tags another server leaves out', () => {
    expect(countTags([post('Memes')])).toEqual([]);
    expect(countTags([{ category: 'Memes' }])).toEqual([]);
  });
});
