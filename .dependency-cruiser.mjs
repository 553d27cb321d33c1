/** Import rules (docs/decisions/0002-arrows.md). Any import not allowed here is an error. */
/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** Not in the published packages. */
const forTests = '^(machines|react)/testing/|\\.test\\.';

const own = '^(client|machines|react|ui|app|server|create|stories)/';

/** @type {(from: string, ...to: string[]) => Rule} */
const mayImport = (from, ...to) => ({
  name: `${from}-imports-only-${to.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: own, pathNot: `^(${[from, ...to].join('|')})/` },
});

/** @type {(from: string, packages: readonly string[], comment: string) => Rule} */
const noPackage = (from, packages, comment) => ({
  name: `${from}-knows-no-${packages[0]}`,
  comment,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: forTests },
  to: { path: packages.map((name) => `node_modules/${name}(/|$)`) },
});

/** Held to the same restrictions as the rules that import them. */
const pureHelpers = '^server/src/(decode-safely|time/durations|secrets/keyed-hash)\\.ts$';

// The server's layers, by file name (docs/architecture.md).
const layers = {
  handler: '^server/src/.+-handlers\\.ts$',
  rules: '^server/src/.+-rules\\.ts$',
  repository: '^server/src/.+-repository\\.ts$',
};
const notProduct = '^server/src/(testing|seed)/|\\.test\\.ts$';
/** @type {{ dependencyTypesNot: ['type-only'] }} */
const valuesOnly = { dependencyTypesNot: ['type-only'] };

/**
 * Only these files may import values of a module.
 *
 * @type {(name: string, module: string, importers: readonly string[], comment: string) => Rule}
 */
const onlyFor = (name, module, importers, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^server/src/', pathNot: [...importers, notProduct] },
  to: { path: module, ...valuesOnly },
});

/** Large packages that few requests or settings need. */
const usedRarely = [
  '@aws-sdk',
  '@simplewebauthn/server',
  '@socket\\.io/(postgres|redis)-adapter',
  '@zxcvbn-ts',
  'file-type',
  'ioredis',
  'nodemailer',
  'sharp',
  'web-push',
  'woff2-encoder',
];

/** @type {Rule[]} */
const serverLayers = [
  {
    name: 'sql-only-in-repositories',
    severity: 'error',
    from: {
      path: '^server/src/',
      // LISTEN and NOTIFY need connections of their own.
      pathNot: [
        layers.repository,
        '^server/src/(database|backup)/',
        '^server/src/realtime/postgres-link\\.ts$',
        notProduct,
      ],
    },
    to: { path: 'node_modules/(kysely|pg)/', ...valuesOnly },
  },
  {
    name: 'repositories-hold-only-sql',
    comment: 'Not even types of other layers: they depend on repositories.',
    severity: 'error',
    from: { path: layers.repository },
    to: {
      pathNot: [
        layers.repository,
        '^server/src/database/',
        '^client/',
        'node_modules/kysely/',
        '^server/src/activity/activity\\.ts$',
        '^server/src/accounts/(member|records/member-records|profiles/profile-fields)\\.ts$',
      ],
    },
  },
  {
    name: 'rules-are-pure',
    severity: 'error',
    from: { path: [layers.rules, pureHelpers] },
    to: {
      pathNot: [
        layers.rules,
        pureHelpers,
        '^client/',
        '^server/src/(messages|errors|database/ids|contract/text)\\.ts$',
        '^(node:)?crypto$',
      ],
      ...valuesOnly,
    },
  },
  {
    name: 'handlers-only-translate',
    severity: 'error',
    from: { path: layers.handler },
    to: {
      path: [
        layers.rules,
        '^server/src/outcome/',
        '^server/src/publisher\\.ts$',
        '^server/src/realtime/',
        '^server/src/database/(?!ids\\.ts)',
        'node_modules/(kysely|pg)/',
      ],
      ...valuesOnly,
    },
  },
  onlyFor(
    'only-change-post-locks-posts',
    '^server/src/posts/post-rows-repository\\.ts$',
    ['^server/src/posts/change-post\\.ts$', '^server/src/moderation/content/lock-content\\.ts$'],
    'Use cases that lock or add a post must announce it.',
  ),
  onlyFor(
    'only-end-sessions-revokes-tokens',
    '^server/src/accounts/sessions/token-version-repository\\.ts$',
    ['^server/src/accounts/sessions/end-sessions\\.ts$'],
    'Sockets with revoked tokens must be demoted.',
  ),
  onlyFor(
    'changes-are-announced',
    '^server/src/outcome/(change|announce)\\.ts$',
    [
      '^server/src/app\\.ts$',
      '^server/src/outcome/',
      // The chat, which sockets reach without the app.
      '^server/src/startup/create-realtime-server\\.ts$',
      '^server/src/chat/chat\\.ts$',
      // None of these announces: one deletes unused files, one the rest of announced deletions, one creates links.
      '^server/src/uploads/collect-orphans\\.ts$',
      '^server/src/posts/sweep-deleted-posts\\.ts$',
      '^server/src/mail/mailer\\.ts$',
    ],
    'Use cases take `change` from the services.',
  ),
];

/** App modules that start the app. The stories' stages may import them. */
const appEntryModules = [
  'provider',
  'router',
  'alerts/dialogAlerts',
  'drafts/(chatDraft|draftStore)',
  'navigation/Screens',
  'proof/proofRequests',
  'push/pushHintStore',
  'site/fallbacks',
];

/** @type {(name: string, comment: string, from: Rule['from'], to: { path: string, pathNot?: string }) => Rule} */
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/**
 * Inside `app`: main → router → routes → screens → feed → hooks → drafts, alerts, site.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const appLayers = [
  rule(
    'app-routes-are-for-the-router',
    'Only routes read the URL; screens get props.',
    { path: '^app/', pathNot: '^app/(router\\.tsx$|routes/)' },
    { path: '^app/routes/' },
  ),
  rule(
    'app-screens-do-not-import-each-other',
    'Code shared by screens belongs in feed or hooks.',
    { path: '^app/screens/([^/]+)/' },
    { path: '^app/screens/', pathNot: '^app/screens/$1/' },
  ),
  rule(
    'app-screens-know-no-frame',
    'The router adds the frame around a screen.',
    { path: '^app/(screens|feed|hooks)/' },
    { path: '^app/(layout/|browser/|router\\.|provider\\.|main\\.)' },
  ),
  rule(
    'app-features-know-no-screen',
    'Screens are above the frame, feed, hooks and services.',
    { path: '^app/(layout|feed|hooks|drafts|alerts|site|browser)/' },
    { path: '^app/screens/' },
  ),
  rule(
    'app-services-know-no-view',
    'Drafts, alerts and settings render nothing.',
    { path: '^app/(drafts|alerts|site|browser)/' },
    { path: '^app/(layout|feed|hooks)/' },
  ),
  rule(
    'app-the-browser-is-met-at-the-start',
    'Screens use browser APIs only through ports, so that they run on a server and in stories.',
    { path: '^app/', pathNot: '^app/(browser/|main\\.tsx$)' },
    { path: '^app/browser/' },
  ),
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const reactLayers = [
  rule(
    'react-the-plain-server-is-met-at-its-edges',
    'The adapter wraps fetch, and the chat reads what its socket receives. Hooks do not know the kind of server.',
    {
      path: '^react/',
      pathNot:
        '^react/(plainServer/|testing/|index\\.ts$|forum/createForum\\.ts$|live/chat\\.ts$)|\\.test\\.ts$',
    },
    { path: '^react/plainServer/' },
  ),
  rule(
    'react-a-forum-knows-no-hook',
    'Everything below the hooks also runs outside React.',
    {
      path: '^react/',
      pathNot: '^react/(index\\.ts$|.+/use[A-Z]|.+Quer(y|ies)\\.ts$|search/searchPosts\\.ts$)|\\.test\\.ts$',
    },
    { path: '^react/.+/use[A-Z]' },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    mayImport('client'),
    mayImport('machines'),
    mayImport('react', 'client', 'machines'),
    mayImport('ui', 'machines'),
    mayImport('app', 'client', 'machines', 'react', 'ui'),
    mayImport('server', 'client'),
    {
      name: 'server-takes-only-types-and-constants-from-client',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^client/',
        pathNot: '^client/(addresses|kinds|limits|pages|secrets|transitions)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    mayImport('create', 'client', 'ui', 'server'),
    {
      name: 'create-takes-only-rules-from-server',
      comment: 'It runs without the packages of the server.',
      severity: 'error',
      from: { path: '^create/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/', pathNot: '^server/src/site/site-rules\\.ts$' },
    },
    mayImport('stories', 'client', 'machines', 'react', 'ui', 'app', 'server'),
    {
      name: 'stories-take-only-mails-from-server',
      comment: 'They show what the server mails.',
      severity: 'error',
      from: { path: '^stories/' },
      to: { path: '^server/', pathNot: '^server/src/mail/mail-(template|texts)\\.ts$' },
    },
    {
      name: 'stories-see-the-app-on-the-stage',
      comment: 'Stories show screens on ScreenStage. It alone starts the app, with services in memory.',
      severity: 'error',
      from: { path: '^stories/', pathNot: '^stories/stage/' },
      to: { path: '^app/' },
    },
    {
      name: 'the-stage-starts-the-app',
      comment: 'What the stage needs to start the app. Features are reached by their address.',
      severity: 'error',
      from: { path: '^stories/stage/' },
      to: { path: '^app/', pathNot: `^app/(${appEntryModules.join('|')})\\.tsx?$` },
    },
    ...reactLayers,
    ...appLayers,
    noPackage('machines', ['react', 'react-dom', '@xstate/react', 'openapi-fetch'], 'Behaviour is pure.'),
    noPackage(
      'react',
      ['styled-components', 'react-dom', 'react-router', 'react-router-dom'],
      'Hooks render nothing.',
    ),
    noPackage(
      'ui',
      ['react-router-dom', 'react-router', '@tanstack/react-query', 'openapi-fetch', 'socket\\.io-client'],
      'The kit knows no router and no network.',
    ),
    ...serverLayers,
    {
      name: 'import-on-first-use',
      comment: 'They would make every start longer and take memory: use `await import()`.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: notProduct },
      to: {
        path: usedRarely.map((name) => `node_modules/(@types/)?${name}/`),
        dynamic: false,
        ...valuesOnly,
      },
    },
    {
      name: 'packages-import-what-they-declare',
      comment: 'Dependencies of the root are missing where a package is installed.',
      severity: 'error',
      from: { path: '^(client|machines|react|ui)/', pathNot: forTests },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.types)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
