import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { testSiteFile } from './test-site';

/** The real server in a process of its own, which a test can kill. */
export interface ServerProcess {
  url: string;
  /** What it wrote to standard output. */
  output: () => string;
  /** What it wrote to standard error. */
  errors: () => string;
  /** Sends a signal and waits for the end. @returns the exit code; null when the signal itself ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const patience = 60_000;

/**
 * Starts `main.ts` on a free port and waits until it is ready.
 *
 * @throws with what the server wrote, when it ends or is not ready after a minute.
 */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      SEED: 'none',
      RATE_LIMITS: 'off',
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
    const tooLate = setTimeout(() => {
      reject(new Error('The server was not ready in time.'));
    }, patience);
    child.stdout?.on('data', () => {
      const url = /is ready: (\S+)/.exec(output())?.[1];
      if (url === undefined) return;
      clearTimeout(tooLate);
      resolve(url);
    });
    child.once('exit', () => {
      clearTimeout(tooLate);
      // Its last lines arrive a moment after the exit.
      setTimeout(() => {
        reject(new Error('The server ended while starting.'));
      }, 50);
    });
  });
}
