import { describe, expect, it } from 'vitest';

import { reservedPaths } from '@alphazone/client/addresses';
import { authPath, postPath, tagPath, userPath, zonePath } from '@alphazone/ui';

import { pageAt, pageFrom, paths, patterns } from './paths';

describe('paths', () => {
  // @spec 2.25
  it('lowercases the zone', () => {
    expect(paths.zone('Cryptocurrency')).toBe('/cryptocurrency');
    expect(paths.createPost('Memes')).toBe('/CreatePost/memes');
  });

  it('links to all posts for a blank search', () => {
    expect(paths.search('')).toBe('/posts');
    expect(paths.search('  ')).toBe('/posts');
  });

  it('escapes user input', () => {
    expect(paths.search('a&b=c #1')).toBe('/posts/search?q=a%26b%3Dc%20%231');
    expect(paths.tag('c++')).toBe('/Tags?tag=c%2B%2B');
    expect(paths.user('../Auth')).toBe('/Users/..%2FAuth');
  });

  it('passes a referral code to the sign-up form', () => {
    expect(paths.auth()).toBe('/Auth');
    expect(paths.auth('A B')).toBe('/Auth?ref=A%20B');
  });
});

// The kit's parts link to these pages on their own.
it.each([
  [authPath(), paths.auth()],
  [authPath('A B'), paths.auth('A B')],
  [postPath('a/b'), paths.post('a/b')],
  [tagPath('c++'), paths.tag('c++')],
  [userPath('a/b'), paths.user('a/b')],
  [zonePath('Memes'), paths.zone('Memes')],
])('the kit links to %s as the app does', (kitPath, path) => {
  expect(kitPath).toBe(path);
});

it('leaves an optional parameter out', () => {
  expect(paths.createPost()).toBe('/CreatePost');
});

describe('pageFrom', () => {
  const from = (address: string, cursor?: string) => pageFrom(new URL(address, 'http://any'), cursor);

  it('replaces the cursor and keeps the other parameters', () => {
    expect(from('/memes', 'WyJ0')).toBe('/memes?cursor=WyJ0');
    expect(from('/memes?cursor=a&sort=new', 'b=&')).toBe('/memes?cursor=b%3D%26&sort=new');
    expect(from('/posts/search?q=a%26b', 'c')).toBe('/posts/search?q=a%26b&cursor=c');
  });

  it('leads back to the start of the list', () => {
    expect(from('/memes?cursor=a')).toBe('/memes');
    expect(from('/Tags?tag=gm&cursor=a')).toBe('/Tags?tag=gm');
  });
});

describe('pageAt', () => {
  const at = (address: string) => pageAt(new URL(address, 'http://any'));

  it('ignores letter case, trailing slashes and parameter order', () => {
    expect(at('/Users/')).toBe(at('/users'));
    expect(at('/memes?sort=new')).toBe(at('/memes'));
    expect(at('/?sort=new')).toBe(at('/'));
  });

  it('distinguishes searches, tags and pages of a list', () => {
    expect(at('/memes?cursor=a')).not.toBe(at('/memes'));
    expect(at('/Tags?tag=gm')).not.toBe(at('/Tags'));
    expect(at('/posts/search?q=a')).not.toBe(at('/posts/search?q=b'));
  });
});

describe('the reserved paths', () => {
  it('are the first segments of all pages but the home page and the zones', () => {
    const segments = Object.values(patterns).map((pattern) => pattern.split('/')[1]?.toLowerCase() ?? '');
    const fixed = segments.filter((segment) => segment !== '' && !segment.startsWith(':'));

    expect([...reservedPaths]).toEqual([...new Set(fixed)].sort());
  });
});
