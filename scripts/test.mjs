// Runs all checks and tests, or the named steps: `npm test -- [--changed[=COMMIT]] [STEP...]`. See docs/testing.md.
import { ensureInstalled, root } from './lib/install.mjs';
import { readOptions, UsageError } from './lib/test-run/options.mjs';
import { steps, withNeeded } from './lib/test-run/steps.mjs';

/** @import { Step } from './lib/test-run/steps.mjs' */

const startedAt = performance.now();
const secondsSinceStart = () => Math.round((performance.now() - startedAt) / 1000);

const options = optionsOrExit();
ensureInstalled();
const installSeconds = secondsSinceStart();

const { existsSync } = await import('node:fs');
const { chmod, mkdtemp, rm } = await import('node:fs/promises');
const { availableParallelism, tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { runStep } = await import('./lib/test-run/run-step.mjs');
const { runSteps } = await import('./lib/test-run/schedule.mjs');
const { summaryOf } = await import('./lib/test-run/summary.mjs');

const chosen = steps.filter(({ name }) => options.names.length === 0 || options.names.includes(name));
const narrowed = options.changedSince === undefined ? chosen : await narrow(chosen, options.changedSince);
const selected = withNeeded(narrowed);
const folder = await mkdtemp(join(tmpdir(), 'alphazone-test-'));
// PostgreSQL runs as another user and keeps its data in this folder.
await chmod(folder, 0o755);
// Ctrl-C reaches the running steps too. The folder is deleted once they have ended.
let isInterrupted = false;
process.once('SIGINT', () => (isInterrupted = true));
const results = await runSteps(
  selected,
  async (step) => (isInterrupted ? interrupted(step) : runStep(step, folder)),
  availableParallelism(),
);
// PostgreSQL may still be stopping.
await rm(folder, { recursive: true, force: true, maxRetries: 5 });

const notes = [
  ...(selected.some(({ name }) => name === 'stories') ? await screenshotNotes() : []),
  ...(options.changedSince === undefined
    ? []
    : [`Only what differs from ${options.changedSince} was checked; CI checks everything.`]),
];
console.log(summaryOf(results, { installSeconds, totalSeconds: secondsSinceStart(), notes }));
process.exitCode = results.every(({ failures }) => failures.length === 0) ? 0 : 1;

/** @param {Step} step */
function interrupted({ name }) {
  return { name, seconds: 0, passed: 0, failures: [`${name}: interrupted`] };
}

function optionsOrExit() {
  const names = steps.map(({ name }) => name);
  return orExit(() => readOptions(process.argv.slice(2), names, { isCi: Boolean(process.env.CI) }));
}

/**
 * @param {readonly Step[]} chosen
 * @param {string} commit
 */
async function narrow(chosen, commit) {
  const { changedFiles } = await import('./lib/test-run/changed-files.mjs');
  const { readGraph } = await import('./lib/test-run/import-graph.mjs');
  const { narrowTo } = await import('./lib/test-run/reach.mjs');
  const changed = orExit(() => changedFiles(commit));
  const narrowed = narrowTo(chosen, changed, await readGraph(), (file) => existsSync(join(root, file)));
  const reached = narrowed.map(({ name, files }) => (files ? `${name} (${files.length} files)` : name));
  console.log(
    `${changed.length} files differ from ${commit}. They reach: ${reached.join(', ') || 'nothing'}.`,
  );
  return narrowed;
}

/**
 * @template T
 * @param {() => T} use
 */
function orExit(use) {
  try {
    return use();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

async function screenshotNotes() {
  const { screenshotComparison } = await import('./lib/renderer.mjs');
  const { ensureHeadlessShell } = await import('./lib/chromium.mjs');
  const { why } = screenshotComparison(await ensureHeadlessShell());
  return why ? [why] : [];
}
