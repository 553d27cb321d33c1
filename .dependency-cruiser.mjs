/**
 * The arrows of the house: what may import what (docs/decisions/0002-arrows.md).
 * Everything that is not allowed here is an error.
 */
const own = '^(client|machines|ui|app|server|stories)/';

const mayImport = (from, ...to) => ({
  name: `${from}-imports-only-${to.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: own, pathNot: `^(${[from, ...to].join('|')})/` },
});

const noPackage = (from, packages, comment) => ({
  name: `${from}-knows-no-${packages[0]}`,
  comment,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: packages.map((name) => `node_modules/${name}(/|$)`) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    mayImport('client'),
    mayImport('machines'),
    mayImport('ui', 'machines'),
    mayImport('app', 'client', 'machines', 'ui'),
    mayImport('server', 'client'),
    {
      name: 'server-takes-only-types-and-constants-from-client',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^client/', pathNot: '^client/(kinds|limits)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    mayImport('stories', 'client', 'machines', 'ui', 'app'),
    {
      name: 'stories-see-only-screens-of-app',
      severity: 'error',
      from: { path: '^stories/' },
      to: { path: '^app/', pathNot: '^app/screens/' },
    },
    noPackage('machines', ['react', 'react-dom', '@xstate/react', 'openapi-fetch'], 'Behaviour is pure.'),
    noPackage(
      'ui',
      ['react-router-dom', 'react-router', '@tanstack/react-query', 'openapi-fetch', 'socket\\.io-client'],
      'The kit knows no router and no network.',
    ),
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.types)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
