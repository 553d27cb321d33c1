import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { freePort } from '../server/src/testing/free-port';

export interface ChildServer {
  url: string;
  pid: number;
  /** From the start of the process to the first response. */
  startMs: number;
  stop: () => Promise<void>;
}

export const root = fileURLToPath(new URL('../', import.meta.url));

const pollMs = 25;
const startTimeoutMs = 120_000;
const stopTimeoutMs = 20_000;

/** Passes a free port in `PORT`. @throws when it ends or is not ready in time; it is stopped then. */
export async function startChild(
  args: readonly string[],
  env: Record<string, string>,
  readyPath: string,
): Promise<ChildServer> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-10_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exit = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const isLate = await Promise.race([exit, setTimeout(stopTimeoutMs, true, { ref: false })]);
    if (isLate === true) child.kill('SIGKILL');
    await exit;
  };

  const url = `http://127.0.0.1:${port}`;
  const deadline = began + startTimeoutMs;
  while (performance.now() < deadline && child.exitCode === null) {
    const response = await fetch(`${url}${readyPath}`).catch(() => undefined);
    if (response?.ok) return { url, pid: child.pid ?? 0, startMs: performance.now() - began, stop };
    await setTimeout(pollMs);
  }
  await stop();
  throw new Error(`The server did not start:\n${output}`);
}
