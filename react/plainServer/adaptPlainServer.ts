import type { ChatMessage, Tag, User } from '@alphazone/client';

import type { RepeatedWrites } from '../outbox/Outbox';
import type { CountedPost } from './countVotes';
import { isSlicedPage, jsonIn, pageOf, completeListIn } from './pagedResponse';

export type Fetch = (request: Request) => Promise<Response>;

/** Responses by path, instead of an unknown endpoint. */
export type Fallbacks = Readonly<Record<string, unknown>>;

export interface PlainServerOptions {
  fetch: Fetch;
  currentUserId: () => string | undefined;
  /** Responses by path for unknown endpoints, such as `/api/leaderboard`. @default empty ones */
  fallbacks?: Fallbacks;
  /** The outbox, once it is loaded. @default none: repeated writes may be stored twice */
  outbox?: () => RepeatedWrites | undefined;
}

/**
 * Emulates pages, search, tags, pushes and idempotency keys for a server without them. Our own server's responses pass
 * unchanged. No other code depends on the kind of server.
 */
export function adaptPlainServer({
  fetch,
  currentUserId,
  fallbacks = {},
  outbox,
}: PlainServerOptions): Fetch {
  const known: Fallbacks = {
    '/api/leaderboard': [],
    '/api/moderation/me': null,
    '/api/decisions': [],
    '/api/filters': null,
    ...fallbacks,
  };
  // The latest complete lists, to slice the next pages from.
  let posts: CountedPost[] | undefined;
  let users: User[] | undefined;
  let tags: Tag[] | undefined;

  async function countedPostsIn(response: Response): Promise<CountedPost[] | undefined> {
    const all = await completeListIn(response);
    return all && (await loadLists()).countedPosts(all, currentUserId());
  }

  const fetchAllPosts = ({ url, headers, signal }: Request) =>
    fetch(new Request(url.replace(/\/api\/.*/, '/posts/get'), { headers, signal }));

  const adapters: Record<string, (request: Request, query: URLSearchParams) => Promise<Response>> = {
    async 'GET /posts/get'(request, query) {
      if (!posts || !isSlicedPage(query)) {
        const response = await fetch(request);
        posts = await countedPostsIn(response);
        if (!posts) return response;
      }
      const id = query.get('id');
      if (id !== null) return Response.json(posts.filter(({ _id }) => _id === id));
      const { selectPosts } = await loadLists();
      return pageOf(selectPosts(posts, query), ({ _id }) => _id, query);
    },
    async 'GET /api/users/all'(request, query) {
      if (!users || !isSlicedPage(query)) {
        const response = await fetch(request);
        const all = await completeListIn(response);
        if (!all) return response;
        users = (await loadLists()).readUsers(all);
      }
      return pageOf(users, ({ _id }) => _id, query);
    },
    async 'GET /api/search/posts'(request, query) {
      if (!posts || !isSlicedPage(query)) {
        const response = await fetch(request);
        if (!(await isUnknownEndpoint(response))) return response;
        const allPosts = await fetchAllPosts(request);
        posts = await countedPostsIn(allPosts);
        if (!posts) return allPosts;
      }
      const { matchTitle, selectPosts } = await loadLists();
      const text = query.get('q')?.trim() ?? '';
      const found = selectPosts(posts, query).map((post) => ({
        ...post,
        match: matchTitle(post.postTitle, text),
      }));
      return pageOf(found, ({ _id }) => _id, query);
    },
    async 'GET /api/tags'(request, query) {
      if (!tags || !isSlicedPage(query)) {
        const response = await fetch(request);
        if (!(await isUnknownEndpoint(response))) return response;
        const allPosts = await fetchAllPosts(request);
        const all = await countedPostsIn(allPosts);
        if (!all) return allPosts;
        tags = (await loadLists()).countTags(all);
      }
      return pageOf(tags, ({ tagName }) => tagName, query);
    },
    async 'GET /api/globalchat/history'(request, query) {
      const response = await read(request, await fetch(request));
      const before = query.get('before');
      // Safe cast: `read` has parsed it.
      const messages =
        before === null ? undefined : ((await completeListIn(response)) as ChatMessage[] | undefined);
      // A plain server ignores `before` and repeats its newest messages.
      const end = messages?.findIndex(({ _id }) => _id === before) ?? -1;
      return messages && end !== -1 ? Response.json(messages.slice(0, end)) : response;
    },
  };

  /** The response to a repeated write that is stored, or why that is unknown. */
  async function responseIfStored(request: Request): Promise<Response | undefined> {
    const repeated = outbox?.()?.repeatedWrite(request.headers.get('Idempotency-Key') ?? '');
    const find = repeated && (await import('./storedWrites')).findStoredWrite(request);
    if (!find) return undefined;
    const { url, headers, signal } = request;
    // A server that honours the key sends a page with its total.
    const page = new Request(new URL('/posts/get?limit=1', url), { headers, signal, cache: 'no-store' });
    const response = await fetch(page);
    if (!response.ok) return response;
    const counted = await countedPostsIn(response);
    return counted && find(counted, repeated, currentUserId());
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const adapter = adapters[`${request.method} ${pathname}`];
    if (adapter) return adapter(request, searchParams);
    const response = (await responseIfStored(request)) ?? (await fetch(request));
    if (specified.test(pathname)) return read(request, response);
    if (request.method === 'GET' && pathname in known) {
      return (await isUnknownEndpoint(response)) ? Response.json(known[pathname]) : response;
    }
    const isShare = request.method === 'POST' && pathname.startsWith('/posts/share/');
    return isShare && isUnknown(response) ? new Response(null, { status: 204 }) : response;
  };
}

const loadLists = () => import('./lists');

/** Paths that `readResponse` may have a shape for: for the others it need not be loaded. */
const specified = /^\/(?:notifications|posts\/suggestions|api\/users)/;

const read = async (request: Request, response: Response) =>
  (await loadLists()).readResponse(request, response);

const isUnknown = ({ status }: Response) => [404, 405, 501].includes(status);

/** Some servers respond to unknown paths with the app's HTML. */
async function isUnknownEndpoint(response: Response): Promise<boolean> {
  return isUnknown(response) || (response.ok && (await jsonIn(response)) === undefined);
}
