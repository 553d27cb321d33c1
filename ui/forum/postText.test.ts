import { describe, expect, it } from 'vitest';

import { cutTag, cutTitle, excerpt, excerptLimit, titleLimit } from './postText';

describe('titleLimit', () => {
  it.each([
    ['category', 1280, 50],
    ['category', 390, 50],
    ['general', 1280, 90],
    ['general', 401, 90],
    ['general', 400, 70],
    ['other', 320, 70],
  ] as const)('allows in the %s feed at %i px %i characters', (feed, width, limit) => {
    expect(titleLimit(feed, width)).toBe(limit);
  });
});

describe('cutTitle', () => {
  it('keeps a title of exactly the limit', () => {
    expect(cutTitle('a'.repeat(50), 50)).toBe('a'.repeat(50));
  });

  // @spec 5.23
  it('cuts a longer title at the limit and adds three dots', () => {
    expect(cutTitle('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}...`);
  });

  it('never splits a character of several code points', () => {
    expect(cutTitle('👩‍🚀👩‍🚀👩‍🚀', 2)).toBe('👩‍🚀👩‍🚀...');
    expect(cutTitle('👩‍🚀👩‍🚀', 2)).toBe('👩‍🚀👩‍🚀');
  });
});

describe('cutTag', () => {
  // @spec 5.22
  it('cuts a tag after 20 characters with an ellipsis', () => {
    expect(cutTag('x'.repeat(20))).toBe('x'.repeat(20));
    expect(cutTag('x'.repeat(21))).toBe(`${'x'.repeat(20)}…`);
  });
});

describe('excerpt', () => {
  it('limits excerpts to 100 characters, or 50 on the general feed', () => {
    expect([excerptLimit('category'), excerptLimit('general')]).toEqual([100, 50]);
  });

  it('shows and counts a mention as @name', () => {
    expect(excerpt('Hi @[bob](u-1), look', 7)).toBe('Hi @bob...');
  });

  it('shows no raw markup when the body was cut inside a mention', () => {
    expect(excerpt('Hi @[bob', 100)).toBe('Hi @bob');
    expect(excerpt('Hi @[bob]', 100)).toBe('Hi @bob');
    expect(excerpt('Hi @[bob](0193-', 100)).toBe('Hi @bob');
  });

  it.each([
    ['Rooted in May, both with a moss pole', 12, 'Rooted in...'],
    ['Rooted in May, both with a moss pole', 9, 'Rooted in...'],
    ['Rooted in May', 13, 'Rooted in May'],
    ['A Donaudampfschifffahrtsgesellschaft', 20, 'A Donaudampfschifffa...'],
    ['苗木交換会のお知らせです', 5, '苗木交換会...'],
  ])('cuts %j at %i characters between words', (text, limit, cut) => {
    expect(excerpt(text, limit)).toBe(cut);
  });

  it('cuts at the exact character on request', () => {
    expect(excerpt('Rooted in May', 8, 'character')).toBe('Rooted i...');
  });

  it('joins lines', () => {
    expect(excerpt('  one\n\n two ', 100)).toBe('one two');
  });
});
