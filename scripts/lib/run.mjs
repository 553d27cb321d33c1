import { spawn } from 'node:child_process';

import { root } from './install.mjs';

/**
 * Finds binaries of node_modules by name.
 * @param {string} command
 * @param {readonly string[]} [args]
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Promise<number>}
 */
export function run(command, args = [], env = {}) {
  return exitOf(start(command, args, env, 'inherit'));
}

/**
 * Like `run`, for commands whose failure ends the program.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 * @throws When the command fails.
 */
export async function runOrThrow(command, args, env = {}) {
  const code = await run(command, args, env);
  if (code !== 0) throw new Error(`${command} ${args[0]} failed: see the messages above.`);
}

/**
 * Returns stdout and stderr instead of showing them.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(command, args, env = {}) {
  const child = start(command, args, env, 'pipe');
  /** @type {Buffer[]} */
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  const code = await exitOf(child);
  return { code, output: Buffer.concat(chunks).toString() };
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 * @param {'inherit' | 'pipe'} output
 */
function start(command, args, env, output) {
  return spawn(command, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // Not "exit": the pipes may still hold output.
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
