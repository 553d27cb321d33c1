import { ApiError } from '@alphazone/client';
import { describe, expect, it } from 'vitest';

import { failure, heldResponses, settled, testApi } from '../testing/testApi';
import { mutate, tryMutate, type Mutation } from './mutation';

const counterKey = ['counter'];
const otherKey = ['other'];

/** A counter that a server adds to: Bob's mutation, and what happens in it. */
function setUp(overrides: Partial<Mutation<number, number>> = {}) {
  const answers = heldResponses();
  const test = testApi(answers.hold);
  const { cache } = test.api;
  const logged: unknown[] = [];
  const api = { ...test.api, log: (_: string, cause: unknown) => logged.push(cause) };
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
      const { response } = await api.client.GET('/readyz', { parseAs: 'stream' });
      return Number(await response.text());
    },
    accept: (count) => void cache.setQueryData(counterKey, count),
    successText: (count) => `Counted ${count}.`,
    failureText: (error) => `Not counted: ${error.message}`,
    invalidates: [{ queryKey: counterKey }],
    ...overrides,
  };
  return {
    ...test,
    api,
    answers,
    logged,
    add,
    count: () => cache.getQueryData<number>(counterKey),
    isStale: (key: string[]) => cache.getQueryState(key)?.isInvalidated,
  };
}

describe('a mutation', () => {
  it('shows the change, then takes over the answer and tells the user', async () => {
    const { api, add, answers, alerts, count } = setUp();
    const done = mutate(api, add, 2);
    await settled();
    expect(count()).toBe(3);
    expect(alerts).toEqual([]);

    await answers.release(new Response('5'));
    await expect(done).resolves.toBe(5);
    expect(count()).toBe(5);
    expect(alerts).toEqual(['Counted 5.']);
  });

  it('cancels a refetch in flight, which does not know the change', async () => {
    const { api, add, count } = setUp();
    let answer: (count: number) => void = () => undefined;
    void api.cache.fetchQuery({
      queryKey: counterKey,
      queryFn: () => new Promise<number>((resolve) => (answer = resolve)),
    });
    void mutate(api, add, 2);
    await settled();
    answer(1);
    await settled();

    expect(count()).toBe(3);
  });

  it('rolls back and says why when the server refuses', async () => {
    const { api, add, answers, alerts, count, logged } = setUp();
    const done = tryMutate(api, add, 2);
    await settled();
    await answers.release(failure(409, 'Full.'));

    await expect(done).resolves.toBe(false);
    expect(count()).toBe(1);
    expect(alerts).toEqual(['Not counted: Full.']);
    expect(logged).toEqual([]);
  });

  it('rejects with the error, for a caller that needs to know it', async () => {
    const { api, add, answers } = setUp();
    const done = mutate(api, add, 2);
    await settled();
    void answers.release(failure(409, 'Full.'));

    await expect(done).rejects.toEqual(new ApiError(409, 'Full.'));
  });

  it('logs a failure that is not the server’s', async () => {
    const bug = new TypeError('count is not a number');
    const { api, add, logged, count } = setUp({ send: () => Promise.reject(bug) });

    await expect(tryMutate(api, add, 2)).resolves.toBe(false);
    expect(logged).toEqual([bug]);
    expect(count()).toBe(1);
  });

  it.each([
    ['success', new Response('5')],
    ['failure', failure(409, 'Full.')],
  ])('revalidates what it has made stale after a %s, and nothing else', async (_, answer) => {
    const { api, add, answers, isStale } = setUp();
    void tryMutate(api, add, 2);
    await settled();
    expect(isStale(counterKey)).toBe(false);
    await answers.release(answer.clone());

    expect([isStale(counterKey), isStale(otherKey)]).toEqual([true, false]);
  });

  it('leaves revalidating to the last pending mutation of its family', async () => {
    const { api, add, answers, isStale } = setUp();
    void mutate(api, add, 2);
    void mutate(api, { ...add, key: ['counter', 'subtract'] }, -2);
    await settled();
    await answers.release(new Response('3'));
    expect(isStale(counterKey)).toBe(false);
    await answers.release(new Response('1'));

    expect(isStale(counterKey)).toBe(true);
  });

  it('waits for a pending mutation of a family that it only joins for revalidating', async () => {
    const { api, add, answers, isStale } = setUp();
    void mutate(api, { ...add, key: ['new counter'], family: 'counter' }, 0);
    void mutate(api, add, 2);
    await settled();
    await answers.release(new Response('1'));
    expect(isStale(counterKey)).toBe(false);
    await answers.release(new Response('3'));

    expect(isStale(counterKey)).toBe(true);
  });

  it('is not delayed by one that only joins its family', async () => {
    const { api, add, answers, isStale } = setUp();
    void mutate(api, add, 2);
    void mutate(api, { ...add, key: ['new counter'], family: 'counter' }, 0);
    await settled();
    await answers.release(new Response('3'));

    expect(isStale(counterKey)).toBe(true);
  });

  it('is sent after an earlier one with the same key', async () => {
    const { api, add, calls, answers, count } = setUp();
    void mutate(api, add, 2);
    void mutate(api, add, 3);
    await settled();
    expect(calls).toHaveLength(1);
    expect(count()).toBe(6);

    await answers.release(new Response('3'));
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['success', new Response('5')],
    ['failure', failure(409, 'Full.')],
  ])('tells a %s only to the user who started it', async (_, answer) => {
    const { api, add, answers, session, alerts } = setUp();
    void tryMutate(api, add, 2);
    await settled();
    session.start({ token: 'eves-token', result: { _id: 'eve', name: 'Eve' } });
    await answers.release(answer.clone());

    expect(alerts).toEqual([]);
  });
});
