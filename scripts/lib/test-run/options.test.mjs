import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { readOptions } from './options.mjs';
import { steps } from './steps.mjs';

const known = ['lint', 'unit', 'e2e'];
const here = { isCi: false };

describe('readOptions', () => {
  it('runs everything without arguments', () => {
    expect(readOptions([], known, here)).toEqual({ names: [] });
  });

  it('takes names of steps', () => {
    expect(readOptions(['unit', 'e2e'], known, here)).toEqual({ names: ['unit', 'e2e'] });
  });

  it('refuses a name that is no step, and lists the steps', () => {
    expect(() => readOptions(['unit', 'lnit'], known, here)).toThrow(
      'No step is called "lnit". The steps: lint, unit, e2e.',
    );
  });

  it.each([
    ['--changed', 'main'],
    ['--changed=HEAD~3', 'HEAD~3'],
  ])('compares with a commit: %s', (arg, changedSince) => {
    expect(readOptions([arg], known, here)).toEqual({ names: [], changedSince });
  });

  it('refuses --changed in CI, which runs everything', () => {
    expect(() => readOptions(['--changed'], known, { isCi: true })).toThrow('CI runs everything');
  });
});

describe('npm test', () => {
  it('fails for a name that is no step and runs nothing', () => {
    const script = fileURLToPath(new URL('../../test.mjs', import.meta.url));
    const { status, stderr, stdout } = spawnSync(process.execPath, [script, 'lnit'], { encoding: 'utf8' });

    expect(stderr).toContain('No step is called "lnit"');
    expect(stderr).toContain(steps.map(({ name }) => name).join(', '));
    expect(stdout).not.toContain('passed');
    expect(status).toBe(1);
  });
});
