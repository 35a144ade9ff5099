const shared = ['^areas/[^/]+/(rules/|contract([.]ts|/)|example[.]ts)', '^shell/common/'];
const server = ['^shell/server/', '^areas/[^/]+/server/'];
const web = ['^shell/web/', '^areas/[^/]+/web/'];
const tests = ['[.]test[.]tsx?$', '/testing/'];
const publicFiles = [
  '^areas/[^/]+/contract([.]ts$|/)',
  '^areas/[^/]+/rules/',
  '^areas/[^/]+/server/public[.]ts$',
  '^areas/[^/]+/web/(lazy-)?public[.]tsx?$',
];
const mains = '^shell/(server/(main|start)[.]ts|web/main[.]tsx)$';
const example = '^areas/[^/]+/example[.]ts$';

/**
 * Import rules of docs/ARCHITECTURE.md; a list of patterns matches when one of them does. scripts/boundaries.ts adds that
 * areas form no cycle and which tables an area may read and write.
 */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'shared-code-is-portable',
      severity: 'error',
      from: { path: shared, pathNot: tests },
      to: { pathNot: [...shared, '^node_modules/(zod|uuid|fastest-levenshtein)/'] },
    },
    {
      name: 'public-files-only',
      comment: 'export it from server/public.ts or web/public.tsx of that area and import that file',
      severity: 'error',
      from: { path: '^areas/([^/]+)/', pathNot: [...tests, example] },
      to: { path: '^areas/[^/]+/', pathNot: ['^areas/$1/', ...publicFiles] },
    },
    {
      name: 'public-files-and-examples-only',
      severity: 'error',
      from: { path: '^areas/([^/]+)/(.*[.]test[.]tsx?|example[.]ts)$' },
      to: { path: '^areas/[^/]+/', pathNot: ['^areas/$1/', example, ...publicFiles] },
    },
    {
      name: 'shell-knows-no-area',
      severity: 'error',
      from: { path: '^shell/', pathNot: [mains, ...tests] },
      to: { path: '^areas/' },
    },
    {
      name: 'mains-import-lists-only',
      severity: 'error',
      from: { path: '^shell/', pathNot: tests },
      to: { path: '^areas/', pathNot: '^areas/all-(server[.]ts|(guest|client|web)[.]tsx)$' },
    },
    { name: 'server-never-web', severity: 'error', from: { path: server }, to: { path: web } },
    { name: 'web-never-server', severity: 'error', from: { path: web }, to: { path: server } },
    {
      name: 'sql-only-in-stores',
      comment:
        'move the statement into a function of server/store.ts and call it; other files of an area import scope.ts, owner-transaction.ts and savepoint.ts only',
      severity: 'error',
      from: { path: '^areas/', pathNot: ['/server/store([.]ts$|/)', ...tests] },
      to: {
        path: ['^node_modules/(kysely|pg)/', '^shell/server/database/(?!(scope|owner-transaction|savepoint)[.]ts)'],
      },
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
