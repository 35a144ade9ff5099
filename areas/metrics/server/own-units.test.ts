import { beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { metricRoutes } from '../contract.ts';
import { metricTypeRoutes } from '../contract/type-routes.ts';
import { ownUnits } from '../contract/types.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

test.each(ownUnits)('an own metric is recorded in %s', async (unit) => {
  const draft = { name: `In ${unit}`, unit, decimals: 1, direction: 'range' as const };
  const created = await server.ask(metricTypeRoutes.createType, draft, studio.coach);
  const { metric } = created.data.metricType;
  const clientId = studio.ids['clients'] ?? '';
  const values = [{ metric, entered: '92.5' }];
  const request = { clientId, id: newId(), day: todayIn('Europe/Rome'), values };
  const { data } = await server.ask(metricRoutes.record.client, request, studio.admin);

  expect(data.values).toMatchObject([{ value: 92.5, entered: { text: '92.5', unit } }]);
});

test.each(['-1', '6249055'])('an own metric has no value of %s, and the refusal names the limits', async (entered) => {
  const draft = { name: `Passi ${entered}`, unit: 'steps', decimals: 0, direction: 'up' as const } as const;
  const created = await server.ask(metricTypeRoutes.createType, draft, studio.coach);
  const values = [{ metric: created.data.metricType.metric, entered }];
  const request = { clientId: studio.ids['clients'] ?? '', id: newId(), day: todayIn('Europe/Rome'), values };
  const refused = await server.ask(metricRoutes.record.client, request, studio.admin);

  expect(refused).toMatchObject({ status: 422, code: 'not_possible' });
  expect(refused.message).toContain('tra 0 e 999.999 passi');
});

test('an own metric without a unit is refused, and the message names the unit', async () => {
  const draft = { name: 'Salto in lungo', unit: '' as 'cm', decimals: 1, direction: 'up' } as const;
  const refused = await server.ask(metricTypeRoutes.createType, draft, studio.coach);

  expect(refused).toMatchObject({ status: 422, errors: { unit: ['Scegli l’unità di misura.'] } });
});
