import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

import { StartupError } from '../../startup/startup-error';
import { copyPreparedData } from '../../testing/prepared-data';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './index';
import { messages } from './messages';

let folder: string;
const running = new Set<EmbeddedPostgres>();
const children = new Set<ChildProcess>();

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'az-test-'));
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const database of running) await database.stop();
  children.clear();
  running.clear();
  await rm(folder, { recursive: true, force: true });
});

/** Without creating a cluster. */
async function startPrepared(): Promise<EmbeddedPostgres> {
  await copyPreparedData(folder);
  return start();
}

async function start(dataDir = folder): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir });
  running.add(database);
  return database;
}

async function stop(database: EmbeddedPostgres): Promise<void> {
  running.delete(database);
  await database.stop();
}

async function query({ connection }: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function startOwner(): Promise<ChildProcess> {
  await copyPreparedData(folder);
  const child = spawn(process.execPath, [inject('databaseOwnerEntry'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  await once(child.stdout, 'data');
  return child;
}

async function killHard(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
}

describe('a new embedded database', () => {
  let dataDir: string;
  let database: EmbeddedPostgres;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'az-test-'));
    database = await startEmbeddedPostgres({ dataDir });
  });

  afterAll(async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('runs with checksums, fsync and its own Unicode rules', async () => {
    const rows = await query(
      database,
      `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
              current_setting('listen_addresses') as listens, lower('ÄÖ') as lower, current_database() as name`,
    );

    expect(rows).toEqual([{ fsync: 'on', checksums: 'on', listens: '', lower: 'äö', name: 'alphazone' }]);
  });

  it('lets only its user reach the socket', async () => {
    const { mode } = await stat(String(database.connection.host));

    expect(mode & 0o777).toBe(0o700);
  });

  it('refuses a second server on the same folder and names the first', async () => {
    const refusal = startEmbeddedPostgres({ dataDir });

    await expect(refusal).rejects.toBeInstanceOf(StartupError);
    await expect(refusal).rejects.toThrow(
      `Another server or command (process ${process.pid}) uses the data folder ${dataDir}. ` +
        'Stop the server, wait for the command (such as a restore), or set DATA_DIR to another folder.',
    );
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('the embedded database', () => {
  it('keeps its data after a restart', async () => {
    const first = await startPrepared();
    await query(first, 'create table kept as select 42 as answer');
    await stop(first);

    expect(await query(await start(), 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('recovers after its server was killed', async () => {
    await killHard(await startOwner());

    expect(await query(await start(), 'select * from kept')).toEqual([{ line: 'committed' }]);
  });

  it('stops when its server is killed', async () => {
    const owner = await startOwner();
    const pid = await postmasterPid();

    await killHard(owner);

    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  });

  it.runIf(process.platform === 'linux')('is taken over when it outlived its killed server', async () => {
    const owner = await startOwner();
    const orphan = await postmasterPid();
    process.kill(await watcherPid(), 'SIGKILL');
    await killHard(owner);
    expect(isAlive(orphan)).toBe(true);

    const rows = await query(await start(), 'select * from kept');

    expect(rows).toEqual([{ line: 'committed' }]);
    expect(await postmasterPid()).not.toBe(orphan);
  });

  it('does not kill an unrelated process that reuses the pid of a dead database', async () => {
    const first = await startPrepared();
    const pidFile = path.join(folder, 'postgres/postmaster.pid');
    const text = await readFile(pidFile, 'utf8');
    await stop(first);
    const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    children.add(bystander);
    await writeFile(pidFile, text.replace(/^\d+/, String(bystander.pid)));

    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(bystander.exitCode).toBeNull();
  });

  it('waits for a command that works beside a server', async () => {
    await copyPreparedData(folder);
    const command = await startEmbeddedPostgres({ dataDir: folder, isAwaited: true });
    running.add(command);
    const warnings: string[] = [];

    const server = startEmbeddedPostgres({
      dataDir: folder,
      waitUntil: new AbortController().signal,
      warn: (line) => warnings.push(line),
    });
    void server.then(
      (database) => running.add(database),
      () => undefined,
    );
    await expect
      .poll(() => warnings, { timeout: 10_000 })
      .toEqual([messages.waiting(folder, String(process.pid))]);
    await stop(command);

    expect(await query(await server, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(
      startEmbeddedPostgres({ dataDir: folder, waitUntil: new AbortController().signal }),
    ).rejects.toThrow('Another server');
  });

  it('stops waiting when a signal arrives', async () => {
    await copyPreparedData(folder);
    running.add(await startEmbeddedPostgres({ dataDir: folder, isAwaited: true }));
    const stopping = new AbortController();

    const server = startEmbeddedPostgres({
      dataDir: folder,
      waitUntil: stopping.signal,
      warn: () => {
        stopping.abort();
      },
    });

    await expect(server).rejects.toThrow('Another server');
  });

  it('lets exactly one of several concurrent servers start', async () => {
    const results = await Promise.allSettled([start(), start(), start()]);

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('starts in a folder whose path is too long for a socket', async () => {
    const long = path.join(folder, 'x'.repeat(200));
    const database = await start(long);
    const socketFolder = String(database.connection.host);

    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop(database);
    await expect(readdir(socketFolder)).rejects.toThrow('ENOENT');
  });

  it('starts over when a crash interrupted the creation of the database', async () => {
    await mkdir(path.join(folder, 'postgres.new-crashed/base'), { recursive: true });

    await start();

    expect(await readdir(folder)).not.toContain('postgres.new-crashed');
  });

  it.runIf(process.getuid?.() === 0)('is not taken over by root from an ordinary user’s server', async () => {
    const cluster = path.join(folder, 'postgres');
    await mkdir(cluster);
    await writeFile(path.join(cluster, 'PG_VERSION'), '17');
    for (const owned of [cluster, folder]) await chown(owned, 4_242, 4_242);

    await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
      `The folder ${folder} belongs to another user (number 4242).`,
    );
    expect((await stat(cluster)).uid).toBe(4_242);
  });

  it('does not take a database that it may not see for none', async () => {
    // A link to itself fails like another user's folder: not with ENOENT.
    await symlink('postgres', path.join(folder, 'postgres'));

    await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
      `The data folder ${folder}/postgres cannot be used: ELOOP`,
    );
  });

  it('names an unusable data folder', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');

    await expect(startEmbeddedPostgres({ dataDir: file })).rejects.toThrow(
      `The data folder ${file} cannot be used`,
    );
  });

  it.runIf(process.platform === 'linux')(
    'names the data folder when its lock cannot be written',
    async () => {
      await symlink('/dev/full', path.join(folder, 'server.lock'));

      const refusal = startEmbeddedPostgres({ dataDir: folder });

      await expect(refusal).rejects.toBeInstanceOf(StartupError);
      await expect(refusal).rejects.toThrow(`The data folder ${folder} cannot be used`);
    },
  );
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function watcherPid(): Promise<number> {
  for (const name of await readdir('/proc')) {
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (command.startsWith('sh\0-c\0') && command.includes(`\0${folder}/postgres\0`)) return Number(name);
  }
  throw new Error('There is no watcher.');
}
