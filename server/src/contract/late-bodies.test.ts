import { once } from 'node:events';
import type { Post } from '@alphazone/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checkedFetch } from '../testing/checked-fetch';
import { publish, signUp, type TestMember } from '../testing/members';
import { signUpModerator } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let mod: TestMember;
let post: Post;
let url: string;

beforeAll(async () => {
  server = await createTestApp();
  mod = await signUpModerator(server, 'Mona');
  post = await publish(mod);
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

interface SlowRequest {
  method: string;
  path: string;
  type?: string;
  body: string;
}

/** Resolves once the server knows the caller and has the first bytes of the body. @returns A function that sends the others. */
async function begin(caller: TestMember, { method, path, type = 'application/json', body }: SlowRequest) {
  const bytes = new TextEncoder().encode(body);
  const sent = new TransformStream<Uint8Array, Uint8Array>();
  const writer = sent.writable.getWriter();
  void writer.write(bytes.slice(0, 5));
  const arrival = once(server.app.server, 'request');
  const response = checkedFetch(url + path, {
    method,
    headers: { 'content-type': type, authorization: `Bearer ${caller.token}` },
    body: sent.readable,
    duplex: 'half',
  });
  await arrival;
  // Callers are identified in order.
  await caller.request({ url: '/api/moderation/me' });
  return async () => {
    void writer.write(bytes.slice(5)).then(() => writer.close());
    return response;
  };
}

const sanction = (member: TestMember, kind: string) =>
  mod.request({
    method: 'POST',
    url: `/api/moderation/members/${member.id}/sanctions`,
    payload: { reason: 'spam', kind },
  });

describe.each([
  { kind: 'silence', status: 403 },
  { kind: 'ban', status: 401 },
  { kind: 'end sessions', status: 401 },
])('a body that arrives after the decision "$kind"', ({ kind, status }) => {
  const nameOf = (prefix: string) => prefix + kind.replace(' ', '');

  it('publishes no comment', async () => {
    const sam = await signUp(server, nameOf('Sam'));
    const finish = await begin(sam, {
      method: 'POST',
      path: `/comment/${post._id}`,
      body: JSON.stringify({ commentBody: 'Buy now.', userId: sam.id }),
    });
    await sanction(sam, kind);

    const response = await finish();

    expect(response.status).toBe(status);
    expect((await mod.request({ url: `/api/posts/${post._id}/comments` })).json()).toEqual([]);
  });

  it('changes no profile when it is a form', async () => {
    const pat = await signUp(server, nameOf('Pat'));
    const finish = await begin(pat, {
      method: 'PATCH',
      path: `/api/users/update/${pat.id}`,
      type: 'multipart/form-data; boundary=b',
      body: '--b\r\ncontent-disposition: form-data; name="about"\r\n\r\nBuy now.\r\n--b--\r\n',
    });
    await sanction(pat, kind);

    const response = await finish();

    expect(response.status).toBe(status);
    expect((await mod.request({ url: `/api/users/${pat.id}` })).json()).toMatchObject({ about: '' });
  });
});

it('accepts a body that arrives late from a member who may still write', async () => {
  const eve = await signUp(server, 'Eve');
  const finish = await begin(eve, {
    method: 'POST',
    path: `/comment/${post._id}`,
    body: JSON.stringify({ commentBody: 'Slow line.', userId: eve.id }),
  });

  expect((await finish()).status).toBe(201);
});
