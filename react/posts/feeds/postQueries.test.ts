import type { Post } from '@alphazone/client';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { flushPromises, testForum, type Call } from '../../testing/testForum';
import { feedQuery, postQuery } from './postQueries';

const wirePost = (number: number): Post => ({
  _id: `p${number}`,
  postTitle: `Post ${number}`,
  postBody: '',
  mediaUrls: [],
  postTags: [],
  category: number % 2 === 0 ? 'Memes' : 'News',
  userId: 'eve',
  userPosted: 'Eve',
  postedOn: new Date(number * 1000).toISOString(),
  noOfComments: 0,
  pinned: false,
  upVote: ['bob'],
  downVote: [],
});
const posts = Array.from({ length: 50 }, (_, index) => wirePost(index));

const plainServer = () => Response.json(posts);

function pagingServer({ url }: Call) {
  const query = new URL(url, 'http://any').searchParams;
  const limit = Number(query.get('limit'));
  const start = Number(query.get('cursor') ?? 0);
  const next = start + limit < 30 ? { Link: `</posts/get?cursor=${start + limit}>; rel="next"` } : undefined;
  return Response.json(posts.slice(start, Math.min(30, start + limit)), {
    headers: { 'X-Total-Count': '30', ...next },
  });
}

async function read(server: (call: Call) => Response, category: string) {
  const { forum, calls } = testForum(server);
  const list = new InfiniteQueryObserver(forum.cache, feedQuery(forum, { sort: 'new', category }));
  const stop = list.subscribe(() => undefined);
  await flushPromises();
  await list.fetchNextPage();
  stop();
  const { data, hasNextPage } = list.getCurrentResult();
  return {
    calls,
    hasNextPage,
    total: data?.pages[0]?.total,
    items: data?.pages.flatMap(({ items }) => items) ?? [],
  };
}

describe('feedQuery', () => {
  it('loads a short first page, then longer ones, from a server with pagination', async () => {
    const { items, total, hasNextPage, calls } = await read(pagingServer, 'Memes');

    expect(items.map(({ _id }) => _id)).toEqual(posts.slice(0, 30).map(({ _id }) => _id));
    expect(total).toBe(30);
    expect(hasNextPage).toBe(false);
    expect(calls.map(({ url }) => url)).toEqual([
      '/posts/get?sort=new&category=Memes&limit=10',
      '/posts/get?sort=new&category=Memes&limit=20&cursor=10',
    ]);
  });

  it('begins at a cursor', async () => {
    const { forum, calls } = testForum(pagingServer);
    const list = await forum.cache.fetchInfiniteQuery(feedQuery(forum, { sort: 'new', cursor: '20' }));

    expect(calls.map(({ url }) => url)).toEqual(['/posts/get?sort=new&limit=20&cursor=20']);
    expect(list.pages.flatMap(({ items }) => items).map(({ _id }) => _id)).toEqual(
      posts.slice(20, 30).map(({ _id }) => _id),
    );
    expect(forum.cache.getQueryData(feedQuery(forum, { sort: 'new' }).queryKey)).toBeUndefined();
  });

  it('filters, sorts and paginates the complete list of a plain server', async () => {
    const { items, total, hasNextPage, calls } = await read(plainServer, 'memes');

    expect(total).toBe(25);
    expect(items.map(({ _id }) => _id)).toEqual(
      posts
        .filter(({ category }) => category === 'Memes')
        .map(({ _id }) => _id)
        .reverse(),
    );
    expect(items[0]).toMatchObject({ score: 1, myVote: 'upVote' });
    expect(hasNextPage).toBe(false);
    expect(calls).toHaveLength(1);
  });
});

describe('postQuery', () => {
  it('finds the post when a plain server ignores the id', async () => {
    const { forum } = testForum(plainServer);

    await expect(forum.cache.fetchQuery(postQuery(forum, 'p7'))).resolves.toMatchObject({
      postTitle: 'Post 7',
    });
  });

  it('resolves with null for an unknown id', async () => {
    const { forum } = testForum(() => Response.json([]));

    await expect(forum.cache.fetchQuery(postQuery(forum, 'gone'))).resolves.toBeNull();
  });
});
