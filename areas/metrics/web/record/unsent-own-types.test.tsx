import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { saveToken } from '#shell/web/api/token.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type ClientMetric, metricRoutes } from '../../contract.ts';
import { builtInType } from '../../rules/metric-type.ts';
import { createRecordStore } from '../device/record-store.ts';
import { MetricsScreen } from '../list/MetricsScreen.tsx';
import { MeasurementSync } from '../screens.tsx';
import { respondWithHealthConsent } from '../testing/health-consent.ts';
import { measured } from '../testing/today-weight.tsx';

const grip: ClientMetric = {
  ...{ id: newId(), goal: null, reminder: null, last: null, delta: null, previousDay: null, spark: [] },
  ...{ areNumbersHidden: false, version: 1 },
  metricType: { ...builtInType('weight'), metric: newId(), name: 'Forza della presa', unit: 'kg' },
};
let clientId = newId();

beforeEach(() => {
  clientId = newId();
  saveToken('token');
  respondWithHealthConsent(true);
  respond(metricRoutes.list.own, { metrics: [] });
});

function Screen() {
  return (
    <>
      <MetricsScreen />
      <MeasurementSync />
    </>
  );
}

function open() {
  return renderScreen(Screen, {
    path: '/my/progress',
    user: { roles: ['client'], clientId },
    permissions: ['view own record', 'update own record'],
    texts: ['metrics', 'clients'],
  });
}

test('a value of a type of the studio that waits on the device keeps name and unit, also when the metrics are not there', async () => {
  respond(metricRoutes.list.own, { metrics: [grip] });
  respondWithError(metricRoutes.record.own, 503, {});
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Inserisci misure' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registra misure' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Forza della presa' }), '41');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Peso' }), '71,5');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  await screen.findByRole('region', { name: 'Da inviare' });
  cleanup();
  respond(metricRoutes.list.own, { metrics: [] });

  await open();

  const unsent = await screen.findByRole('region', { name: 'Da inviare' });
  expect(unsent.textContent).toMatch(/Peso: 71,5.kgForza della presa: 41.kg/);
  await userEvent.click(within(unsent).getByRole('button', { name: /^Modifica le misure/ }));
  expect(within(unsent).getByRole('textbox', { name: 'Forza della presa' })).toBeTruthy();
});

test('after several waiting records were sent, the values on screen are fetched once', async () => {
  respondWithError(metricRoutes.record.own, 503, {});
  await open();
  await screen.findByRole('button', { name: 'Inserisci misure' });
  const store = createRecordStore(clientId);
  const values = [{ metric: 'weight' as const, entered: '71,5', unit: 'kg' as const, side: null }];
  for (const day of ['2026-11-15', '2026-11-16', '2026-11-17'])
    store.add({ id: newId(), day, note: '', measuredAt: null, values });
  await screen.findByRole('region', { name: 'Da inviare' });
  const fetched = requestsTo(metricRoutes.list.own).length;

  respond(metricRoutes.record.own, { values: [measured('2026-11-17')] });
  window.dispatchEvent(new Event('online'));

  await expect.poll(() => store.read()).toEqual([]);
  // The connection that is back fetches them once too.
  expect(requestsTo(metricRoutes.list.own).length - fetched).toBeLessThanOrEqual(2);
});
