import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { cruise } from 'dependency-cruiser';

import rules from '../../../.dependency-cruiser.mjs';
import { root } from '../install.mjs';

/**
 * @typedef {ReadonlyMap<string, ReadonlySet<string>>} Graph The files that each module uses, as paths from the root.
 */

const folders = [
  '.storybook',
  'client',
  'machines',
  'react',
  'ui',
  'app',
  'server',
  'create',
  'stories',
  'e2e',
  'examples',
  'scripts',
  'bench',
  'playwright.config.ts',
];

/**
 * @param {string[]} [from] Folders and files to start from.
 * @returns {Promise<Graph>}
 */
export async function readGraph(from = folders) {
  const { output } = await cruise(from, { ...rules.options, tsConfig: undefined, baseDir: root });
  if (typeof output === 'string') throw new Error('dependency-cruiser returned no modules.');
  const tracked = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).stdout.split('\0');
  const named = namedFiles(tracked.filter(Boolean));

  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const { source, dependencies } of output.modules) {
    if (!isModule(source) || source.includes('node_modules/')) continue;
    const text = readFileSync(join(root, source), 'utf8');
    graph.set(source, new Set([...dependencies.map(({ resolved }) => resolved), ...named(source, text)]));
  }
  return graph;
}

/** @param {string} path */
export const isModule = (path) => /\.[cm]?[jt]sx?$/.test(path);

/**
 * Finds the files that a source names in strings, as in `join(root, 'docs', 'operating.md')`. A folder that ends in a
 * slash counts as all its files. So does the package folder of a test that lists folders recursively or imports by a pattern.
 * Overestimates: an ambiguous name matches every file that ends with it.
 *
 * @param {readonly string[]} files All files of the repository.
 * @returns {(source: string, text: string) => string[]}
 */
export function namedFiles(files) {
  /** @type {Map<string, string[]>} */
  const byName = new Map();
  for (const file of files) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }

  return (source, text) => [
    ...(isTest(source) && /readdir\w*\([^)]*recursive: true|import\.meta\.glob/.test(text)
      ? files.filter(isBeside(source))
      : []),
    ...[...text.matchAll(/'([^'\s]+)'|"([^"\s]+)"|`([^`\s$]+)`/g)].flatMap(([, a, b, c]) => {
      const literal = a ?? b ?? c ?? '';
      if (literal.startsWith('/')) return [];
      if (literal.endsWith('/')) {
        const folder = normalize(join(dirname(source), literal));
        return folder.startsWith('.') ? [] : files.filter((file) => file.startsWith(folder));
      }
      const path = literal.replace(/^(\.\.?\/)+/, '');
      const name = path.slice(path.lastIndexOf('/') + 1);
      return (byName.get(name) ?? []).filter((file) => file === path || file.endsWith(`/${path}`));
    }),
  ];
}

/** @param {string} path */
const isTest = (path) => path.includes('.test.');

/** @param {string} source */
const isBeside = (source) => (/** @type {string} */ file) =>
  file.startsWith(source.slice(0, source.indexOf('/') + 1));

/**
 * @param {Graph} graph
 * @param {readonly string[]} from
 * @param {(file: string) => boolean} [isFollowed] Whether to include the files that this one uses.
 * @returns {ReadonlySet<string>}
 */
export function reachedFrom(graph, from, isFollowed = () => true) {
  const reached = new Set(from);
  for (const file of reached) {
    if (!isFollowed(file)) continue;
    for (const used of graph.get(file) ?? []) reached.add(used);
  }
  return reached;
}
