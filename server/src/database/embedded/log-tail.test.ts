import { expect, it } from 'vitest';

import { createLogTail } from './log-tail';

it('keeps the last 20 lines', () => {
  const tail = createLogTail();
  for (let n = 1; n <= 25; n += 1) tail.add(`line ${n}`);

  expect(tail.text().split('\n')).toHaveLength(20);
  expect(tail.text()).toMatch(/^line 6\n/);
});

it('keeps the reason of a failed recovery among refused connections', () => {
  const tail = createLogTail();
  tail.add(
    '2026-01-01 00:00:00 UTC [7] FATAL:  could not write to file "pg_wal/xlogtemp.7": No space left on device',
  );
  for (let n = 0; n < 30; n += 1) {
    tail.add('2026-01-01 00:00:00 UTC [8] FATAL:  the database system is not yet accepting connections');
    tail.add('2026-01-01 00:00:00 UTC [8] DETAIL:  Consistent recovery state has not been yet reached.');
    tail.add('2026-01-01 00:00:00 UTC [9] FATAL:  the database system is starting up');
  }

  expect(tail.text()).toMatch(/^2026.* No space left on device$/);
});
