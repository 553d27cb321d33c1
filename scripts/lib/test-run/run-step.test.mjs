import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { runStep } from './run-step.mjs';

let folder;
let printed;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alphazone-run-step-'));
  printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  printed.mockRestore();
  rmSync(folder, { recursive: true });
});

/** The reporter's options are in `process.argv`. */
const step = (script, options = {}) => ({
  name: 'sums',
  command: 'node',
  args: ['--eval', script, '--'],
  ...options,
});

describe('a check', () => {
  it('passes with exit code 0', async () => {
    expect(await runStep(step(''), folder)).toMatchObject({ name: 'sums', passed: 1, failures: [] });
  });

  it('fails with any other', async () => {
    const result = await runStep(step('process.exit(2)'), folder);

    expect(result).toMatchObject({ passed: 0, failures: ['sums: see above'] });
  });

  it('prints output and errors together under its name', async () => {
    await runStep(step('console.log(1 + 1); console.error("warned")'), folder);

    const [[text], ...others] = printed.mock.calls;
    expect(others).toEqual([]);
    expect(text).toMatch(/^\n── sums ──\n/);
    // stdout and stderr are separate pipes, so their order varies.
    expect(text.split('\n').slice(2).sort()).toEqual(['', '2', 'warned']);
  });
});

describe('a suite', () => {
  const suite = (numPassedTests, exitCode) =>
    step(
      `require('fs').writeFileSync(process.argv.at(-1), '${JSON.stringify({ numPassedTests, testResults: [] })}');
       process.exit(${exitCode});`,
      { report: 'jest' },
    );

  it('has the tests of its report', async () => {
    expect(await runStep(suite(3, 0), folder)).toMatchObject({ passed: 3, failures: [] });
  });

  it.each([
    [
      'exits with an error',
      suite(3, 1),
      'sums: 3 tests passed and none failed, but it ended with exit code 1, see above',
    ],
    [
      'runs no test',
      suite(0, 0),
      'sums: 0 tests passed and none failed, but it ended with exit code 0, see above',
    ],
    ['writes no report', step('', { report: 'jest' }), 'sums: ended without a report, see above'],
  ])('fails when it %s', async (_, failing, failure) => {
    expect((await runStep(failing, folder)).failures).toEqual([failure]);
  });
});
