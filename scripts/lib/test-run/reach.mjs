import { isModule, reachedFrom } from './import-graph.mjs';
import { onOurServer } from './steps.mjs';

/** @import { Graph } from './import-graph.mjs' */
/** @import { Step } from './steps.mjs' */

const configuration = [
  /(^|\/)package(-lock)?\.json$/,
  /(^|\/)tsconfig[^/]*\.json$/,
  /^[^/]+\.config\.(ts|mjs)$/,
  /^(\.dependency-cruiser\.mjs|knip\.json|\.nvmrc|\.npmrc)$/,
  /^\.(ci|github)\//,
  /^scripts\/(test\.mjs$|lib\/test-run\/)/,
];

/** Affects only formatting, unless a module names the file. */
const documents = /\.(md|txt)$|^docs\/|^LICENSE$|(^|\/)\.(gitignore|editorconfig)$|^deploy\//;

/** The scripts that run a step. A change to one, or to its imports, runs the whole step. */
const programs = {
  generated: [
    'scripts/generate-client.mjs',
    'scripts/generate-shapes.mjs',
    'scripts/generate-database.mjs',
    'scripts/generate-machines.mjs',
    'scripts/generate-moderation.mjs',
  ],
  size: ['scripts/check-size.mjs'],
  weight: ['scripts/check-weight.mjs'],
  api: ['scripts/api-reports.mjs'],
  create: ['scripts/check-create.mjs'],
  example: ['scripts/check-example.mjs'],
  next: ['scripts/check-next.mjs'],
  server: ['scripts/test-server.mjs'],
  stories: ['scripts/test-stories.mjs'],
  e2e: ['scripts/test-e2e.mjs'],
};

/** Modules that every test of a step loads. A change to one or to its imports runs all of them. */
const foundations = {
  server: ['server/src/testing/global-setup.ts'],
  stories: ['.storybook/main.ts', '.storybook/preview.tsx', '.storybook/test-runner.mjs'],
};

/** Files that shape a package: its entries, its README, and the style sheets, which the build copies. */
const packaging = /^(client|machines|react|ui)\/(?!.*\.test\.)([^/]+|.*\.css)$/;

/** Entry points of the product. A change to it runs the journeys. */
const app = ['app/main.tsx', 'app/vite.config.ts'];
const product = [...app, 'server/src/main.ts'];

const tests = {
  unit: /^(client|machines|react|ui|app|create|stories|scripts|examples)\/.*\.test\.(tsx?|mjs)$/,
  server: /^(server|bench)\/.*\.test\.ts$/,
  stories: /^stories\/.*\.stories\.tsx$/,
  e2e: /^e2e\/.*\.test\.ts$/,
};

const treeTests = ['scripts/documents.test.mjs', 'scripts/citations.test.mjs'];

/** Run for every change to the product. */
const journeys = ['e2e/journey.test.ts'];

/** Files that can break a journey on the plain server only. */
const plainServer = /^(client|react\/plainServer|e2e)\/|^app\/vite\.e2e\.config\.ts$/;

/**
 * @param {readonly Step[]} steps
 * @param {readonly string[]} changed Includes deleted files.
 * @param {Graph} graph
 * @param {(file: string) => boolean} exists
 * @returns {Step[]}
 */
export function narrowTo(steps, changed, graph, exists) {
  if (changed.length === 0) return [];
  const known = new Set([...graph.keys(), ...[...graph.values()].flatMap((used) => [...used])]);
  const isUnknown = (/** @type {string} */ file) =>
    !known.has(file) && !isModule(file) && !documents.test(file) && !isScreenshot(file);
  if (changed.some((file) => configuration.some((it) => it.test(file)) || isUnknown(file))) return [...steps];

  const scope = scopeOf(changed, graph, exists);
  return steps.flatMap((step) => {
    const reach = (reaches[/** @type {keyof typeof reaches} */ (step.name)] ?? always)(scope);
    if (reach === 'everything') return [step];
    if (reach.length === 0) return [];
    if (!step.forFiles) return [step];
    const narrowed = { ...step, ...step.forFiles(reach), files: reach };
    return [step.name === 'e2e' && !scope.isPlainServer ? onOurServer(narrowed) : narrowed];
  });
}

/** @typedef {'everything' | readonly string[]} Reach The whole step, or these files. */

