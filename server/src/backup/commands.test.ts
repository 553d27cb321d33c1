import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { OutcomeUnknown } from './backup-error';
import { commands } from './commands';
import { runCommand, type Command } from './run-command';

let folder: string;
let out: string;
let err: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'az-test-'));
  out = '';
  err = '';
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const around = (env: NodeJS.ProcessEnv = {}) => ({
  env: { DATA_DIR: folder, ...env },
  out: (text: string) => (out += text),
  err: (text: string) => (err += text),
});

const unreachable = 'postgres://forum:s3cret@127.0.0.1:1/forum';

describe.each(Object.entries(commands))('%s', (name, command) => {
  it('prints its usage', async () => {
    expect(await command(['--help'], around())).toBe(0);
    expect(out).toContain(`Usage: npm run ${name}`);
    expect(err).toBe('');
  });

  it.each([[['--nonsense']], [['one', 'two']], [['--to']], [['--from']], [['--to', '']]])(
    'reports the invalid argument %j and exits with 2',
    async (args) => {
      expect(await command(args, around())).toBe(2);
      expect(err).toContain(args[0]);
      expect(err).toContain(`Usage: npm run ${name}`);
      expect(out).toBe('');
    },
  );

  it('reports invalid settings and exits with 1', async () => {
    expect(await command(['--help'], around({ PORT: 'many' }))).toBe(0);
    const args = { backup: [], restore: ['--from', folder], move: ['--to', unreachable] }[name] ?? [];
    expect(await command(args, around({ PORT: 'many' }))).toBe(1);
    expect(err).toContain('PORT must be a whole number');
  });

  it('creates no files when it fails', async () => {
    const args = { backup: [], restore: ['--from', folder], move: ['--to', unreachable] }[name] ?? [];
    expect(await command(args, around())).toBe(1);
    expect(err).toMatch(/There is no database in|is not a complete backup/);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('another user', () => {
  it.each([
    ['backup', commands.backup, {}],
    ['backup with DATABASE_URL', commands.backup, { DATABASE_URL: unreachable }],
    ['doctor', commands.doctor, {}],
  ])('learns the owner of the data folder from %s', async (_, command, env) => {
    const owner = process.getuid?.();
    vi.spyOn(process, 'getuid').mockReturnValue(4_242);

    expect(await command([], around(env))).toBe(1);
    expect(err).toContain(`The folder ${folder} belongs to another user (number ${owner}).`);
  });

  it('learns from restore that the backup may not be read', async () => {
    // A link to itself fails like a folder that must not be entered: not with ENOENT.
    await symlink('loop', path.join(folder, 'loop'));

    expect(await commands.restore(['--from', path.join(folder, 'loop')], around())).toBe(1);
    expect(err).toContain('is not a complete backup: manifest.json cannot be read (ELOOP');
  });
});

describe('an unreachable database', () => {
  it('is reported without its password', async () => {
    expect(await commands.backup([], around({ DATABASE_URL: unreachable }))).toBe(1);

    expect(err).toContain('The database at 127.0.0.1:1/forum cannot be used');
    expect(err).toContain('Check its address and password');
    expect(err).not.toContain('s3cret');
  });

  it('is not printed when the URL is invalid', async () => {
    expect(await commands.move(['--to', 'mysql://forum:s3cret@host/forum'], around())).toBe(2);

    expect(err).toContain('--to must look like postgres://');
    expect(await commands.move([unreachable], around())).toBe(2);
    expect(err).toContain("Unexpected argument '…'");
    expect(err).not.toContain('s3cret');
  });
});

describe('a command', () => {
  const command = (run: Command['run']) => runCommand({ help: 'Help.', option: 'to', run });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('rolls back once on repeated %s', async (signal, code) => {
    const listeners = process.listenerCount(signal);
    let rollbacks = 0;
    const interrupted = command(({ signal: interruption }) => {
      process.emit(signal, signal);
      process.emit(signal, signal);
      rollbacks += 1;
      return Promise.reject(interruption.aborted ? new Error('aborted') : new Error('not aborted'));
    });

    expect(await interrupted([], around())).toBe(code);
    expect(rollbacks).toBe(1);
    expect(err).toBe('Interrupted. Nothing was left behind.\n');
    expect(process.listenerCount(signal)).toBe(listeners);
  });

  it('says what an interrupted restore may have left behind', async () => {
    const interrupted = command(() => {
      process.emit('SIGTERM', 'SIGTERM');
      return Promise.reject(new OutcomeUnknown('The files remain.'));
    });

    expect(await interrupted([], around())).toBe(143);
    expect(err).toBe('The files remain.\n');
  });

  it.each([
    ['ENOSPC', 'The disk is full.'],
    ['EACCES', 'This user may not write to /backups.'],
  ])('explains %s', async (errorCode, text) => {
    const failing = command(() =>
      Promise.reject(Object.assign(new Error('errno'), { code: errorCode, path: '/backups' })),
    );

    expect(await failing([], around())).toBe(1);
    expect(err).toContain(text);
  });
});
