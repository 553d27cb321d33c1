import { describe, expect, it } from 'vitest';

import { aPost } from '../testing/posts';
import { countVotes } from './countVotes';
import { selectPosts } from './selectPosts';

const posts = [
  aPost({
    _id: 'low',
    upVotes: 0,
    downVotes: 1,
    postedOn: '2026-11-05T00:00:00.000Z',
    category: 'Memes',
    postTags: ['Cats'],
  }),
  aPost({
    _id: 'old',
    upVotes: 5,
    downVotes: 0,
    postedOn: '2026-11-01T00:00:00.000Z',
    category: 'Memes',
    postTitle: 'To the MOON',
  }),
  aPost({
    _id: 'new',
    upVotes: 5,
    downVotes: 0,
    postedOn: '2026-11-03T00:00:00.000Z',
    category: 'memes',
    userId: 'ada',
  }),
  aPost({
    _id: 'pin',
    upVotes: 0,
    downVotes: 0,
    postedOn: '2026-11-02T00:00:00.000Z',
    category: 'Memes',
    pinned: true,
  }),
  aPost({ _id: 'top', upVotes: 9, downVotes: 0, postedOn: '2026-11-04T00:00:00.000Z', category: 'News' }),
].map((post) => countVotes({ ...post, mediaUrls: [] }, undefined));
const ids = (query: Record<string, string>) =>
  selectPosts(posts, new URLSearchParams(query)).map(({ _id }) => _id);

describe('selectPosts', () => {
  // @spec 1.5
  it('sorts Hot by net votes, then newest first', () => {
    expect(ids({ sort: 'hot' })).toEqual(['top', 'new', 'old', 'pin', 'low']);
    expect(ids({ sort: 'top' })).toEqual(ids({ sort: 'hot' }));
  });

  it('sorts New by date', () => {
    expect(ids({ sort: 'new' })).toEqual(['low', 'top', 'new', 'pin', 'old']);
  });

  it('sorts posts without a date last', () => {
    const dated = (postedOn: string) => ({ ...posts[0]!, _id: postedOn, postedOn });
    const some = ['2026-11-01', '', '2026-11-02', '', '2026-11-03'].map(dated);

    expect(selectPosts(some, new URLSearchParams('sort=new')).map(({ _id }) => _id)).toEqual([
      '2026-11-03',
      '2026-11-02',
      '2026-11-01',
      '',
      '',
    ]);
  });

  it('matches a zone case-insensitively, pinned posts first', () => {
    expect(ids({ sort: 'hot', category: 'MEMES' })).toEqual(['pin', 'new', 'old', 'low']);
    expect(ids({ sort: 'new', category: 'memes' })).toEqual(['pin', 'low', 'new', 'old']);
  });

  it('filters by tag, author and part of the title', () => {
    expect(ids({ sort: 'hot', tag: 'cats' })).toEqual(['low']);
    expect(ids({ sort: 'hot', author: 'ada' })).toEqual(['new']);
    expect(ids({ sort: 'hot', q: ' the moon ' })).toEqual(['old']);
  });

  it('does not mutate its input', () => {
    const before = [...posts];
    selectPosts(posts, new URLSearchParams({ sort: 'new' }));
    expect(posts).toEqual(before);
  });
});
