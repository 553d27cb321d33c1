import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';

import type { Binaries } from './binaries';
import { postgresEnv } from './cluster';
import { createLogTail } from './log-tail';
import type { RunAs } from './run-as';

export interface Postmaster {
  ended: Promise<string>;
  /** Closes connections, flushes and waits for the exit (a "fast" shutdown). */
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  binaries: Binaries;
  runAs: RunAs;
  cluster: string;
  socketFolder: string;
  log: (line: string) => void;
  isDisposable: boolean;
}

/**
 * Starts `postgres` with a watcher that reads from a pipe to us. If the pipe closes without a line, we were
 * killed, and the watcher stops PostgreSQL. The watcher is orphaned on purpose: PostgreSQL must not have an
 * unknown child. `exec` makes PostgreSQL our own child.
 */
const withWatcher =
  '( { read -r word <&3; [ "$word" ] || kill -INT $$; } 2>/dev/null & ); exec 3<&-; exec "$@"';

const stopTimeoutMs = 20_000;

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
  const child = spawn('sh', ['-c', withWatcher, 'sh', ...command], {
    ...runAs.ids,
    cwd: '/',
    env: postgresEnv(),
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    // A separate session: Ctrl-C must reach only us, so that we can finish requests first.
    detached: true,
  });
  const stderr = pipeOf(child, 2);
  const lifeline = pipeOf(child, 3);
  lifeline.on('error', () => undefined);

  const ended = followToEnd(child, stderr, log).finally(() => lifeline.end('ended\n'));
  // Lets this process exit: PostgreSQL stops when the pipe closes.
  child.unref();
  stderr.unref();
  lifeline.unref();

  return {
    ended,
    async stop() {
      child.ref();
      child.kill('SIGINT');
      const forceStop = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs);
      await ended.finally(() => {
        clearTimeout(forceStop);
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
  const tail = createLogTail();
  const lines = createInterface({ input: stderr });
  lines.on('line', (line) => {
    tail.add(line);
    log(line);
  });
  return new Promise((resolve) => {
    const end = (reason: string) => () => {
      setTimeout(() => {
        lines.close();
        stderr.destroy();
        resolve(tail.text() || reason);
      }, 20);
    };
    child.once('error', (error) => {
      end(error.message)();
    });
    child.once('exit', end('It exited without a message.'));
  });
}
