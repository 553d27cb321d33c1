import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { root } from './install.mjs';

const maxLines = 12;

/**
 * @typedef {{ passed: number, failures: string[] }} Outcome Each failure is `file › title` and an indented message.
 */

/** @returns {Outcome} */
export function jestOutcome({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that fails to load lists no tests.
    if (failed.length === 0 && status === 'failed') return [failure([file], message)];
    return failed.map(({ fullName, failureMessages }) => failure([file, fullName], failureMessages[0]));
  });
  return { passed: numPassedTests, failures };
}

/**
 * Tests that pass only on a retry count as failed.
 * @returns {Outcome}
 */
export function playwrightOutcome({ stats, suites, errors }) {
  const failures = suites.flatMap((suite) => failuresIn(suite, []));
  return {
    passed: stats.expected,
    failures: [...failures, ...errors.map(({ message }) => failure(['outside the tests'], message))],
  };
}

function failuresIn({ title, suites = [], specs = [] }, above) {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error;
        return failure([`[${projectName}]`, ...path, spec.title], error?.message);
      }),
  );
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, path))];
}

function failure(path, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return [path.join(' › '), ...lines.slice(0, maxLines).map((line) => `    ${line}`)].join('\n');
}
