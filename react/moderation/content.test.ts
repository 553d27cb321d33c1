import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { attempt } from '../forum/mutations/mutation';
import { aPost } from '../testing/posts';
import { failure, testForum } from '../testing/testForum';
import { decideContent, newRemoval, removeRecentContent, undoBatch } from './contentMutations';
import { hiddenPostQuery } from './hiddenContentQueries';

const ask = (respond: () => Response) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    hiddenPostQuery(testForum(respond).forum, 'p1'),
  );

describe('hidden posts', () => {
  it('have a reason for all, and the post for some', async () => {
    await expect(ask(() => Response.json({ hidden: 'removed', reason: 'spam' }))).resolves.toEqual({
      hidden: 'removed',
      reason: 'spam',
    });
    const readable = await ask(() => Response.json({ hidden: 'held', post: aPost() }));
    expect(readable?.post).toMatchObject({ _id: 'p1', score: 0 });
  });

  it.each([
    ['for a post that does not exist', () => failure(404)],
    ['on a plain server', () => Response.json([])],
  ])('are null %s', async (_, respond) => {
    await expect(ask(respond)).resolves.toBeNull();
  });
});

describe('decisions about content', () => {
  it('fail without an alert, with the concurrent change', async () => {
    const { forum, alerts } = testForum(() => failure(409, 'The post is in News now.'));
    const request = { kind: 'lock', target: { kind: 'post', _id: 'p1' }, reason: 'spam' } as const;

    expect(await attempt(forum, decideContent(forum, 'p1'), request)).toMatchObject({
      ok: false,
      error: { message: 'The post is in News now.' },
    });
    expect(alerts).toEqual([]);
  });
});

describe('a bulk removal', () => {
  const spam = { reason: 'spam', until: '2026-11-02T10:00:00.000Z' } as const;

  it('is repeated until nothing remains', async () => {
    const parts = [
      { changed: 100, remaining: 40 },
      { changed: 40, remaining: 0 },
    ];
    const { forum, calls } = testForum(() => Response.json(parts[calls.length - 1]));
    const removal = newRemoval();

    await attempt(forum, removeRecentContent(forum, 'ada', removal), spam);

    expect(removal).toEqual({ batch: removal.batch, count: 140, isContinued: false });
    const body = { ...spam, batch: removal.batch };
    expect(calls.map((call) => call.body)).toEqual([body, body]);
  });

  it('continues after an interruption, in a new batch once the first is final', async () => {
    const batchEnded = { message: 'Start a new one.', details: [{ field: 'batch', message: 'Ended.' }] };
    const responses = [
      Response.json({ changed: 100, remaining: 40 }),
      failure(503),
      Response.json(batchEnded, { status: 409 }),
      Response.json({ changed: 40, remaining: 0 }),
    ];
    const { forum, calls } = testForum(() => responses.shift() ?? failure(404));
    const removal = newRemoval();
    const first = removal.batch;
    const removeAll = () => attempt(forum, removeRecentContent(forum, 'ada', removal), spam);

    expect(await removeAll()).toMatchObject({ ok: false });
    expect(removal).toEqual({ batch: first, count: 100, isContinued: false });
    expect(await removeAll()).toMatchObject({ ok: true });

    expect(removal).toEqual({ batch: removal.batch, count: 40, isContinued: true });
    const batches = calls.map(({ body }) => (body as { batch: string }).batch);
    expect(batches).toEqual([first, first, first, removal.batch]);
    expect(removal.batch).not.toBe(first);
  });

  it('fails when a new batch is refused too', async () => {
    const refused = { message: 'No.', details: [{ field: 'batch', message: 'No.' }] };
    const { forum, calls } = testForum(() => Response.json(refused, { status: 409 }));

    const outcome = await attempt(forum, removeRecentContent(forum, 'ada', newRemoval()), spam);

    expect([outcome.ok, calls.length]).toEqual([false, 2]);
  });

  it('stops when another moderator logs in', async () => {
    const { forum, session, calls } = testForum(() => {
      session.start({ token: 't', result: { _id: 'ann', name: 'Ann' } });
      return Response.json({ changed: 100, remaining: calls.length > 3 ? 0 : 40 });
    });

    const outcome = await attempt(forum, removeRecentContent(forum, 'ada', newRemoval()), spam);

    expect(outcome).toMatchObject({ ok: false });
    expect(calls.filter(({ body }) => body !== undefined)).toHaveLength(1);
  });

  it('stops undoing when nothing more can be restored', async () => {
    const { forum, calls } = testForum(() => Response.json({ changed: 0, remaining: 3 }));
    expect(await attempt(forum, undoBatch(forum, 'b1'), undefined)).toEqual({ ok: true, data: 0 });
    expect(calls).toHaveLength(1);
  });
});
