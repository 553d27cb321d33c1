import { expect, it } from 'vitest';

import { adoptFormSession } from './adoptFormSession';

const session = { token: 't', result: { _id: 'ada', name: 'Ada' } };

async function adopt(cookie: string, respond: () => Promise<Response>) {
  const document = { cookie };
  const done: unknown[] = [];
  const fetch = (url: unknown, init?: RequestInit) => {
    done.push([init?.method, url]);
    return respond();
  };
  const store = { start: (started: unknown) => done.push(started) > 0, load: () => Promise.resolve() };
  await adoptFormSession({ document, fetch }, store, (what) => done.push(what));
  return { done, cookie: document.cookie };
}

const call = ['POST', '/forms/session'];

it('takes over a session that began without scripts', async () => {
  const { done } = await adopt('a=1; form-session=1', () => Promise.resolve(Response.json(session)));
  expect(done).toEqual([call, session]);
});

it('sends no request without the marker', async () => {
  expect((await adopt('form-session=; session=1', () => Promise.reject(new Error()))).done).toEqual([]);
});

it('removes the marker without a session, and keeps it when the server is down', async () => {
  const ended = await adopt('form-session=1', () => Promise.resolve(new Response(null, { status: 401 })));
  expect(ended).toEqual({ done: [call], cookie: 'form-session=; Path=/; Max-Age=0' });
  const busy = await adopt('form-session=1', () => Promise.resolve(new Response(null, { status: 503 })));
  expect(busy).toEqual({ done: [call], cookie: 'form-session=1' });
  const offline = await adopt('form-session=1', () => Promise.reject(new TypeError('offline')));
  expect(offline.done).toEqual([call, 'The session could not be taken over.']);
});
