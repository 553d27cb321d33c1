import { expect, it } from 'vitest';

import { coverageOf } from './coverage.mjs';

const section = { number: '1', title: 'First' };
const statements = [
  { number: '1.1', section, text: 'It rains.' },
  { number: '1.2', section, text: 'It pours.' },
];
const files = { 'a.test.ts': ['weather › rains', 'pours', 'rain › ends', 'snow › ends'] };
const problemsOf = (entries, unsettled = []) =>
  coverageOf(statements, entries, (file) => files[file], unsettled).problems;
const entry = (statement, ...tests) => ({ section: '1', statement, tests });
const rains = entry('It rains.', 'a.test.ts › rains');
const pours = entry('It pours.', 'a.test.ts › pours');

it('finds nothing wrong when a test shows every statement, and gives each its tests', () => {
  const { rows, problems } = coverageOf(statements, [rains, pours], (file) => files[file], []);
  expect(problems).toEqual([]);
  expect(rows.map(({ number, tests }) => [number, tests])).toEqual([
    ['1.1', ['a.test.ts › rains']],
    ['1.2', ['a.test.ts › pours']],
  ]);
});

it('takes a reason in place of tests from the closed list alone, and not both', () => {
  const reason = { number: '1.2', statement: 'It pours.', reason: 'It is about the weather.' };
  const { rows, problems } = coverageOf(statements, [rains], (file) => files[file], [reason]);
  expect(problems).toEqual([]);
  expect(rows[1]).toMatchObject({ tests: [], none: 'It is about the weather.' });

  expect(problemsOf([rains, pours], [reason])).toEqual([
    '1.2 is in the map and has a reason to have no tests.',
  ]);
  expect(problemsOf([rains, { section: '1', statement: 'It pours.', none: 'Because.' }])).toEqual([
    '1.2 has no test: "It pours."',
  ]);
  expect(problemsOf([rains, pours], [{ ...reason, number: '1.3' }])).toEqual([
    '1.3 is not "It pours." any more: see unsettled.mjs.',
  ]);
});

it.each([
  ['a statement without an entry', [rains], '1.2 has no test: "It pours."'],
  ['a statement without a test', [rains, entry('It pours.')], '1.2 has no test: "It pours."'],
  ['a statement mapped twice', [rains, pours, pours], '1.2 stands in the map 2 times: "It pours."'],
  [
    'a statement that is gone',
    [rains, pours, entry('It snows.', 'a.test.ts › pours')],
    'Section 1 has no statement "It snows." any more.',
  ],
  [
    'a file that is gone',
    [rains, entry('It pours.', 'b.test.ts › pours')],
    '1.2: there is no file b.test.ts.',
  ],
  [
    'a test that is gone',
    [rains, entry('It pours.', 'a.test.ts › our')],
    '1.2: a.test.ts has no test "our".',
  ],
  [
    'a name that two tests have',
    [rains, entry('It pours.', 'a.test.ts › ends')],
    '1.2: a.test.ts has 2 tests "ends": name the group too.',
  ],
])('names %s', (_, entries, problem) => {
  expect(problemsOf(entries)).toEqual([problem]);
});
