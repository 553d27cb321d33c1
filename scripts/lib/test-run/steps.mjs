// In the order in which the steps are started and listed.

/** @import { PartName } from '../build.mjs' */

/**
 * @typedef {object} Step
 * @property {string} name What `npm test -- NAME` runs.
 * @property {string} command
 * @property {readonly string[]} args
 * @property {Report} [report] How the step reports its tests. A step without a report passes or fails as a whole.
 * @property {boolean} [isAlone] Runs exclusively, on all cores. Streams its output; the other steps print theirs at the end.
 * @property {readonly string[]} [after] Steps to wait for, if they run too.
 * @property {readonly string[]} [needs] Steps that run before this one, even when not requested.
 * @property {readonly PartName[]} [uses] What the `build` step builds for this one.
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

/**
 * @param {string} name
 * @param {readonly PartName[]} parts
 * @returns {Step}
 */
const builder = (name, parts) => ({ name, command: 'node', args: ['scripts/build.mjs', ...parts] });

/** @type {readonly Step[]} */
export const steps = [
  // The longest steps and their dependencies come first, to keep all cores busy.
  check('types'),
  check('lint', {
    forFiles: (files) => ({ command: 'oxlint', args: ['--no-error-on-unmatched-pattern', ...files] }),
  }),
  builder('build', ['app', 'pages', 'server', 'plainApp', 'storybook']),
  // Both compile to the same folder.
  { ...builder('packages', ['packages']), after: ['types'] },
  check('next', { needs: ['packages'] }),
  check('example', { needs: ['build', 'packages'], uses: ['server'] }),
  check('format', {
    forFiles: (files) => ({
      command: 'oxfmt',
      args: ['--check', '--no-error-on-unmatched-pattern', ...files],
    }),
  }),
  suite('unit', 'vitest', ['run', '--project', 'unit'], 'vitest'),
  check('generated'),
  check('spec'),
  check('contract'),
  check('arrows'),
  check('dead-code'),
  check('create', { needs: ['build'], uses: ['app', 'pages', 'server'] }),
  check('size', { needs: ['packages'] }),
  check('weight', { needs: ['build'], uses: ['app'] }),
  check('api', { needs: ['packages'] }),
  { ...suite('server', 'node', ['scripts/test-server.mjs'], 'vitest'), isAlone: true },
  {
    ...suite('stories', 'node', ['scripts/test-stories.mjs'], 'jest'),
    isAlone: true,
    needs: ['build'],
    uses: ['storybook'],
  },
  {
    ...suite('e2e', 'node', ['scripts/test-e2e.mjs'], 'playwright'),
    isAlone: true,
    needs: ['build'],
    uses: ['app', 'pages', 'server', 'plainApp'],
  },
];

/**
 * Leaves out the plain server.
 * @param {Step} e2e
 * @returns {Step}
 */
export const onOurServer = (e2e) => ({
  ...e2e,
  args: [...e2e.args, '--project=alphazone'],
  uses: ['app', 'pages', 'server'],
});

/**
 * @param {readonly Step[]} chosen
 * @returns {Step[]}
 */
export function withNeeded(chosen) {
  const needed = new Set(chosen.flatMap(({ needs = [] }) => needs));
  const used = new Set(chosen.flatMap(({ uses = [] }) => uses));
  return steps.flatMap((step) => {
    const own = chosen.find(({ name }) => name === step.name);
    if (own) return own;
    if (!needed.has(step.name)) return [];
    return step.name === 'build' ? builder('build', [...used]) : step;
  });
}
