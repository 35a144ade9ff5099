import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { erasureRoutes } from '#areas/clients/contract/erasure.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { clientExportRoutes, dataExportRoutes } from '#areas/personal-data/contract.ts';
import { fillClient } from './fill-client.ts';
import {
  collectedIds,
  collectRows,
  columnsWith,
  isReferredTo,
  nameOf,
  readReferences,
  tablesBelow,
} from './rows-of-client.ts';
import { openOwnTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio } from './studio.ts';
import { testPassword } from './template-studio.ts';

/** Jobs delete their rows: events after a day, mails and counters of attempts after 30 days and one. */
const temporary = ['live_events', 'outbox', 'rate_limits'];

test('debug', async () => {
  const server = await openOwnTestServer();
  const { owner } = server;
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  const references = await readReferences(owner);
  const before = await collectRows(owner, references, { root: 'clients', id: clientId });
  const below = tablesBelow('clients', references);
  console.log(
    'below',
    below.size,
    'missing',
    [...below].filter((t) => !before.has(t)),
  );
  const m = references.filter(({ parent }) => parent === 'memberships' || parent === 'users');
  for (const r of m) console.log(r.parent, nameOf(r), await isReferredTo(owner, r, studio.memberships.client));
});
