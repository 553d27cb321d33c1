import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from './free-port';

export interface RedisProcess {
  url: string;
  kill: () => Promise<void>;
  /** Leaves connections open, and answers nothing. */
  pause: () => void;
  resume: () => void;
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

const startTimeoutMs = 20_000;

/** @throws When Redis is not installed. `npm test` tries to install it. */
export async function startRedisProcess(): Promise<RedisProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'az-redis-'));
  const port = await freePort();
  let child = await start(port, folder);

  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async restart() {
      child = await start(port, folder);
    },
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function start(port: number, folder: string): Promise<ChildProcess> {
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no', daemonize: 'no' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timeout);
      child.kill('SIGKILL');
      reject(new Error(`${reason}\n${output}`));
    };
    const timeout = setTimeout(() => {
      fail('Redis was not ready in time.');
    }, startTimeoutMs);
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Ready to accept connections')) return;
      clearTimeout(timeout);
      resolve(child);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', () => {
      fail('Redis ended while starting.');
    });
    child.once('error', () => {
      fail('There is no redis-server here. Install it (Debian: apt-get install redis-server).');
    });
  });
}
