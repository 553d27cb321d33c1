import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { changedFiles } from './changed-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'alphazone-changed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: folder });
const write = (name, text = name) => writeFileSync(join(folder, name), text);
const commit = () => git('commit', '--quiet', '--all', '--message', 'change');

beforeAll(() => {
  git('init', '--quiet', '--initial-branch', 'main');
  for (const name of ['same.ts', 'edited.ts', 'deleted.ts', 'moved.ts', 'onMain.ts']) write(name);
  write('.gitignore', 'ignored.ts\n');
  git('add', '.');
  commit();
  git('branch', 'work');
  write('onMain.ts', 'later');
  commit();
  git('checkout', '--quiet', 'work');
});

it('returns committed, uncommitted and untracked changes, but no later ones on main', () => {
  expect(changedFiles('main', folder)).toEqual([]);

  git('mv', 'moved.ts', 'here.ts');
  commit();
  write('edited.ts', 'edited');
  rmSync(join(folder, 'deleted.ts'));
  write('new ü.ts');
  write('ignored.ts');

  expect(changedFiles('main', folder).sort()).toEqual([
    'deleted.ts',
    'edited.ts',
    'here.ts',
    'moved.ts',
    'new ü.ts',
  ]);
  expect(changedFiles('HEAD', folder).sort()).toEqual(['deleted.ts', 'edited.ts', 'new ü.ts']);
});

it('throws for a commit that git does not know', () => {
  expect(() => changedFiles('nowhere', folder)).toThrow('git finds no commit in common with "nowhere"');
});
