import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';

import type { Binaries } from './binaries';
import { postgresEnv } from './cluster';
import type { RunAs } from './run-as';

/** A running `postgres`. */
export interface Postmaster {
  /** Resolves when it has ended, for whatever reason, with the last lines that it said. */
  ended: Promise<string>;
  /** Ends open connections, writes everything out and waits for the end (a "fast" shutdown). */
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  binaries: Binaries;
  runAs: RunAs;
  cluster: string;
  socketFolder: string;
  /** Gets every line that PostgreSQL says. */
  log: (line: string) => void;
  /** Commits are not flushed to disk. */
  isDisposable: boolean;
}

/**
 * Starts `postgres`, bound to our life by a pipe: a watcher waits for a word on it, and when the pipe
 * ends without one (we were killed), tells PostgreSQL to stop. The watcher is nobody's child, so that
 * PostgreSQL is not surprised by it, and `exec` leaves PostgreSQL itself as our child.
 */
const underWatch =
  '( { read -r word <&3; [ "$word" ] || kill -INT $$; } 2>/dev/null & ); exec 3<&-; exec "$@"';

const patience = 20_000;
const keptLines = 20;

const unflushed = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export function startPostmaster({
  binaries,
  runAs,
  cluster,
  socketFolder,
  log,
  isDisposable,
}: PostmasterOptions): Postmaster {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder.replaceAll('"', '""').replace(/^.*$/s, '"$&"'),
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(isDisposable && unflushed),
  };
  const command = [
    ...runAs.prefix,
    binaries.postgres,
    ...['-D', cluster, '-p', '5432'],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn('sh', ['-c', underWatch, 'sh', ...command], {
    ...runAs.ids,
    cwd: '/',
    env: postgresEnv(),
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    // A session of its own: Ctrl-C in the terminal must reach us alone, who finish requests first.
    detached: true,
  });
  const stderr = pipeOf(child, 2);
  const lifeline = pipeOf(child, 3);
  lifeline.on('error', () => undefined);

  const ended = followToEnd(child, stderr, log).finally(() => lifeline.end('ended\n'));
  // Nobody has to wait for the database to let this process end: the lifeline ends with it.
  child.unref();
  stderr.unref();
  lifeline.unref();

  return {
    ended,
    async stop() {
      child.ref();
      child.kill('SIGINT');
      const impatient = setTimeout(() => child.kill('SIGQUIT'), patience);
      await ended.finally(() => {
        clearTimeout(impatient);
      });
    },
  };
}

function pipeOf(child: ChildProcess, fd: number): Socket {
  const pipe = child.stdio[fd];
  if (!(pipe instanceof Socket)) throw new TypeError(`File ${fd} of the child process is no pipe.`);
  return pipe;
}

function followToEnd(child: ChildProcess, stderr: Socket, log: (line: string) => void): Promise<string> {
  const tail: string[] = [];
  const lines = createInterface({ input: stderr });
  lines.on('line', (line) => {
    tail.push(line);
    if (tail.length > keptLines) tail.shift();
    log(line);
  });
  return new Promise((resolve) => {
    const end = (reason: string) => () => {
      // Lines already written arrive a moment after the exit.
      setTimeout(() => {
        lines.close();
        stderr.destroy();
        resolve(tail.join('\n') || reason);
      }, 20);
    };
    child.once('error', (error) => {
      end(error.message)();
    });
    child.once('exit', end('It ended without a message.'));
  });
}
