import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repositoryRoot } from './repository-root';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(repositoryRoot(), 'server/bin/alphazone.mjs'), ...args], {
    encoding: 'utf8',
  });

describe('alphazone', () => {
  it.each(['--help', '-h', 'help', 'start --help'])('prints its usage for %s', (args) => {
    const { status, stdout, stderr } = run(...args.split(' '));

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: alphazone \[start \| backup \| restore \| move \| doctor\]/);
    for (const name of ['start', 'backup', 'restore', 'move', 'doctor'])
      expect(stdout).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
  });

  it('prints its usage for an unknown command', () => {
    const { status, stderr } = run('toString');

    expect(status).toBe(1);
    expect(stderr).toMatch(/^Unknown command: toString\n\nUsage: /);
  });

  it('starts no server that would ignore an argument', () => {
    const { status, stderr } = run('start', '--port', '8080');

    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^start takes no arguments, not --port 8080: settings are environment variables\.\n\nUsage: /,
    );
  });
});
