import type { Session } from '@alphazone/client';
import { QueryClient } from '@tanstack/react-query';

import { createForum, type ForumOptions } from '../forum/createForum';
import type { Forum } from '../forum/Forum';
import { preloadOutboxCalls } from '../outbox/directOutbox';
import { postKeys, type PostPages } from '../posts/postCache';
import type { PostView } from '../posts/postView';
import { adaptPlainServer } from '../plainServer/adaptPlainServer';
import { memoryStore } from '../session/keyValueStore';
import { preloadSession } from '../session/SessionStore';
import { sessionKey } from '../session/storedSession';

await preloadSession();
await preloadOutboxCalls();
// The adapter imports it late.
await import('../plainServer/lists');

export interface Call {
  method: string;
  url: string;
  body: unknown;
}

export const bob: Session = { token: 'bobs-token', result: { _id: 'bob', name: 'Bob' } };

export function testForum(
  respond: (call: Call) => Response | Promise<Response>,
  options: Partial<ForumOptions> = {},
) {
  const calls: Call[] = [];
  const alerts: string[] = [];
  const forum = createForum({
    adapt: adaptPlainServer,
    baseUrl: 'http://forum.test',
    storage: memoryStore({ [sessionKey]: JSON.stringify(bob) }),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const call = { method: request.method, url: pathname + search, body: await bodyOf(request) };
      calls.push(call);
      return respond(call);
    },
    alert: (message) => void alerts.push(message),
    log: () => undefined,
    now: () => 0,
    random: () => 0,
    cache: new QueryClient({
      defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
    }),
    ...options,
  });
  return { forum, session: forum.session, calls, alerts };
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    return Object.fromEntries((await request.clone().formData()).entries());
  }
  const text = await request.clone().text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

const hot = { sort: 'hot' } as const;

export function cachePosts({ cache }: Pick<Forum, 'cache'>, posts: PostView[]): void {
  const list: PostPages = {
    pages: [{ items: posts, nextCursor: undefined, total: posts.length }],
    pageParams: [undefined],
  };
  cache.setQueryData(postKeys.list(hot), list);
  for (const post of posts) cache.setQueryData(postKeys.detail(post._id), post);
}

export function cachedList({ cache }: Pick<Forum, 'cache'>): PostView[] {
  return cache.getQueryData<PostPages>(postKeys.list(hot))?.pages.flatMap(({ items }) => items) ?? [];
}

export const cachedPost = ({ cache }: Pick<Forum, 'cache'>, id: string) =>
  cache.getQueryData<PostView>(postKeys.detail(id));

export function heldResponses() {
  const waiting: ((response: Response) => void)[] = [];
  return {
    hold: () => new Promise<Response>((resolve) => waiting.push(resolve)),
    release: async (response: Response) => {
      waiting.shift()?.(response);
      await flushPromises();
    },
    count: () => waiting.length,
  };
}

export const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0));

export const failure = (status: number, message?: string) =>
  message === undefined ? new Response('', { status }) : Response.json({ message }, { status });
