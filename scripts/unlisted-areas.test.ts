import { expect, test } from 'vitest';
import { unlistedAreaFaults } from './unlisted-areas.ts';

const files = ['areas/groups/server/routes.ts', 'areas/groups/web/screens.tsx', 'areas/groups/server/store.ts'];
const module = (source: string, ...imports: string[]) => ({
  source,
  dependencies: imports.map((resolved) => ({ resolved })),
});

test('an area whose routes or screens are in no list is reported with what to do', () => {
  const lists = [module('areas/all-server.ts'), module('areas/all-web.tsx')];

  expect(unlistedAreaFaults([...lists, ...files.map((file) => module(file))])).toEqual([
    'unlisted-area: areas/groups/server/routes.ts is not in areas/all-server.ts: add its server to the areas, after those it uses',
    expect.stringContaining('areas/groups/web/screens.tsx is not in areas/all-web.tsx: add its screens'),
  ]);
});

test.each(['areas/all-web.tsx', 'areas/all-client.tsx'])('an area whose screens are in %s is complete', (list) => {
  const [routes = '', screens = ''] = files;
  const lists = [module('areas/all-server.ts', routes), module(list, screens)];

  expect(unlistedAreaFaults([...lists, ...files.map((file) => module(file))])).toEqual([]);
});
