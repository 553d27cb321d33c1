import type { Post, Site, User } from '@alphazone/client';
import { expect, it } from 'vitest';

import { ownSite } from '../site/loadSite';
import { readPageState } from './renderedPage';
import { renderPage, type PageRequest } from './renderPage';

type Personal = Pick<PageRequest, 'viewer' | 'formResult'>;

const now = Date.parse('2026-11-22T12:00:00Z');

const post: Post = {
  _id: 'p1',
  postTitle: 'Roots in water',
  postBody: 'After two weeks.</script><script>alert(1)</script>',
  mediaUrls: [],
  postTags: ['cuttings'],
  category: 'Memes',
  userId: 'mara',
  userPosted: 'Mara',
  postedOn: '2026-11-22T11:57:00Z',
  noOfComments: 1,
  pinned: false,
  comment: [
    {
      _id: 'c1',
      userId: 'ines',
      userCommented: 'Ines',
      commentBody: 'Mine took three.',
      commentedOn: '2026-11-22T11:58:00Z',
    },
  ],
};
const mara: User = { _id: 'mara', name: 'Mara', about: 'Grows ferns.', joinedOn: '2026-01-01T00:00:00Z' };

const answers: Record<string, unknown> = {
  '/posts/get': [post],
  '/posts/search': [post],
  '/api/search/posts': [post],
  '/api/site': ownSite,
  '/api/users/all': [mara],
  '/api/users/mara': mara,
  '/api/tags': [{ tagName: 'cuttings', tagDesc: 'New plants of old ones.', count: 3 }],
  '/api/leaderboard': [],
  '/api/removals': [],
};

async function render(url: string, fetch = answer, site: Site = ownSite, personal: Personal = {}) {
  const problems: unknown[] = [];
  const log = (...problem: unknown[]) => void problems.push(problem);
  const page = await renderPage({ url, site, now, fetch, log, ...personal });
  if (!page) throw new Error(`${url} is not rendered.`);
  return { ...page, problems };
}

function answer({ url, method, headers }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  expect(method).toBe('GET');
  // Only the calling server knows the member's token.
  expect(headers.get('authorization') ?? 'Bearer known to the server').toBe('Bearer known to the server');
  const found = answers[pathname];
  return Promise.resolve(
    found === undefined
      ? Response.json({ message: `No ${pathname}.` }, { status: 404 })
      : Response.json(found),
  );
}

const textOf = (html: string) => html.replace(/<style[^]*?<\/style>/g, '').replace(/<[^>]*>/g, ' ');

it.each([
  ['/', 'Roots in water'],
  ['/memes', 'Roots in water'],
  ['/memes?sort=new', 'Roots in water'],
  ['/crypto', 'Roots in water'],
  ['/Tags', 'New plants of old ones.'],
  ['/Tags?tag=cuttings', 'Roots in water'],
  ['/posts', 'Roots in water'],
  ['/posts/search?q=roots', 'Roots in water'],
  ['/Posts/p1', 'Mine took three.'],
  ['/Users', 'Mara'],
  ['/Users/mara', 'Grows ferns.'],
  ['/Users/mara', 'Roots in water'],
  ['/Users/mara?tab=achievements', 'Mara'],
  ['/removals', 'Removals'],
  ['/Auth', 'Log in'],
  ['/nowhere/at/all', 'Page not found'],
])('renders %s without a browser: "%s"', async (url, text) => {
  const { html, styles, problems } = await render(url);

  expect(textOf(html)).toContain(text);
  expect(html).not.toContain('Loading posts');
  expect(styles).toContain('data-styled');
  expect(problems).toEqual([]);
});

it('links to the feed of the page where the server has one', async () => {
  const { html } = await render('/memes', answer, { ...ownSite, feeds: true });

  expect(html).toMatch(/<a href="\/feed\.rss\?category=memes"[^>]*>RSS feed<\/a>/);
  expect((await render('/memes')).html).not.toContain('/feed.rss');
  expect((await render('/Users/mara', answer, { ...ownSite, feeds: true })).html).toContain(
    '/feed.rss?author=mara',
  );
  // Deleted: the server has no feed.
  expect((await render('/Users/gone', answer, { ...ownSite, feeds: true })).html).not.toContain('/feed.rss');
});

it('links to removals where they are public', async () => {
  const { html } = await render('/memes', answer, { ...ownSite, publicRemovals: true });

  expect(html).toMatch(/<a [^>]*href="\/removals"[^>]*>Removals<\/a>/);
  expect((await render('/memes')).html).not.toContain('/removals');
});

it('cuts the text of a search at the server’s maximum', async () => {
  const { html } = await render('/memes');
  expect(html).toMatch(/<input(?=[^>]*name="q")[^>]*maxLength="200"/i);
});

