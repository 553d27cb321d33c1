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
const { jestOutcome, playwrightOutcome } = await import('./lib/test-reports.mjs');

const results = await mkdtemp(join(tmpdir(), 'alphazone-test-'));
// Whatever the tools keep while they run goes with the reports.
await chmod(results, 0o755);
const report = (name) => join(results, `${name}.json`);
const chromium = await ensureChromium();

/** A check is one thing that passes or fails; the outcome of a suite's tests is read from its report. */
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
    read: jestOutcome,
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
    read: jestOutcome,
  },
  {
    name: 'stories',
    suite: ['node', ['scripts/test-stories.mjs', '--json', '--outputFile', report('stories')]],
    read: jestOutcome,
  },
  {
    name: 'e2e',
    suite: ['node', ['scripts/test-e2e.mjs'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') }],
    read: playwrightOutcome,
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

const failures = rows.flatMap((row) => row.failures);
if (failures.length > 0) console.log(`\n── failures ──\n${failures.join('\n')}`);

const width = Math.max(...rows.map(({ name }) => name.length));
console.log('\n── summary ──');
for (const { name, passed, failures, seconds } of rows) {
  console.log(
    `${name.padEnd(width)}  ${failures.length === 0 ? 'ok  ' : 'FAIL'}  ${passed} passed, ${failures.length} failed  (${seconds} s)`,
  );
}
const { why } = comparisonHere(chromium);
if (why && rows.some(({ name }) => name === 'stories')) console.log(`\n${why}`);
const passed = rows.reduce((total, row) => total + row.passed, 0);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function outcome({ name, check, read }, code) {
  if (check)
    return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`${name}: see above`] };
  const text = await readFile(report(name), 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failures: [`${name}: ended without a report, see above`] };
  const { passed, failures } = read(JSON.parse(text));
  // A suite that ends badly, or that ran nothing, has failed even when no single test says so.
  if (failures.length > 0 || (code === 0 && passed > 0)) return { passed, failures };
  const why = `${passed} tests passed and none failed, but it ended with exit code ${code}`;
  return { passed, failures: [`${name}: ${why}, see above`] };
}
