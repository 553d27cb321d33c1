import { spawnSync } from 'node:child_process';

import { root } from '../install.mjs';
import { UsageError } from './options.mjs';

/**
 * Includes uncommitted, untracked and deleted files.
 * @param {string} commit
 * @param {string} [folder] The repository.
 * @returns {string[]} Paths relative to the root of the repository.
 * @throws {UsageError} When git does not know the commit.
 */
export function changedFiles(commit, folder = root) {
  /** @param {readonly string[]} args */
  const git = (...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  /** @param {readonly string[]} args */
  const files = (...args) =>
    git(...args, '-z')
      .stdout.split('\0')
      .filter(Boolean);

  // A single-branch clone has main only as origin/main.
  const bases = [commit, `origin/${commit}`].map((name) => git('merge-base', name, 'HEAD').stdout?.trim());
  const base = bases.find(Boolean);
  if (!base) throw new UsageError(`git finds no commit in common with "${commit}".`);
  return [
    ...new Set([
      // Without renames, a moved file also counts at its old path.
      ...files('diff', '--name-only', '--no-renames', base),
      ...files('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}
