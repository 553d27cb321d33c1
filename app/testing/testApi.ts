import { createClient, type Session } from '@alphazone/client';
import { QueryClient } from '@tanstack/react-query';

import { createApi, type Api } from '../api/ApiContext';
import { postKeys, type PostPages } from '../api/posts/postCache';
import type { PostView } from '../api/posts/postView';
import { adaptPlainServer } from '../plainServer/adaptPlainServer';
import { createSessionStore } from '../session/SessionStore';
import { ownSite } from '../site/loadSite';

export interface Call {
  method: string;
  url: string;
  body: unknown;
}

export const bob: Session = { token: 'bobs-token', result: { _id: 'bob', name: 'Bob' } };

export function testApi(respond: (call: Call) => Response | Promise<Response>) {
  const calls: Call[] = [];
  const alerts: string[] = [];
  const session = createSessionStore({
    storage: { getItem: () => JSON.stringify(bob), setItem: () => undefined, removeItem: () => undefined },
    now: () => 0,
    log: () => undefined,
  });
  const client = createClient({
    baseUrl: 'http://forum.test',
    getToken: () => session.current()?.token,
    onUnauthorized: session.refuse,
    fetch: adaptPlainServer({
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        const call = { method: request.method, url: pathname + search, body: await bodyOf(request) };
        calls.push(call);
        return respond(call);
      },
      currentUserId: () => session.current()?.result._id,
      site: ownSite,
    }),
  });
  const api: Api = createApi(
    {
      api: client,
      session,
      alerts: {
        alert: (message) => {
          alerts.push(message);
          return Promise.resolve(undefined);
        },
        confirm: () => Promise.resolve(true),
      },
      log: () => undefined,
    },
    new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } } }),
  );
  return { api, session, calls, alerts };
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    return Object.fromEntries((await request.clone().formData()).entries());
  }
  const text = await request.clone().text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

const hot = { sort: 'hot' } as const;

export function cachePosts({ cache }: Pick<Api, 'cache'>, posts: PostView[]): void {
  const list: PostPages = {
    pages: [{ items: posts, nextCursor: undefined, total: posts.length }],
    pageParams: [undefined],
  };
  cache.setQueryData(postKeys.list(hot), list);
  for (const post of posts) cache.setQueryData(postKeys.detail(post._id), post);
}

export function cachedList({ cache }: Pick<Api, 'cache'>): PostView[] {
  return cache.getQueryData<PostPages>(postKeys.list(hot))?.pages.flatMap(({ items }) => items) ?? [];
}

export const cachedPost = ({ cache }: Pick<Api, 'cache'>, id: string) =>
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