it('hands its data to the browser, safe inside a page', async () => {
  const { state } = await render('/memes');

  expect(state.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const read = readPageState({
    getElementById: () => ({ textContent: state.replace(/<[^>]*>/g, '') }) as unknown as HTMLElement,
  });
  expect(read).toMatchObject({ renderedAt: now, site: { brand: ownSite.brand } });
  expect(JSON.stringify(read?.queries)).toContain('After two weeks.</script>');
});

it('shows every post of the first page, because loading more needs scripts', async () => {
  const posts = Array.from({ length: 20 }, (_, index) => ({ ...post, _id: `p${index}` }));
  const { html } = await render('/memes', (request) =>
    request.url.includes('/posts/get') ? Promise.resolve(Response.json(posts)) : answer(request),
  );

  expect(html.match(/<article/g)).toHaveLength(20);
  expect(html).not.toContain('translateY');
});

/** Adds a next page to each list. */
const paged = (next: string) => async (request: Request) => {
  const response = await answer(request);
  response.headers.set('Link', `<${new URL(request.url).pathname}?cursor=${next}>; rel="next"`);
  return response;
};

const lists: [url: string, path: string][] = [
  ['/', '/posts/get'],
  ['/memes?sort=new', '/posts/get'],
  ['/crypto', '/posts/get'],
  ['/Tags?tag=a%26b', '/posts/get'],
  ['/posts', '/posts/get'],
  ['/posts/search?q=roots', '/api/search/posts'],
  ['/Users', '/api/users/all'],
  ['/Users/mara', '/posts/get'],
];

const startingAt = (url: string, cursor: string) => `${url}${url.includes('?') ? '&' : '?'}cursor=${cursor}`;

const nextLink = /<a (?=[^>]*rel="next")[^>]*href="([^"]*)"[^>]*>Next page<\/a>/;
const firstLink = /<a [^>]*href="([^"]*)"[^>]*>First page<\/a>/;
const hrefIn = (html: string, link: RegExp) => link.exec(html)?.[1]?.replaceAll('&amp;', '&');

it.each(lists)('links from %s to the next page, and from there back', async (url, path) => {
  const cursors: (string | null)[] = [];
  const first = await render(url, paged('c2'));
  const second = await render(startingAt(url, 'c2'), (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === path) cursors.push(searchParams.get('cursor'));
    return paged('c3')(request);
  });

  expect(hrefIn(first.html, nextLink)).toBe(startingAt(url, 'c2'));
  expect(first.html).not.toMatch(firstLink);
  expect(cursors).toEqual(['c2']);
  expect(hrefIn(second.html, nextLink)).toBe(startingAt(url, 'c3'));
  expect(hrefIn(second.html, firstLink)).toBe(url);
});

it.each(lists)('leads from a cursor that the API refuses back to %s', async (url, path) => {
  const refusal = { message: 'No.', code: 'invalid', details: [{ field: 'cursor', message: 'is wrong' }] };
  const { html } = await render(startingAt(url, 'x'), (request) =>
    request.url.includes(path) && request.url.includes('cursor=x')
      ? Promise.resolve(Response.json(refusal, { status: 400 }))
      : answer(request),
  );

  expect(textOf(html)).toContain('This page is empty.');
  expect(hrefIn(html, firstLink)).toBe(url);
});

it('links to no further page at the end of a list', async () => {
  expect((await render('/memes')).html).not.toMatch(nextLink);
});

it('renders the page of a member, with the account’s controls outside a menu', async () => {
  const { html, state } = await render('/memes', answer, ownSite, { viewer: { _id: 'mara', name: 'Mara' } });
  expect(html).toContain('aria-label="Account: Mara"');
  expect(html).toMatch(/action="\/forms\/log-out".*Log out<\/button>/);
  expect(html).toContain('action="/forms/vote/p1?page=%2Fmemes%23post-p1"');
  expect(html).not.toContain('data-for="guests"');
  expect(state).toContain('"userId":"mara"');
});

const refused = { page: '/', status: 401, message: 'No.', fields: {}, missing: [] };

it.each<[string, string, Personal['formResult'], RegExp]>([
  [
    'a log-in at the password',
    '/Auth',
    { ...refused, form: 'log-in', fields: { email: 'm@x.org' } },
    /value="m@x\.org"[^]*<input(?=[^>]*autofocus)(?=[^>]*aria-describedby)[^>]*name="password"[^]*role="alert"[^]*No\./,
  ],
  [
    'an empty log-in',
    '/Auth',
    { ...refused, form: 'log-in', missing: ['email', 'password'] },
    /Enter email and password/,
  ],
  [
    'a code',
    '/Auth',
    { ...refused, form: 'code', challenge: { id: 'c1', methods: ['code'] } },
    /action="\/forms\/code\/c1"[^]*<input(?=[^>]*autofocus)(?=[^>]*aria-describedby)[^>]*name="code"[^]*No\./,
  ],
  [
    'a comment, with its text',
    '/Posts/p1',
    { ...refused, form: 'comment', postId: 'p1', fields: { commentBody: 'Kept.' } },
    /<textarea(?=[^>]*autofocus)[^>]*aria-describedby[^>]*>Kept\.<\/textarea>[^]*role="alert"[^]*Login or Signup to post a comment/,
  ],
  [
    'an empty comment',
    '/Posts/p1',
    { ...refused, status: 400, form: 'comment', postId: 'p1', missing: ['commentBody'] },
    /role="alert"[^]*Enter a comment before submitting/,
  ],
  ['a vote', '/memes', { ...refused, form: 'vote' }, /role="alert"[^]*Login or Signup to upvote a post/],
])('shows why %s was refused', async (_, url, formResult, shown) => {
  const { html } = await render(url, answer, ownSite, { formResult });
  expect(html).toMatch(shown);
});

it('says that a comment waits for approval, and nothing more', async () => {
  const formResult = { ...refused, status: 200, form: 'comment', postId: 'p1', isHeld: true } as const;
  const { html } = await render('/Posts/p1', answer, ownSite, { formResult });
  expect(html).toContain('Your comment is awaiting a moderator’s approval.');
  expect(html).not.toContain('role="alert"');
  expect(html).not.toMatch(/<textarea[^>]*autofocus/);
});

it('fails when data cannot be read', async () => {
  const down = () => Promise.resolve(Response.json({ message: 'Down.' }, { status: 503 }));
  await expect(render('/memes', down)).rejects.toThrow('Down.');
});

it.each(['/messages', '/admin', '/CreatePost/memes', '/moderation'])('leaves %s to browsers', async (url) => {
  await expect(render(url)).rejects.toThrow('is not rendered');
});
