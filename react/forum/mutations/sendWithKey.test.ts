import { expect, it } from 'vitest';

import { keepOutbox } from '../../outbox/keepOutbox';
import { memoryOutbox } from '../../outbox/outboxStorage';
import { boostPost, setPinned } from '../../posts/pinAndBoost';
import { networkError } from '../../testing/testOutbox';
import { failure, testForum } from '../../testing/testForum';
import type { ForumOptions } from '../createForum';
import { attempt } from './mutation';

type Respond = () => Response | Promise<Response>;

function forumWith(
  responses: Respond[],
  outbox: Partial<ForumOptions> = { outbox: keepOutbox(memoryOutbox()) },
) {
  const keys: (string | null)[] = [];
  const { forum } = testForum(() => failure(404), {
    ...outbox,
    fetch: async (request) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return responses.shift()!();
    },
  });
  return { forum, keys };
}
const done: Respond = () => Response.json({});

it('retries a lost call with its key, and sends later ones with new keys', async () => {
  const { forum, keys } = forumWith([networkError, done, done]);
  for (let n = 0; n < 3; n += 1) {
    await attempt(forum, boostPost(forum, 'p1'), 5);
    // As on a reconnect.
    await forum.cache.invalidateQueries({ refetchType: 'all' });
  }

  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('gives another change its own key', async () => {
  const { forum, keys } = forumWith([networkError, networkError, networkError, networkError]);
  await attempt(forum, setPinned(forum, 'p1', true), undefined);
  await attempt(forum, setPinned(forum, 'p1', false), undefined);
  await attempt(forum, boostPost(forum, 'p1'), 5);
  await attempt(forum, boostPost(forum, 'p1'), 6);

  expect(new Set(keys).size).toBe(4);
});

it('sends no key to a server without an outbox', async () => {
  const { forum, keys } = forumWith([done], {});
  await attempt(forum, boostPost(forum, 'p1'), 5);

  expect(keys).toEqual([null]);
});
