import { expect, it } from 'vitest';

import { summaryOf } from './summary.mjs';

const run = { installSeconds: 45, totalSeconds: 1200 };

it('shows the duration of each step and the totals', () => {
  const results = [
    { name: 'lint', seconds: 41, passed: 1, failures: [] },
    { name: 'unit', seconds: 9, passed: 1478, failures: [] },
  ];

  expect(summaryOf(results, run)).toBe(
    [
      '',
      '── summary ──',
      'installation    45 s',
      'lint            41 s  ok    1 passed, 0 failed',
      'unit             9 s  ok    1478 passed, 0 failed',
      'total         1200 s',
      '',
      '1479 passed, 0 failed',
    ].join('\n'),
  );
});

it('names every failure before the summary', () => {
  const results = [
    { name: 'unit', seconds: 9, passed: 3, failures: ['a.test.ts › adds', 'a.test.ts › divides'] },
  ];
  const lines = summaryOf(results, run).split('\n');

  expect(lines.slice(0, 4)).toEqual(['', '── failures ──', 'a.test.ts › adds', 'a.test.ts › divides']);
  expect(lines).toContain('unit             9 s  FAIL  3 passed, 2 failed');
  expect(lines.at(-1)).toBe('3 passed, 2 failed');
});

it('keeps notes above the last line', () => {
  const lines = summaryOf([], { ...run, notes: ['Screenshots were not compared.'] }).split('\n');

  expect(lines.slice(-4)).toEqual(['', 'Screenshots were not compared.', '', '0 passed, 0 failed']);
});
