import { expect, it, vi } from 'vitest';

import { failure } from '../testing/testForum';
import { comment, created, networkError, testOutbox } from '../testing/testOutbox';
import { outboxTexts } from './outboxTexts';

const outbox = testOutbox();

it('keeps an entry that a busy server refuses, and honours Retry-After', async () => {
  outbox.respond = () => new Response('', { status: 503, headers: { 'Retry-After': '5' } });
  const page = outbox.open();
  expect(await comment(page)).toEqual({ ok: true, data: undefined });
  await outbox.settle();
  expect(page.alerts).toEqual([]);
  expect(page.entries()).toHaveLength(1);
  expect(outbox.keys).toHaveLength(1);

  await outbox.resend(page, created);

  expect(page.entries()).toEqual([]);
  expect(outbox.keys).toEqual([outbox.keys[0], outbox.keys[0]]);
});

it('hands back entries refused later, with the server’s message', async () => {
  const page = await outbox.openWaiting();
  await outbox.resend(page, () => failure(403, 'Comments are locked.'));

  expect(page.entries()).toMatchObject([{ payload: { commentBody: 'Hi' }, refusal: 'Comments are locked.' }]);
  await page.forum.outbox.remove(page.entries()[0]?.key ?? '');
  await outbox.settle();
  expect(await outbox.storage.list('bob')).toEqual([]);
});

it('does not bring back an entry that is discarded while the entries are read', async () => {
  const page = await outbox.openWaiting();
  await outbox.resend(page, () => failure(403, 'Comments are locked.'));
  const stored = await outbox.storage.list('bob');
  let finish: (entries: typeof stored) => void = () => undefined;
  vi.spyOn(outbox.storage, 'list').mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  page.send({ type: 'entries.changed' });

  await page.forum.outbox.remove(stored[0]?.key ?? '');
  finish(stored);
  await outbox.settle();

  expect(page.entries()).toEqual([]);
});

it('fails like a direct call when the server refuses the first attempt', async () => {
  outbox.respond = () => failure(400, 'Not today.');
  const page = outbox.open();

  expect(await comment(page)).toMatchObject({ ok: false, error: { message: 'Not today.' } });
  expect(page.alerts).toEqual(['Failed to post comment: Not today.']);
  expect(page.entries()).toEqual([]);
});

it.each([
  [() => new Response('', { status: 429, headers: { 'Retry-After': '30' } }), 1],
  [() => failure(401), 1],
  [() => failure(422, 'x'), 0],
])('waits when the server says so (%#)', async (answer, waiting) => {
  const page = await outbox.openWaiting();
  await outbox.resend(page, answer);

  expect(
    await outbox.storage.list('bob').then((all) => all.filter(({ refusal }) => refusal === undefined)),
  ).toHaveLength(waiting);
});

it('does not send entries whose key has expired', async () => {
  outbox.respond = networkError;
  const page = outbox.open();
  await comment(page);
  page.stop();
  const count = outbox.keys.length;
  const later = outbox.open({ now: () => 7 * 24 * 60 * 60_000 });
  await outbox.settle();

  expect(outbox.keys).toHaveLength(count);
  expect(later.entries()).toMatchObject([{ refusal: outboxTexts.waitedTooLong }]);
});
