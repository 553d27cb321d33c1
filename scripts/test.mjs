// Everything that says whether Alphazone works, in one run, with a summary. See CONTRIBUTING.md.
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();

const { chmod, mkdtemp, readFile, rm } = await import('node:fs/promises');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { ensureChromium } = await import('./lib/chromium.mjs');
const { ensureRedis } = await import('./lib/redis.mjs');
const { comparisonHere } = await import('./lib/artist.mjs');
const { run } = await import('./lib/run.mjs');

const results = await mkdtemp(join(tmpdir(), 'alphazone-test-'));
// Whatever the tools keep while they run goes with the reports.
await chmod(results, 0o755);
const report = (name) => join(results, `${name}.json`);
const chromium = await ensureChromium();

/** A check is one thing that passes or fails; a suite counts its own tests from a report. */
const steps = [
  { name: 'contract', check: ['npm', ['run', '-s', 'check:contract']] },
  { name: 'generated files', check: ['npm', ['run', '-s', 'check:generated']] },
  { name: 'types', check: ['npm', ['run', '-s', 'check:types']] },
  { name: 'lint and format', check: ['npm', ['run', '-s', 'check:lint']] },
  { name: 'arrows', check: ['npm', ['run', '-s', 'check:arrows']] },
  { name: 'dead code', check: ['npm', ['run', '-s', 'check:dead-code']] },
  { name: 'size', check: ['npm', ['run', '-s', 'check:size']] },
  { name: 'example', check: ['npm', ['run', '-s', 'check:example']] },
  {
    name: 'unit',
    suite: [
      'vitest',
      [
        'run',
        '--project',
        'unit',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report('unit')}`,
      ],
    ],
    count: jestLike,
  },
  {
    name: 'server',
    suite: [
      'vitest',
      [
        'run',
        '--project',
        'server',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report('server')}`,
      ],
    ],
    count: jestLike,
  },
  {
    name: 'stories',
    suite: ['node', ['scripts/test-stories.mjs', '--json', '--outputFile', report('stories')]],
    count: jestLike,
  },
  {
    name: 'e2e',
    suite: ['node', ['scripts/test-e2e.mjs'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') }],
    count: playwright,
  },
];

const only = process.argv.slice(2);
if (only.length === 0 || only.includes('server')) ensureRedis();
const rows = [];
for (const step of steps.filter(({ name }) => only.length === 0 || only.includes(name))) {
  console.log(`\n── ${step.name} ──`);
  const began = Date.now();
  const [command, args, env] = step.check ?? step.suite;
  const code = await run(command, args, {
    REDOCLY_TELEMETRY: 'off',
    TMPDIR: results,
    ...env,
  });
  rows.push({
    name: step.name,
    seconds: Math.round((Date.now() - began) / 1000),
    ...(await outcome(step, code)),
  });
}
await rm(results, { recursive: true, force: true });

const width = Math.max(...rows.map(({ name }) => name.length));
console.log('\n── summary ──');
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${name.padEnd(width)}  ${failed === 0 ? 'ok  ' : 'FAIL'}  ${passed} passed, ${failed} failed  (${seconds} s)`,
  );
}
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const { why } = comparisonHere(chromium);
if (why && rows.some(({ name }) => name === 'stories')) console.log(`\n${why}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

async function outcome(step, code) {
  if (step.check) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = await readFile(report(step.name), 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1 };
  const { passed, failed } = step.count(JSON.parse(text));
  // A suite that ends badly, or that ran nothing, has failed even when no single test says so.
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

function jestLike({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

// A test that passed only on a second try counts as failed: flaky is broken.
function playwright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
