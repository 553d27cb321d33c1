import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';

import { testSiteFile } from './test-site';

export interface ServerProcess {
  url: string;
  output: () => string;
  errors: () => string;
  /** Stops reading it. */
  closeOutput: () => void;
  /** @returns The exit code, or null if the signal killed it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const startTimeoutMs = 60_000;

/** @throws With the server's output when it exits or is not ready within a minute. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [inject('serverEntry')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      SEED: 'none',
      RATE_LIMITS: 'off',
      SERVER_RENDERING: 'off',
      NODE_ENV: 'test',
      TEST_PASSWORD_COST: 'minimal',
      SITE_FILE: testSiteFile,
      ...env,
    },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));

  const url = await readyUrl(child, () => output).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`${String(error)}\n${output}${errors}`);
  });
  return {
    url,
    output: () => output,
    errors: () => errors,
    closeOutput: () => void child.stdout.destroy(),
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
      return child.exitCode;
    },
  };
}

function readyUrl(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => {
      reject(new Error('The server was not ready in time.'));
    }, startTimeoutMs);
    child.stdout?.on('data', () => {
      const url = /is ready: (\S+)/.exec(output())?.[1];
      if (url === undefined) return;
      clearTimeout(timeout);
      resolve(url);
    });
    child.once('exit', () => {
      clearTimeout(timeout);
      setTimeout(() => {
        reject(new Error('The server ended while starting.'));
      }, 50);
    });
  });
}
