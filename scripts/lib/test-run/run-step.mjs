import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { run, runQuietly } from '../run.mjs';
import { jestOutcome, playwrightOutcome } from '../test-reports.mjs';

/** @import { Step } from './steps.mjs' */

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {number} seconds
 * @property {number} passed
 * @property {readonly string[]} failures
 */

const reporters = {
  vitest: {
    args: (/** @type {string} */ file) => [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    read: jestOutcome,
  },
  jest: {
    args: (/** @type {string} */ file) => ['--json', '--outputFile', file],
    read: jestOutcome,
  },
  playwright: {
    args: () => [],
    env: (/** @type {string} */ file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    read: playwrightOutcome,
  },
};

/**
 * @param {Step} step
 * @param {string} folder For reports and temporary files.
 * @returns {Promise<Result>}
 */
export async function runStep(step, folder) {
  const file = join(folder, `${step.name}.json`);
  const reporter = step.report && reporters[step.report];
  const args = [...step.args, ...(reporter?.args(file) ?? [])];
  const env = {
    REDOCLY_TELEMETRY: 'off',
    TMPDIR: folder,
    ...(reporter && 'env' in reporter && reporter.env(file)),
  };

  const startedAt = performance.now();
  const heading = `\n── ${step.name} ──\n`;
  let code;
  if (step.isAlone) {
    console.log(heading.trimEnd());
    code = await run(step.command, args, env);
  } else {
    const quiet = await runQuietly(step.command, args, env);
    // A single write, because steps run in parallel.
    process.stdout.write(heading + quiet.output);
    code = quiet.code;
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return {
    name: step.name,
    seconds,
    ...(reporter ? await reported(step.name, file, reporter.read, code) : checked(step.name, code)),
  };
}

/**
 * @param {string} name
 * @param {number} code
 */
const checked = (name, code) =>
  code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`${name}: see above`] };

/**
 * @param {string} name
 * @param {string} file
 * @param {(typeof reporters)[keyof typeof reporters]['read']} read
 * @param {number} code
 */
async function reported(name, file, read, code) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failures: [`${name}: ended without a report, see above`] };
  const { passed, failures } = read(JSON.parse(text));
  // A suite that exits with an error or runs no tests has failed, even without a failed test.
  if (failures.length > 0 || (code === 0 && passed > 0)) return { passed, failures };
  const why = `${passed} tests passed and none failed, but it ended with exit code ${code}`;
  return { passed, failures: [`${name}: ${why}, see above`] };
}
