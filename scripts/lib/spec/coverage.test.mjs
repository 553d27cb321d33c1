import { expect, it } from 'vitest';

import { coverageOf } from './coverage.mjs';

const section = { number: '1', title: 'First' };
const statements = [
  { number: '1.1', section, text: 'It rains.' },
  { number: '1.2', section, text: 'It pours.' },
];
const fileWith = (...tests) => ({
  file: 'a.test.ts',
  tests: tests.map(([title, ...numbers]) => ({ title, statements: numbers })),
  strayTags: 0,
});
const problemsOf = (file, unsettled = []) => coverageOf(statements, [file], unsettled).problems;

it('joins each statement with its tests and reports nothing when all have one', () => {
  const file = fileWith(['rains', '1.1'], ['pours all day', '1.1', '1.2'], ['snows']);
  const { rows, problems } = coverageOf(statements, [file], []);

  expect(problems).toEqual([]);
  expect(rows.map(({ number, tests }) => [number, tests])).toEqual([
    ['1.1', ['a.test.ts › rains', 'a.test.ts › pours all day']],
    ['1.2', ['a.test.ts › pours all day']],
  ]);
});

it('accepts either a test or a reason from the closed list, not both', () => {
  const reason = { number: '1.2', statement: 'It pours.', reason: 'It is about the weather.' };
  const { rows, problems } = coverageOf(statements, [fileWith(['rains', '1.1'])], [reason]);
  expect(problems).toEqual([]);
  expect(rows[1]).toMatchObject({ tests: [], none: 'It is about the weather.' });

  expect(problemsOf(fileWith(['rains', '1.1', '1.2']), [reason])).toEqual([
    '1.2 has a test, and a reason in unsettled.mjs to have none.',
  ]);
  expect(problemsOf(fileWith(['rains', '1.1', '1.2']), [{ ...reason, statement: 'It poured.' }])).toEqual([
    '1.2 no longer reads "It poured.": see unsettled.mjs.',
  ]);
});

it.each([
  ['a statement without a test', fileWith(['rains', '1.1']), '1.2 has no test: "It pours."'],
  [
    'a number without a statement',
    fileWith(['rains', '1.1', '1.2', '1.3']),
    'a.test.ts › rains: the specification has no statement 1.3.',
  ],
  [
    'a misplaced comment',
    { ...fileWith(['rains', '1.1', '1.2']), strayTags: 2 },
    'a.test.ts: 2 @spec comments are above no test.',
  ],
])('reports %s', (_, file, problem) => {
  expect(problemsOf(file)).toEqual([problem]);
});
