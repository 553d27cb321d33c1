import { expect, it } from 'vitest';

import { createHydrationTurns } from './hydrationTurns';

function setUp() {
  const idle: (() => void)[] = [];
  const turns = createHydrationTurns((run) => idle.push(run));
  const waitingOf = (...parts: string[]) => parts.filter((part) => turns.of(part) !== undefined);
  return { turns, idle, waitingOf };
}

it('lets one part after the other hydrate when the browser is idle', async () => {
  const { turns, idle, waitingOf } = setUp();
  const first = turns.of('a');
  expect(turns.of('a')).toBe(first);
  expect(waitingOf('a', 'b', 'c')).toEqual(['a', 'b', 'c']);
  expect(idle).toHaveLength(1);

  idle.shift()?.();
  await first;
  expect(waitingOf('a', 'b', 'c')).toEqual(['b', 'c']);

  idle.shift()?.();
  idle.shift()?.();
  expect(waitingOf('a', 'b', 'c')).toEqual([]);
});

it('resumes for a part that asks later', () => {
  const { idle, waitingOf } = setUp();
  waitingOf('a');
  idle.shift()?.();
  idle.shift()?.();
  expect(idle).toHaveLength(0);

  expect(waitingOf('b')).toEqual(['b']);
  idle.shift()?.();
  expect(waitingOf('b')).toEqual([]);
});

it('lets all parts hydrate at once when it is opened', async () => {
  const { turns, waitingOf } = setUp();
  const first = turns.of('a');
  const second = turns.of('b');

  turns.open();

  await first;
  await second;
  expect(waitingOf('a', 'b', 'c')).toEqual([]);
});
