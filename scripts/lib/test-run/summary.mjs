/** @import { Result } from './run-step.mjs' */

/**
 * The last line is `N passed, N failed` alone.
 * @param {readonly Result[]} results
 * @param {{ installSeconds: number, totalSeconds: number, notes?: readonly string[] }} run
 */
export function summaryOf(results, { installSeconds, totalSeconds, notes = [] }) {
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((total, result) => total + result.passed, 0);
  const width = Math.max('installation'.length, ...results.map(({ name }) => name.length));
  const line = (/** @type {string} */ name, /** @type {number} */ seconds, /** @type {string} */ verdict) =>
    `${name.padEnd(width)}  ${String(seconds).padStart(4)} s  ${verdict}`.trimEnd();

  return [
    ...(failures.length > 0 ? ['', '── failures ──', ...failures] : []),
    '',
    '── summary ──',
    line('installation', installSeconds, ''),
    ...results.map((result) => line(result.name, result.seconds, verdictOf(result))),
    line('total', totalSeconds, ''),
    ...notes.flatMap((note) => ['', note]),
    '',
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');
}

/** @param {Result} result */
const verdictOf = ({ passed, failures }) =>
  `${failures.length === 0 ? 'ok  ' : 'FAIL'}  ${passed} passed, ${failures.length} failed`;
