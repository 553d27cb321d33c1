import type { Comment } from '@alphazone/client';
import { expect, it, vi } from 'vitest';

import { comment, networkError, testOutbox } from '../testing/testOutbox';

const outbox = testOutbox();

/** Stores comments. While it hangs, no response comes. */
function plainServer() {
  const comments: Comment[] = [];
  const server = {
    comments,
    hangs: false,
    fetch: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      if (pathname === '/posts/get') {
        return Response.json([{ _id: 'p', postedOn: '', upVote: [], downVote: [], comment: comments }]);
      }
      if (pathname !== '/comment/p') return new Response('', { status: 404 });
      const { commentBody } = (await request.json()) as { commentBody: string };
      const added = {
        _id: `c${comments.length}`,
        userId: 'bob',
        userCommented: 'Bob',
        commentBody,
        commentedOn: new Date(1000).toISOString(),
      };
      comments.push(added);
      return server.hangs ? outbox.hang() : Response.json({ comment: added });
    },
  };
  return server;
}

it('sends a comment once to a plain server if the page was left during the request', async () => {
  const server = plainServer();
  server.hangs = true;
  const before = outbox.open({ fetch: server.fetch });
  void comment(before, 'gm');
  await outbox.settle();
  before.stop();
  expect(await outbox.storage.list('bob')).toHaveLength(1);

  server.hangs = false;
  const after = outbox.open({ fetch: server.fetch });
  await outbox.settle();

  await vi.waitFor(() => expect(after.entries()).toEqual([]));
  expect(await outbox.storage.list('bob')).toEqual([]);
  expect(server.comments.map(({ commentBody }) => commentBody)).toEqual(['gm']);
});

it('sends equal comments that were made offline each', async () => {
  const server = plainServer();
  const offline = outbox.open({ fetch: networkError });
  await comment(offline, 'gm');
  await comment(offline, 'gm');
  await outbox.settle();
  offline.stop();

  outbox.open({ fetch: server.fetch });
  await outbox.settle();

  await vi.waitFor(() => expect(server.comments).toHaveLength(2));
});

it('sends a comment once if the page was left while the outbox sent it', async () => {
  const server = plainServer();
  const page = outbox.open({ fetch: networkError });
  await comment(page, 'one');
  await comment(page, 'two');
  await outbox.settle();
  page.stop();

  server.hangs = true;
  const reloaded = outbox.open({ fetch: server.fetch });
  await outbox.settle();
  reloaded.stop();
  server.hangs = false;
  outbox.open({ fetch: server.fetch });
  await outbox.settle();

  await vi.waitFor(() =>
    expect(server.comments.map(({ commentBody }) => commentBody)).toEqual(['one', 'two']),
  );
});