/** A test checks that they exist. */
export const namedModules = [
  ...Object.values(programs).flat(),
  ...Object.values(foundations).flat(),
  ...product,
  ...journeys,
  ...treeTests,
];

const isScript = (/** @type {string} */ file) => file.startsWith('scripts/');

const isScreenshot = (/** @type {string} */ file) => file.startsWith('stories/pictures/');

/**
 * @param {readonly string[]} changed
 * @param {Graph} graph
 * @param {(file: string) => boolean} exists
 */
function scopeOf(changed, graph, exists) {
  const set = new Set(changed);
  const isReachedFrom = (/** @type {readonly string[]} */ from) =>
    [...reachedFrom(graph, from)].some((file) => set.has(file));
  const testsOf = (/** @type {keyof typeof tests} */ suite) =>
    [...graph.keys()].filter((file) => tests[suite].test(file) && isReachedFrom([file]));
  return {
    changed,
    present: changed.filter(exists),
    modules: changed.filter(isModule),
    importers: [...graph]
      .filter(([, used]) => [...used].some((file) => isModule(file) && set.has(file)))
      .map(([file]) => file),
    isReachedFrom,
    /** Scripts name the files that they build, so only follow other scripts. */
    isRunBy: (/** @type {readonly string[]} */ scripts) =>
      [...reachedFrom(graph, scripts, isScript)].some((file) => isScript(file) && set.has(file)),
    isPackage: changed.some((file) => packaging.test(file)),
    isPlainServer: changed.some((file) => plainServer.test(file)) || testsOf('e2e').length > 0,
    testsOf,
  };
}

/** @typedef {ReturnType<typeof scopeOf>} Scope */

/** @type {() => Reach} */
const always = () => 'everything';

/** @param {boolean} isReached @returns {Reach} */
const whole = (isReached) => (isReached ? 'everything' : []);

/** @satisfies {Record<string, (scope: Scope) => Reach>} */
const reaches = {
  types: ({ modules }) => whole(modules.length > 0),
  // A changed type can break a lint rule in an importing file.
  lint: ({ present, importers }) => [...new Set([...present, ...importers])].filter(isModule),
  format: ({ present }) => present,
  contract: ({ changed }) =>
    whole(changed.some((file) => /^(openapi|redocly|\.redocly.*)\.yaml$/.test(file))),
  arrows: ({ modules }) => whole(modules.length > 0),
  'dead-code': ({ modules }) => whole(modules.length > 0),
  generated: ({ isReachedFrom, changed }) =>
    whole(isReachedFrom(programs.generated) || changed.some((file) => file.startsWith('docs/machines/'))),
  build: () => [],
  packages: () => [],
  size: ({ isRunBy, isPackage }) => whole(isRunBy(programs.size) || isPackage),
  weight: ({ isRunBy, isReachedFrom }) => whole(isRunBy(programs.weight) || isReachedFrom(app)),
  api: ({ isRunBy, isPackage, changed }) =>
    whole(isRunBy(programs.api) || isPackage || changed.some((file) => file.startsWith('docs/api/'))),
  create: ({ isRunBy, changed }) =>
    whole(isRunBy(programs.create) || changed.some((file) => /^(create|server\/bin)\//.test(file))),
  example: ({ isRunBy, isPackage, changed }) =>
    whole(
      isRunBy(programs.example) ||
        isPackage ||
        changed.some((file) => /^examples\/(book-club|consumer)\//.test(file)),
    ),
  next: ({ isRunBy, isPackage, changed }) =>
    whole(
      isRunBy(programs.next) || isPackage || changed.some((file) => file.startsWith('examples/plant-swap/')),
    ),
  unit: ({ testsOf }) => [...new Set([...testsOf('unit'), ...treeTests])],
  server: ({ isRunBy, isReachedFrom, testsOf }) =>
    isRunBy(programs.server) || isReachedFrom(foundations.server) ? 'everything' : testsOf('server'),
  stories: ({ isRunBy, isReachedFrom, testsOf, changed }) =>
    isRunBy(programs.stories) ||
    isReachedFrom(foundations.stories) ||
    changed.some((file) => isScreenshot(file) || file.startsWith('.storybook/'))
      ? 'everything'
      : testsOf('stories'),
  e2e: ({ isRunBy, isReachedFrom, testsOf }) => {
    if (isRunBy(programs.e2e)) return 'everything';
    return [...new Set([...testsOf('e2e'), ...(isReachedFrom(product) ? journeys : [])])];
  },
};
