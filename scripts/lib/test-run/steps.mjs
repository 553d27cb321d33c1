// In the order in which the steps are started and listed.

/**
 * @typedef {object} Step
 * @property {string} name What `npm test -- NAME` runs.
 * @property {string} command
 * @property {readonly string[]} args
 * @property {Report} [report] How the step reports its tests. A step without a report passes or fails as a whole.
 * @property {boolean} [isAlone] Runs exclusively, on all cores. Streams its output; the other steps print theirs at the end.
 * @property {readonly string[]} [after] Steps to wait for, if they run too.
 * @property {readonly string[]} [needs] Steps that run before this one, even when not requested.
 * @property {readonly string[]} [files] Files that the step was narrowed to.
 * @property {(files: readonly string[]) => Pick<Step, 'command' | 'args'>} [forFiles] Narrows the step to these files.
 */

/** @typedef {'vitest' | 'jest' | 'playwright'} Report */

/**
 * @param {string} name
 * @param {Partial<Step>} [options]
 * @returns {Step}
 */
const check = (name, options) => ({ name, command: 'npm', args: ['run', '-s', `check:${name}`], ...options });

/**
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Report} report
 * @returns {Step}
 */
const suite = (name, command, args, report) => ({
  name,
  command,
  args,
  report,
  forFiles: (files) => ({ command, args: [...args, ...files] }),
});

/** @type {readonly Step[]} */
export const steps = [
  // The longest steps and their dependencies come first, to keep all cores busy.
  check('types'),
  check('lint', {
    forFiles: (files) => ({
      command: 'eslint',
      args: ['--max-warnings', '0', '--no-warn-ignored', ...files],
    }),
  }),
  // The build and the type check write to the same folder.
  {
    name: 'build',
    command: 'node',
    args: ['scripts/build.mjs', 'app', 'server', 'packages', 'plainApp', 'storybook'],
    after: ['types'],
  },
  check('example', { needs: ['build'] }),
  check('format', {
    forFiles: (files) => ({ command: 'prettier', args: ['--check', '--ignore-unknown', ...files] }),
  }),
  suite('unit', 'vitest', ['run', '--project', 'unit'], 'vitest'),
  check('generated'),
  check('contract'),
  check('arrows'),
  check('dead-code'),
  check('size', { needs: ['build'] }),
  { ...suite('server', 'node', ['scripts/test-server.mjs'], 'vitest'), isAlone: true },
  { ...suite('stories', 'node', ['scripts/test-stories.mjs'], 'jest'), isAlone: true },
  { ...suite('e2e', 'node', ['scripts/test-e2e.mjs'], 'playwright'), isAlone: true },
];

/**
 * @param {readonly Step[]} chosen
 * @returns {Step[]}
 */
export function withNeeded(chosen) {
  const needed = new Set(chosen.flatMap(({ needs = [] }) => needs));
  return steps.flatMap(
    (step) => chosen.find(({ name }) => name === step.name) ?? (needed.has(step.name) ? step : []),
  );
}
