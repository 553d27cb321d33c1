import { ApiError } from '@alphazone/client';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

import { failure, heldResponses, flushPromises, testForum } from '../../testing/testForum';
import { mutate, attempt, type Mutation } from './mutation';

const counterKey = ['counter'];
const otherKey = ['other'];

function setUp(overrides: Partial<Mutation<number, number>> = {}) {
  const responses = heldResponses();
  const test = testForum(responses.hold);
  const { cache } = test.forum;
  const logged: unknown[] = [];
  const forum = { ...test.forum, log: (_: string, cause: unknown) => logged.push(cause) };
  cache.setQueryData(counterKey, 1);
  cache.setQueryData(otherKey, 1);
  const add: Mutation<number, number> = {
    key: ['counter', 'add'],
    cancels: [counterKey],
    apply(amount) {
      cache.setQueryData<number>(counterKey, (count = 0) => count + amount);
      return () => cache.setQueryData<number>(counterKey, (count = 0) => count - amount);
    },
    async send() {
      const { response } = await forum.client.GET('/readyz', { parseAs: 'stream' });
      return Number(await response.text());
    },
    accept: (count) => void cache.setQueryData(counterKey, count),
    successText: (count) => `Counted ${count}.`,
    failureText: (reason) => `Not counted: ${reason}`,
    invalidates: [{ queryKey: counterKey }],
    ...overrides,
  };
  return {
    ...test,
    forum,
    responses,
    logged,
    add,
    count: () => cache.getQueryData<number>(counterKey),
    isStale: (key: string[]) => cache.getQueryState(key)?.isInvalidated,
  };
}

