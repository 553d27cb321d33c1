// `npm run check:weight`: the requests and compressed JavaScript that a page loads from the build before it
// is usable. Excludes later idle-time loads and API responses.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { build } from './lib/build.mjs';
import { root } from './lib/install.mjs';

const folder = join(root, 'app/dist');

/** Slightly above the current weights: lower a budget when its page becomes lighter. */
const budgets = [
  { page: 'home', path: '/', requests: 9, kB: 153.2 },
  { page: 'feed of a zone', path: '/news', requests: 9, kB: 150 },
  { page: 'search', path: '/posts/search', requests: 9, kB: 150.2 },
  { page: 'post', path: '/Posts/1', requests: 11, kB: 167.8 },
  { page: 'profile', path: '/Users/1', requests: 11, kB: 165.2 },
  { page: 'users', path: '/Users', requests: 9, kB: 150.8 },
  { page: 'log-in', path: '/Auth', requests: 11, kB: 150.5 },
];
/** Budget of a chunk that only one route loads. */
const maxRouteKB = 30;
/** What a signed-in member's page loads beside a guest's. */
const memberBudget = { requests: 2, kB: 3.5 };

await build(['app']);

const page = readFileSync(join(folder, 'index.html'), 'utf8');
/** @type {[string, string[]][]} */
const routes = JSON.parse(readFileSync(join(folder, 'preloads.json'), 'utf8'));
const inPage = [...page.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+)"/g)]
  .map(([, file = '']) => file)
  .filter((file) => existsSync(join(folder, file)) && !/\.(?:svg|png)$/.test(file));

let isOver = false;
/** @type {ReadonlySet<string>} */
let ofZone = new Set();
for (const { page: name, path, requests, kB } of budgets) {
  const [, ofRoute = []] = routes.find(([pattern]) => new RegExp(pattern, 'i').test(path)) ?? [];
  const files = [...new Set([...inPage, ...ofRoute])];
  const scripts = files.filter((file) => file.endsWith('.js'));
  if (path === '/news') ofZone = new Set(scripts);
  const size = sum(scripts);
  // The page itself is a request too.
  report(name, files.length + 1, requests, 'requests');
  report(name, size, kB, 'kB of JavaScript');
  const [own] = ofRoute;
  if (own) report(name, sum([own]), maxRouteKB, 'kB of its own');
  report(
    name,
    scripts.filter((file) => !isHinted(file)).length,
    0,
    'scripts that are compiled function by function',
  );
}
const hints = readdirSync(join(folder, 'assets')).find((file) => /^MemberHints-.*\.js$/.test(file));
const ofMembers = [...importsOf(`assets/${hints}`)].filter((file) => !ofZone.has(file));
report('member', ofMembers.length, memberBudget.requests, 'requests more than a guest');
report('member', sum(ofMembers), memberBudget.kB, 'kB of JavaScript more than a guest');

if (isOver) {
  console.error('A page is heavier than its budget. What was added, and does the first view need it?');
  process.exitCode = 1;
}

/**
 * @param {string} name
 * @param {number} measured
 * @param {number} budget
 * @param {string} unit
 */
function report(name, measured, budget, unit) {
  const verdict = measured <= budget ? 'ok' : 'TOO MUCH';
  const shown = unit.startsWith('kB') ? measured.toFixed(1) : String(measured);
  console.log(`${name.padEnd(16)} ${shown.padStart(5)} of ${budget} ${unit}  ${verdict}`);
  isOver ||= measured > budget;
}

/**
 * @param {string} file
 * @param {Set<string>} found
 * @returns {ReadonlySet<string>} The file, and all that it imports.
 */
function importsOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(folder, file), 'utf8');
  for (const [, name = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g))
    importsOf(`assets/${name}`, found);
  return found;
}

/** @param {readonly string[]} files */
function sum(files) {
  return files.map((file) => readSent(file).length).reduce((total, bytes) => total + bytes, 0) / 1000;
}

/**
 * Whether app/build/compileHints.ts has marked the script, as the server sends it.
 *
 * @param {string} file
 */
function isHinted(file) {
  const sent = readSent(file);
  const text = existsSync(compressedOf(file)) ? brotliDecompressSync(sent) : sent;
  return text.toString().startsWith('//# allFunctionsCalledOnLoad\n');
}

/** @param {string} file */
function readSent(file) {
  const compressed = compressedOf(file);
  return readFileSync(existsSync(compressed) ? compressed : join(folder, file));
}

/** @param {string} file */
function compressedOf(file) {
  return join(folder, `${file}.br`);
}
