import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { freePort } from '../../server/src/testing/free-port';
import { makeDataFolder } from './dataTemplate';
import type { ForumServer } from './forum';

const administrator = { email: 'admin@example.org', password: 'first password 1' };

const stopTimeoutMs = 30_000;
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The tests have their own zones: a checkout may change site.json. */
const siteFile = fileURLToPath(new URL('../site.json', import.meta.url));

/** Environment variables. A function gets the server's URL. */
export type ServerSettings = Record<string, string> | ((url: string) => Promise<Record<string, string>>);

const lateMs = process.env['LATE_MS'];
/** Delays responses, to find tests that depend on their order. */
const late =
  lateMs === undefined ? {} : { LATE_MS: lateMs, NODE_OPTIONS: '--import ./scripts/lib/late-responses.mjs' };

const pollMs = 25;
const startTimeoutMs = 60_000;

export class AlphazoneServer implements ForumServer {
  readonly administrator = administrator;
  private process: ChildProcess | undefined;

  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly environment: Record<string, string>,
  ) {}

  /** @param settings Further environment variables. */
  static async start(settings: ServerSettings = {}): Promise<AlphazoneServer> {
    return AlphazoneServer.startOn(await makeDataFolder(), settings);
  }

  static async startOn(folder: string, settings: ServerSettings = {}): Promise<AlphazoneServer> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const server = new AlphazoneServer(url, folder, {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      SITE_FILE: siteFile,
      SEED: 'none',
      RATE_LIMITS: 'off',
      SERVICE_WORKER: 'off',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'error',
      NODE_ENV: 'test',
      TEST_PASSWORD_COST: 'minimal',
      ...(typeof settings === 'function' ? await settings(url) : settings),
    });
    try {
      await server.resume();
    } catch (error) {
      await server.stop();
      throw error;
    }
    return server;
  }

  async resume(): Promise<void> {
    const child = spawn(process.execPath, ['server/dist/main.js'], {
      cwd: root,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: process.env['HOME'] ?? '',
        ...late,
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));

    child.once('exit', (code, signal) => {
      // The server exited unexpectedly: failing tests would not say why.
      if (this.process === child) process.stderr.write(`The server ended (${code ?? signal}):\n${output}\n`);
    });

    const deadline = performance.now() + startTimeoutMs;
    while (performance.now() < deadline) {
      if (hasExited(child)) throw new Error(`The server ended while starting:\n${output}`);
      if (isReady(output)) return;
      await setTimeout(pollMs);
    }
    throw new Error(`The server was not ready within ${startTimeoutMs / 1000} seconds:\n${output}`);
  }

  async pause(): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (!child || hasExited(child)) return;
    const exited = once(child, 'exit', { signal: AbortSignal.timeout(stopTimeoutMs) });
    child.kill('SIGTERM');
    await exited;
  }

  async stop(): Promise<void> {
    await this.pause();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Not by a request: another run's server may have taken the port. */
const isReady = (output: string) => output.includes(' is ready: ');

const hasExited = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
