// The steps of `npm test`, in the order in which they are listed and, where they must wait for a core, started.

/**
 * @typedef {object} Step
 * @property {string} name What `npm test -- NAME` runs.
 * @property {string} command
 * @property {readonly string[]} args
 * @property {Report} [report] How the step reports its tests. A step without a report passes or fails as a whole.
 * @property {boolean} [isAlone] Uses every core by itself. Streams its output; the other steps print theirs at the end.
 * @property {readonly string[]} [after] Steps that must have ended first, where they run too.
 */

/** @typedef {'vitest' | 'jest' | 'playwright'} Report */

/**
 * @param {string} name
 * @param {readonly string[]} [after]
 * @returns {Step}
 */
const check = (name, after = []) => ({ name, command: 'npm', args: ['run', '-s', `check:${name}`], after });

/** @type {readonly Step[]} */
export const steps = [
  // The longest and what others wait for come first, so that both cores are busy until the end.
  check('types'),
  check('lint'),
  // Its compiler writes to the same folder as the check of the types.
  {
    name: 'build',
    command: 'node',
    args: ['scripts/build.mjs', 'app', 'server', 'packages'],
    after: ['types'],
  },
  check('example', ['build']),
  { name: 'unit', command: 'vitest', args: ['run', '--project', 'unit'], report: 'vitest' },
  check('format'),
  check('generated'),
  check('contract'),
  check('arrows'),
  check('dead-code'),
  check('size', ['build']),
  { name: 'server', command: 'node', args: ['scripts/test-server.mjs'], report: 'vitest', isAlone: true },
  { name: 'stories', command: 'node', args: ['scripts/test-stories.mjs'], report: 'jest', isAlone: true },
  { name: 'e2e', command: 'node', args: ['scripts/test-e2e.mjs'], report: 'playwright', isAlone: true },
];
