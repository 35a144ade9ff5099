const pure = ['^areas/[^/]+/(rules/|contract([.]ts|/)|example[.]ts)', '^shell/common/'];
const server = ['^shell/server/', '^areas/[^/]+/server/'];
const web = ['^shell/web/', '^areas/[^/]+/web/'];
const tests = ['[.]test[.]tsx?$', '/testing/'];
const doors = [
  '^areas/[^/]+/contract([.]ts$|/)',
  '^areas/[^/]+/rules/',
  '^areas/[^/]+/server/public[.]ts$',
  '^areas/[^/]+/web/public[.]tsx?$',
];
const mains = '^shell/(server/(main|start)[.]ts|web/main[.]tsx)$';
const example = '^areas/[^/]+/example[.]ts$';

/** The fences of docs/ARCHITECTURE.md, "Who may import whom". Lists mean any of. scripts/boundaries.ts adds: areas form no circle. */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pure-stays-pure',
      severity: 'error',
      from: { path: pure, pathNot: '[.]test[.]ts$' },
      to: { pathNot: [...pure, '^node_modules/(zod|uuid|fastest-levenshtein)/'] },
    },
    {
      name: 'front-doors-only',
      severity: 'error',
      from: { path: '^areas/([^/]+)/', pathNot: [...tests, example] },
      to: { path: '^areas/[^/]+/', pathNot: ['^areas/$1/', ...doors] },
    },
    {
      name: 'front-doors-and-examples-only',
      severity: 'error',
      from: { path: '^areas/([^/]+)/(.*[.]test[.]tsx?|example[.]ts)$' },
      to: { path: '^areas/[^/]+/', pathNot: ['^areas/$1/', example, ...doors] },
    },
    {
      name: 'shell-knows-no-area',
      severity: 'error',
      from: { path: '^shell/', pathNot: [mains, ...tests] },
      to: { path: '^areas/' },
    },
    {
      name: 'mains-read-lists-only',
      severity: 'error',
      from: { path: '^shell/', pathNot: tests },
      to: { path: '^areas/', pathNot: '^areas/all-(server[.]ts|(guest|web)[.]tsx)$' },
    },
    { name: 'server-never-web', severity: 'error', from: { path: server }, to: { path: web } },
    { name: 'web-never-server', severity: 'error', from: { path: web }, to: { path: server } },
    {
      name: 'sql-only-in-stores',
      severity: 'error',
      from: { path: '^areas/', pathNot: ['/server/store([.]ts$|/)', ...tests] },
      to: { path: ['^node_modules/(kysely|pg)/', '^shell/server/database/(?!scope[.]ts)'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'product-needs-no-tools',
      severity: 'error',
      from: { path: ['^shell/(server|common)/', '^areas/[^/]+/(server|rules|contract)'], pathNot: tests },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|[.]forma)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
    },
  },
};
