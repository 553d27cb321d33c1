// Runs a program of this repository and resolves with its exit code.
import { spawn } from 'node:child_process';

import { root } from './install.mjs';

/** Runs `command` at the root with its output shown. Binaries of node_modules are found by name. */
export function run(command, args = [], env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...env, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
