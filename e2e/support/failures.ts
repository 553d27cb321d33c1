import type { Page, Request, Route } from '@playwright/test';

import type { paths } from '../../client/schema';

export interface Failure {
  kind: 'is refused' | 'fails without a message' | 'gets no response';
  respond: (route: Route) => Promise<void>;
  reason: string;
  isFromServer: boolean;
}

export const failures: readonly Failure[] = [
  {
    kind: 'is refused',
    respond: (route) => route.fulfill({ status: 400, json: { message: 'Not today.' } }),
    reason: 'Not today.',
    isFromServer: true,
  },
  {
    kind: 'fails without a message',
    respond: (route) => route.fulfill({ status: 500, body: '' }),
    reason: 'Unknown error',
    isFromServer: false,
  },
  {
    kind: 'gets no response',
    respond: (route) => route.abort(),
    reason: 'The server cannot be reached.',
    isFromServer: false,
  },
];

export interface ControlledCall {
  path: string | RegExp;
  /** Other methods on the same path pass through. @default any */
  method?: string;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type CallName = {
  [P in keyof paths]: {
    [M in Method]: [paths[P][M]] extends [undefined] ? never : `${Uppercase<M>} ${P}`;
  }[Method];
}[keyof paths];

export function callNamed(name: CallName): ControlledCall {
  const [method = '', path = ''] = name.split(' ');
  return { method, path: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`) };
}

export async function failCall(page: Page, { path, method }: ControlledCall, { respond }: Failure) {
  let requestCount = 0;
  const handle = (route: Route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    requestCount += 1;
    return respond(route);
  };
  await page.route(path, handle);
  return { requestCount: () => requestCount, end: () => page.unroute(path, handle) };
}

/** `release` lets it and all later calls pass, and resolves after their responses. */
export async function holdCall(page: Page, { path, method }: ControlledCall) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const waiting: Request[] = [];
  await page.route(path, async (route) => {
    if (method === undefined || route.request().method() === method) {
      waiting.push(route.request());
      await held;
    }
    return route.fallback();
  });
  return async () => {
    const responses = waiting.splice(0).map((request) => request.response());
    release();
    await Promise.all(responses);
  };
}

/** Start it before the page makes the call. */
export async function waitForNextResponse(page: Page, { path }: Pick<ControlledCall, 'path'>): Promise<void> {
  const request = await page.waitForRequest(path);
  await request.response();
}
