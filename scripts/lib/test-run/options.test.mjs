import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { readOptions } from './options.mjs';
import { steps } from './steps.mjs';

const known = ['lint', 'unit', 'e2e'];
const here = { isCi: false };

describe('readOptions', () => {
  it('selects all steps without arguments', () => {
    expect(readOptions([], known, here)).toEqual({ names: [] });
  });

  it('parses step names', () => {
    expect(readOptions(['unit', 'e2e'], known, here)).toEqual({ names: ['unit', 'e2e'] });
  });

  it('refuses an unknown step and lists the known ones', () => {
    expect(() => readOptions(['unit', 'lnit'], known, here)).toThrow(
      'No step is called "lnit". The steps: lint, unit, e2e.',
    );
  });

  it.each([
    ['--changed', 'main'],
    ['--changed=HEAD~3', 'HEAD~3'],
  ])('parses the commit to compare with: %s', (arg, changedSince) => {
    expect(readOptions([arg], known, here)).toEqual({ names: [], changedSince });
  });

  it('refuses --changed in CI, which runs everything', () => {
    expect(() => readOptions(['--changed'], known, { isCi: true })).toThrow('CI runs everything');
  });
});

describe('npm test', () => {
  it('fails for an unknown step and runs nothing', () => {
    const script = fileURLToPath(new URL('../../test.mjs', import.meta.url));
    const { status, stderr, stdout } = spawnSync(process.execPath, [script, 'lnit'], { encoding: 'utf8' });

    expect(stderr).toContain('No step is called "lnit"');
    expect(stderr).toContain(steps.map(({ name }) => name).join(', '));
    expect(stdout).not.toContain('passed');
    expect(status).toBe(1);
  });
});
