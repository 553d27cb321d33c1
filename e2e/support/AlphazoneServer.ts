import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import site from '../../site.json' with { type: 'json' };
import type { ForumServer } from './forum';

const administrator = { email: 'admin@example.org', password: 'first password 1' };

/** The community's settings, with a link for every manual task: tasks without one are not offered. */
const testSite = {
  ...site,
  tasks: {
    likeAndRepost: 'https://x.example/alphazone/1',
    followAccount: 'https://x.example/alphazone',
    joinGroup: 'https://t.example/alphazone',
  },
};

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The real server on an embedded database of its own, in a temporary folder and on a free port. */
export class AlphazoneServer implements ForumServer {
  readonly administrator = administrator;
  private process: ChildProcess | undefined;

  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly environment: Record<string, string>,
  ) {}

  /** @param settings environment variables besides those that every test needs */
  static async start(settings: Record<string, string> = {}): Promise<AlphazoneServer> {
    const folder = await mkdtemp(join(tmpdir(), 'alphazone-e2e-'));
    const siteFile = join(folder, 'site.json');
    await writeFile(siteFile, JSON.stringify(testSite));
    const port = await freePort();
    const server = new AlphazoneServer(`http://127.0.0.1:${port}`, folder, {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      SITE_FILE: siteFile,
      SEED: 'none',
      RATE_LIMITS: 'off',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'error',
      ...settings,
    });
    await server.resume();
    return server;
  }

  /** Starts the server's process again on what is stored. */
  async resume(): Promise<void> {
    const child = spawn(process.execPath, ['server/dist/main.js'], {
      cwd: root,
      env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));

    for (let attempt = 0; attempt < 300; attempt += 1) {
      if (child.exitCode !== null) throw new Error(`The server ended while starting:\n${output}`);
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server was not ready within 30 seconds:\n${output}`);
  }

  /** Stops the server's process and keeps what is stored. */
  async pause(): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (child?.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  /** Stops the server and removes what it stored. */
  async stop(): Promise<void> {
    await this.pause();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has an address with a port.
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
