import { expect, it, vi } from 'vitest';

import { postKeys } from '../posts/postCache';
import { failure } from '../testing/testForum';
import { comment, created, networkError, testOutbox } from '../testing/testOutbox';
import { testSockets } from '../testing/testSocket';

const outbox = testOutbox();

it('sends immediately with a key, and stores nothing', async () => {
  outbox.respond = created;
  const page = outbox.open();

  expect(await comment(page)).toMatchObject({ ok: true });

  expect(outbox.keys).toEqual([
    expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  ]);
  expect(await outbox.storage.list('bob')).toEqual([]);
});

it('keeps actions without a response across a reload, and sends them once', async () => {
  outbox.respond = networkError;
  const before = outbox.open();
  expect(await comment(before)).toEqual({ ok: true, data: undefined });
  await outbox.settle();
  expect(before.alerts).toEqual([]);
  before.stop();

  outbox.respond = created;
  const after = outbox.open();
  await outbox.settle();

  expect(after.entries()).toEqual([]);
  expect(await outbox.storage.list('bob')).toEqual([]);
  expect(new Set(outbox.keys).size).toBe(1);
});

it('queues an action without a response after half a minute', async () => {
  outbox.respond = outbox.hang;
  const page = outbox.open();
  await outbox.settle();
  vi.useFakeTimers();
  const sent = comment(page);
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();

  expect(await sent).toEqual({ ok: true, data: undefined });
  await outbox.settle();
  expect(page.entries()).toHaveLength(1);
});

it('takes a comment as sent even if it cannot be removed', async () => {
  outbox.respond = created;
  const page = outbox.open();
  vi.spyOn(outbox.storage, 'remove').mockRejectedValue(new Error('The disk is full.'));

  expect(await comment(page)).toMatchObject({ ok: true });
  expect(page.alerts).toEqual([]);
});

it('queues a stored action even if the storage is lost during the request', async () => {
  const page = outbox.open();
  outbox.respond = () => {
    vi.spyOn(outbox.storage, 'put').mockRejectedValueOnce(
      new Error('Connection to Indexed Database server lost'),
    );
    return networkError();
  };

  expect(await comment(page)).toEqual({ ok: true, data: undefined });
  expect(page.alerts).toEqual([]);
  expect(await outbox.storage.list('bob')).toHaveLength(1);
});

it('does not queue an action of this window that is being sent', async () => {
  let finish: (response: Response) => void = () => undefined;
  outbox.respond = () => new Promise((resolve) => (finish = resolve));
  const page = outbox.open();
  const sending = comment(page);
  await outbox.settle();

  page.send({ type: 'entries.changed' });
  await outbox.settle();
  expect(page.entries()).toEqual([]);

  finish(created());
  await sending;
  expect(outbox.keys).toHaveLength(1);
});

it('sends pending entries when the socket reopens, except before Retry-After', async () => {
  const sockets = testSockets();
  const page = outbox.open({ connect: sockets.connect });
  const live = await page.forum.live.load();
  live.start('posts');
  sockets.last().open();
  const reconnect = () => {
    sockets.last().drop();
    live.realtime.retry();
    sockets.last().open();
    return outbox.settle();
  };
  outbox.respond = () => new Response('', { status: 503, headers: { 'Retry-After': '5' } });
  await comment(page);
  outbox.respond = created;
  await reconnect();
  page.forum.outbox.kept?.current()?.resume();
  await outbox.settle();
  expect(page.entries()).toHaveLength(1);

  await outbox.resend(page, networkError);
  outbox.respond = created;
  await reconnect();
  expect(page.entries()).toEqual([]);
});

it('refetches the posts on a reconnect, but not while a comment is pending', async () => {
  const sockets = testSockets();
  const page = outbox.open({ connect: sockets.connect });
  const live = await page.forum.live.load();
  live.start('posts');
  sockets.last().open();
  const { cache } = page.forum;
  const invalidate = vi.spyOn(cache, 'invalidateQueries');
  const reconnect = () => {
    sockets.last().drop();
    live.realtime.retry();
    sockets.last().open();
  };
  let finish: (response: Response) => void = () => undefined;
  outbox.respond = () => new Promise((resolve) => (finish = resolve));
  const sending = comment(page);
  await outbox.settle();

  reconnect();
  expect(invalidate).toHaveBeenCalledWith({ queryKey: postKeys.all, refetchType: 'none' });
  finish(created());
  await sending;
  reconnect();
  expect(invalidate).toHaveBeenCalledWith({ queryKey: postKeys.all, refetchType: 'active' });
});

it('keeps the order: a later one waits behind an earlier one', async () => {
  outbox.respond = networkError;
  const page = outbox.open();
  await comment(page, 'one');
  await outbox.settle();
  const bodies: unknown[] = [];
  outbox.respond = ({ body }) => {
    bodies.push((body as { commentBody: string }).commentBody);
    return created();
  };
  await comment(page, 'two');
  page.send({ type: 'network.restored' });
  await outbox.settle();

  expect(bodies).toEqual(['one', 'two']);
});

it('lets independent actions pass one that the server fails at', async () => {
  outbox.respond = networkError;
  const page = outbox.open();
  await comment(page, 'one', 'broken');
  await comment(page, 'two', 'fine');
  await outbox.settle();
  const sent: string[] = [];
  outbox.respond = ({ url, body }) => {
    sent.push((body as { commentBody: string }).commentBody);
    return url.endsWith('/broken') ? failure(500) : created();
  };
  page.send({ type: 'network.restored' });
  await outbox.settle();
  expect(sent).toEqual(['one', 'two']);

  expect(await comment(page, 'three', 'fine')).toMatchObject({ ok: true, data: { comment: {} } });
  expect(await comment(page, 'four', 'broken')).toEqual({ ok: true, data: undefined });
  expect(sent).toEqual(['one', 'two', 'three']);
  expect(page.entries()).toMatchObject([
    { payload: { commentBody: 'one' } },
    { payload: { commentBody: 'four' } },
  ]);
});

it('waits for the connection before it sends anything else', async () => {
  outbox.respond = networkError;
  const page = outbox.open();
  await comment(page, 'one', 'p');
  await outbox.settle();
  const count = outbox.keys.length;
  outbox.respond = created;

  expect(await comment(page, 'two', 'other')).toEqual({ ok: true, data: undefined });
  expect(outbox.keys).toHaveLength(count);
});
