import type { OutboxEvent } from '@alphazone/machines';
import { afterEach, beforeEach } from 'vitest';

import { createComment } from '../comments/commentMutations';
import type { Forum } from '../forum/Forum';
import { attempt } from '../forum/mutations/mutation';
import { keepOutbox } from '../outbox/keepOutbox';
import { memoryOutbox } from '../outbox/outboxStorage';
import { bob, failure, flushPromises, testForum } from './testForum';
import { testSockets } from './testSocket';

// Repeated writes need it.
await import('../plainServer/storedWrites');

export const ann = { token: 't', result: { _id: 'ann', name: 'Ann' } };

export const networkError = () => Promise.reject(new TypeError('Failed to fetch'));

export const created = () =>
  Response.json(
    {
      message: 'Saved.',
      comment: {
        _id: 'c',
        userId: 'bob',
        userCommented: 'Bob',
        commentBody: 'Hi',
        commentedOn: '2026-11-02T09:00:00.000Z',
      },
    },
    { status: 201 },
  );

const noPosts = () => Response.json([], { headers: { 'X-Total-Count': '0' } });

/** Call it once per test file: resets itself after each test. */
export function testOutbox() {
  let forums: Forum[] = [];
  let stops: (() => void)[] = [];
  let responses: ((response: Response) => void)[] = [];

  const test = {
    storage: memoryOutbox(),
    /** Answers comments and votes. */
    respond: created as Parameters<typeof testForum>[0],
    /** Answers when the test has ended: otherwise the outbox would wait for half a minute, during other tests. */
    hang: () => new Promise<Response>((resolve) => responses.push(resolve)),
    /** The idempotency keys of all requests. */
    keys: [] as (string | null)[],

    /** Simulates a reload: all forums share the storage. */
    open(options: Parameters<typeof testForum>[1] = {}) {
      const opened = testForum(() => created(), {
        outbox: keepOutbox(test.storage),
        fetch: async (request) => {
          const { pathname } = new URL(request.url);
          // Before a repeated request.
          if (pathname === '/posts/get') return test.respond === networkError ? networkError() : noPosts();
          if (!pathname.startsWith('/comment/') && !pathname.startsWith('/posts/vote')) return failure(404);
          test.keys.push(request.headers.get('Idempotency-Key'));
          return test.respond({ method: request.method, url: pathname, body: await request.json() });
        },
        connect: testSockets().connect,
        ...options,
      });
      const stop = opened.forum.outbox.start();
      forums.push(opened.forum);
      stops.push(stop, opened.forum.stop);
      const actor = () => opened.forum.outbox.kept?.current()?.actor;
      return {
        ...opened,
        entries: () => actor()?.getSnapshot().context.entries ?? [],
        send: (event: OutboxEvent) => actor()?.send(event),
        stop,
      };
    },

    async settle() {
      for (const forum of forums) await forum.outbox.kept?.load();
      for (let turn = 0; turn < 5; turn += 1) await flushPromises();
    },
  };

  beforeEach(() => {
    test.storage = memoryOutbox();
    test.keys = [];
    forums = [];
    stops = [];
    responses = [];
  });
  afterEach(() => {
    for (const stop of stops) stop();
    for (const answer of responses) answer(created());
  });

  return Object.assign(test, {
    /** Opens a page whose comment waits for a connection. */
    async openWaiting() {
      test.respond = networkError;
      const page = test.open();
      await comment(page);
      await test.settle();
      return page;
    },
    /** Sends the page's entries again. */
    async resend(page: ReturnType<typeof test.open>, respond: typeof test.respond) {
      test.respond = respond;
      page.send({ type: 'network.restored' });
      await test.settle();
    },
  });
}

export const comment = ({ forum }: ReturnType<typeof testForum>, text = 'Hi', postId = 'p') =>
  attempt(forum, createComment(forum, postId, bob), text);
