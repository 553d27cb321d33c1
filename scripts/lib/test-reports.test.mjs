import { describe, expect, it } from 'vitest';

import { root } from './install.mjs';
import { jestOutcome, playwrightOutcome } from './test-reports.mjs';

describe('jestOutcome', () => {
  const report = (testResults) => ({ numPassedTests: 3, testResults });

  it('has no failures when all tests passed or were skipped', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'pending', fullName: 'subtracts', failureMessages: [] },
    ];
    const testResults = [{ name: `${root}a.test.ts`, status: 'passed', message: '', assertionResults }];

    expect(jestOutcome(report(testResults))).toEqual({ passed: 3, failures: [] });
  });

  it('returns file, title and message of each failure, without colours or empty lines', () => {
    const failureMessages = ['\u001B[31mexpected 1\u001B[39m\n\n  to be 2'];
    const assertionResults = [{ status: 'failed', fullName: 'Sums adds', failureMessages }];
    const testResults = [{ name: `${root}ui/a.test.ts`, status: 'failed', message: '', assertionResults }];

    expect(jestOutcome(report(testResults)).failures).toEqual([
      'ui/a.test.ts › Sums adds\n    expected 1\n      to be 2',
    ]);
  });

  it('reports a file that fails to load', () => {
    const testResults = [
      { name: `${root}a.test.ts`, status: 'failed', message: 'Cannot find b', assertionResults: [] },
    ];

    expect(jestOutcome(report(testResults)).failures).toEqual(['a.test.ts\n    Cannot find b']);
  });

  it('truncates a long message', () => {
    const failureMessages = ['line\n'.repeat(500)];
    const assertionResults = [{ status: 'failed', fullName: 'adds', failureMessages }];
    const testResults = [{ name: `${root}a.test.ts`, status: 'failed', message: '', assertionResults }];

    expect(jestOutcome(report(testResults)).failures[0]?.split('\n')).toHaveLength(13);
  });
});

describe('playwrightOutcome', () => {
  const spec = (status, results) => ({
    title: 'votes',
    tests: [{ projectName: 'plain server', status, results }],
  });
  const report = (specs, errors = []) => ({
    stats: { expected: 2 },
    suites: [{ title: 'votes.test.ts', suites: [{ title: 'Voting', specs }] }],
    errors,
  });
  const failed = [{ error: { message: 'Error: not blue' } }];

  it('has no failures when all tests passed or were skipped', () => {
    expect(playwrightOutcome(report([spec('expected', [{}]), spec('skipped', [])]))).toEqual({
      passed: 2,
      failures: [],
    });
  });

  it.each([
    ['that failed', 'unexpected', failed],
    ['that passed only on a retry', 'flaky', [...failed, {}]],
  ])('reports the project, path and message of a test %s', (_, status, results) => {
    expect(playwrightOutcome(report([spec(status, results)])).failures).toEqual([
      '[plain server] › votes.test.ts › Voting › votes\n    Error: not blue',
    ]);
  });

  it('includes errors outside tests', () => {
    expect(playwrightOutcome(report([], [{ message: 'No browser' }])).failures).toEqual([
      'outside the tests\n    No browser',
    ]);
  });
});
