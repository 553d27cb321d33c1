import type { Page, Request, Route } from '@playwright/test';

import type { paths } from '../../client/schema';

/** What goes wrong with a call, and the `{message}` of spec section 8 that follows. */
export interface Failure {
  kind: 'is refused' | 'fails without a message' | 'gets no answer';
  answer: (route: Route) => Promise<void>;
  reason: string;
  isSaid: boolean;
}

export const failures: readonly Failure[] = [
  {
    kind: 'is refused',
    answer: (route) => route.fulfill({ status: 400, json: { message: 'Not today.' } }),
    reason: 'Not today.',
    isSaid: true,
  },
  {
    kind: 'fails without a message',
    answer: (route) => route.fulfill({ status: 500, body: '' }),
    reason: 'Unknown error',
    isSaid: false,
  },
  {
    kind: 'gets no answer',
    answer: (route) => route.abort(),
    reason: 'The server cannot be reached.',
    isSaid: false,
  },
];

/** A call of the page, which the test decides on. */
export interface ControlledCall {
  path: string | RegExp;
  /** Other methods on the same path go on. @default any */
  method?: string;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A call by its name in the contract, such as `PATCH /posts/vote/{id}`. */
export type CallName = {
  [P in keyof paths]: {
    [M in Method]: [paths[P][M]] extends [undefined] ? never : `${Uppercase<M>} ${P}`;
  }[Method];
}[keyof paths];

/** The call of the contract with this name, whatever its parameters. */
export function callNamed(name: CallName): ControlledCall {
  const [method = '', path = ''] = name.split(' ');
  return { method, path: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`) };
}

/** Answers the page's call in this way from now on; tells how often it was asked, and ends that. */
export async function failing(page: Page, { path, method }: ControlledCall, { answer }: Failure) {
  let asked = 0;
  const handle = (route: Route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    asked += 1;
    return answer(route);
  };
  await page.route(path, handle);
  return { asked: () => asked, end: () => page.unroute(path, handle) };
}

/**
 * Holds the page's call back from now on, until `release` lets it and all later ones go on to the server. Resolves
 * once those that were held have their answers.
 */
export async function holding(page: Page, { path, method }: ControlledCall) {
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
    const answers = waiting.splice(0).map((request) => request.response());
    release();
    await Promise.all(answers);
  };
}

/** Resolves once the next call of the page there has its answer or has failed. To be asked for before it is made. */
export async function nextAnswer(page: Page, { path }: Pick<ControlledCall, 'path'>): Promise<void> {
  const request = await page.waitForRequest(path);
  // Null when there is no answer.
  await request.response();
}