describe('mutate', () => {
  it('updates optimistically, then applies the response and alerts', async () => {
    const { forum, add, responses, alerts, count } = setUp();
    const pending = mutate(forum, add, 2);
    await flushPromises();
    expect(count()).toBe(3);
    expect(alerts).toEqual([]);

    await responses.release(new Response('5'));
    await expect(pending).resolves.toBe(5);
    expect(count()).toBe(5);
    expect(alerts).toEqual(['Counted 5.']);
  });

  it('cancels a pending refetch', async () => {
    const { forum, add, count } = setUp();
    let respond: (count: number) => void = () => undefined;
    void forum.cache.fetchQuery({
      queryKey: counterKey,
      queryFn: () => new Promise<number>((resolve) => (respond = resolve)),
    });
    void mutate(forum, add, 2);
    await flushPromises();
    respond(1);
    await flushPromises();

    expect(count()).toBe(3);
  });

  it('rolls back and alerts when the server refuses', async () => {
    const { forum, add, responses, alerts, count, logged } = setUp();
    const pending = attempt(forum, add, 2);
    await flushPromises();
    await responses.release(failure(409, 'Full.'));

    await expect(pending).resolves.toMatchObject({ ok: false });
    expect(count()).toBe(1);
    expect(alerts).toEqual(['Not counted: Full.']);
    expect(logged).toEqual([]);
  });

  it('rejects with the error', async () => {
    const { forum, add, responses } = setUp();
    const pending = mutate(forum, add, 2);
    await flushPromises();
    void responses.release(failure(409, 'Full.'));

    await expect(pending).rejects.toEqual(new ApiError(409, 'Full.'));
  });

  it('logs an unexpected error', async () => {
    const bug = new TypeError('count is not a number');
    const { forum, add, logged, count } = setUp({ send: () => Promise.reject(bug) });

    await expect(attempt(forum, add, 2)).resolves.toMatchObject({ ok: false });
    expect(logged).toEqual([bug]);
    expect(count()).toBe(1);
  });

  it.each([
    ['success', new Response('5')],
    ['failure', failure(409, 'Full.')],
  ])('invalidates only its queries after a %s', async (_, response) => {
    const { forum, add, responses, isStale } = setUp();
    void attempt(forum, add, 2);
    await flushPromises();
    expect(isStale(counterKey)).toBe(false);
    await responses.release(response.clone());

    expect([isStale(counterKey), isStale(otherKey)]).toEqual([true, false]);
  });

  it('restarts an initial load, whose request may predate the change', async () => {
    const { forum, add, responses } = setUp({ invalidates: [{ queryKey: ['list'] }] });
    const loads: ((items: string) => void)[] = [];
    const list = new QueryObserver(forum.cache, {
      queryKey: ['list'],
      queryFn: () => new Promise<string>((resolve) => loads.push(resolve)),
    });
    const stop = list.subscribe(() => undefined);
    void mutate(forum, add, 2);
    await flushPromises();
    await responses.release(new Response('3'));
    loads[0]?.('before');
    loads[1]?.('after');
    await flushPromises();

    expect(list.getCurrentResult().data).toBe('after');
    stop();
  });

  it.each<[which: string, firstKey: string[], lastKey: string[]]>([
    ['the last one of the family', ['counter', 'add'], ['counter', 'subtract']],
    ['one of the queries’ family', ['new counter'], ['counter', 'add']],
    ['one of its own family, whose key the queries lack', ['tasks', 'a'], ['tasks', 'b']],
  ])('while two are pending, lets %s revalidate', async (_which, firstKey, lastKey) => {
    const { forum, add, responses, isStale } = setUp();
    void mutate(forum, { ...add, key: firstKey }, 2);
    void mutate(forum, { ...add, key: lastKey }, 1);
    await flushPromises();
    await responses.release(new Response('3'));
    expect(isStale(counterKey)).toBe(false);
    await responses.release(new Response('4'));

    expect(isStale(counterKey)).toBe(true);
  });

  it('waits for no mutation of the family that leaves the query as it is', async () => {
    const { forum, add, responses, isStale } = setUp();
    void mutate(forum, add, 2);
    void mutate(forum, { ...add, key: ['counter', 'export'], invalidates: [{ queryKey: otherKey }] }, 0);
    await flushPromises();
    await responses.release(new Response('3'));

    expect([isStale(counterKey), isStale(otherKey)]).toEqual([true, false]);
  });

  it.each<[what: string, own: string[], later: string[], isStale: boolean]>([
    ['leaves queries to a pending one that revalidates them', ['counter', 'list'], ['counter'], false],
    ['leaves queries to a pending one that revalidates a part', ['counter'], ['counter', 'list'], false],
    ['revalidates others', ['counter', 'list'], ['counter', 'total'], true],
  ])('%s', async (_what, own, later, isRevalidated) => {
    const { forum, add, responses, isStale } = setUp({ invalidates: [{ queryKey: own }] });
    forum.cache.setQueryData(['counter', 'list'], []);
    void mutate(forum, add, 2);
    void mutate(forum, { ...add, key: ['counter', 'subtract'], invalidates: [{ queryKey: later }] }, -2);
    await flushPromises();
    await responses.release(new Response('3'));

    expect(isStale(['counter', 'list'])).toBe(isRevalidated);
  });

  it('does not wait for a mutation of another family', async () => {
    const { forum, add, responses, isStale } = setUp();
    void mutate(forum, add, 2);
    void mutate(forum, { ...add, key: ['new counter'] }, 0);
    await flushPromises();
    await responses.release(new Response('3'));

    expect(isStale(counterKey)).toBe(true);
  });

  it('sends mutations with the same key in order', async () => {
    const { forum, add, calls, responses, count } = setUp();
    void mutate(forum, add, 2);
    void mutate(forum, add, 3);
    await flushPromises();
    expect(calls).toHaveLength(1);
    expect(count()).toBe(6);

    await responses.release(new Response('3'));
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['success', new Response('5')],
    ['failure', failure(409, 'Full.')],
  ])('starts no timers while it waits, and keeps nothing after a %s', async (_, response) => {
    const { forum, add, responses } = setUp();
    const mutations = forum.cache.getMutationCache();
    const pending = attempt(forum, add, 2);
    await vi.waitFor(() => expect(responses.count()).toBe(1));
    expect(mutations.getAll()).toHaveLength(1);
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    await flushPromises();
    await flushPromises();
    await flushPromises();
    expect(setTimer).toHaveBeenCalledTimes(3);
    setTimer.mockRestore();

    await responses.release(response.clone());
    await pending;
    expect(mutations.getAll()).toEqual([]);
  });

  it.each([
    ['success', new Response('5')],
    ['failure', failure(409, 'Full.')],
  ])('alerts a %s only to the user who started it', async (_, response) => {
    const { forum, add, responses, session, alerts } = setUp();
    void attempt(forum, add, 2);
    await flushPromises();
    session.start({ token: 'eves-token', result: { _id: 'eve', name: 'Eve' } });
    await responses.release(response.clone());

    expect(alerts).toEqual([]);
  });
});
