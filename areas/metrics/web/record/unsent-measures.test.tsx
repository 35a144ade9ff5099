import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { saveToken } from '#shell/web/api/token.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientMetricRoutes, metricRoutes } from '../../contract.ts';
import { createRecordStore } from '../device/record-store.ts';
import { MetricsScreen } from '../list/MetricsScreen.tsx';
import { MeasurementSync } from '../screens.tsx';
import { respondWithHealthConsent } from '../testing/health-consent.ts';
import { measured } from '../testing/today-weight.tsx';

let clientId = newId();

beforeEach(() => {
  clientId = newId();
  saveToken('token');
  respondWithHealthConsent(true);
  respond(metricRoutes.list.own, { metrics: [] });
});

/** Types a weight and a waist of an earlier day while the server does not respond. */
async function typeWithoutConnection() {
  respondWithError(metricRoutes.record.own, 503, {});
  const Screen = () => (
    <>
      <MetricsScreen />
      <MeasurementSync />
    </>
  );
  await renderScreen(Screen, {
    path: '/my/progress',
    user: { roles: ['client'], clientId },
    permissions: ['view own record', 'update own record'],
    texts: ['metrics', 'clients'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Inserisci misure' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registra misure' }));
  const day = dialog.getByLabelText('Giorno');
  await userEvent.clear(day);
  await userEvent.type(day, '2026-11-17');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Peso' }), '71,5');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Vita' }), '800');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  return within(await screen.findByRole('region', { name: 'Da inviare' }));
}

test('several measures without a connection wait on the device, and are sent once with the day they were typed for', async () => {
  const unsent = await typeWithoutConnection();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(unsent.getByRole('listitem').textContent).toMatch(/^17 nov 2026Peso: 71,5.kgVita: 800.cmNon ancora inviato/);

  respond(metricRoutes.record.own, { values: [measured('2026-11-17')] });
  window.dispatchEvent(new Event('online'));

  await expect.poll(() => screen.queryByRole('region', { name: 'Da inviare' })).toBeNull();
  const sent = requestsTo(metricRoutes.record.own).map(({ body }) => body as { id: string });
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent.at(-1)).toMatchObject({
    ...{ day: '2026-11-17', measuredAt: null },
    values: [
      { metric: 'weight', entered: '71,5' },
      { metric: 'waist', entered: '800' },
    ],
  });
});

test('the refusal of one of several measures is told at it, and the corrected ones are sent with the same id', async () => {
  const unsent = await typeWithoutConnection();
  respondWithError(metricRoutes.record.own, 422, {
    ...{ code: 'metrics.not_possible', message: 'Controlla i valori.' },
    errors: { 'values.1.entered': ['Scrivi al massimo 250 cm.'] },
  });
  window.dispatchEvent(new Event('online'));
  const reason = await unsent.findByText('Scrivi al massimo 250 cm.');
  expect(reason.parentElement?.textContent).toMatch(/^Vita: 800.cm/);

  await userEvent.click(unsent.getByRole('button', { name: /^Modifica le misure/ }));
  const field = unsent.getByRole('textbox', { name: 'Vita' });
  expect(field).toHaveProperty('ariaInvalid', 'true');
  await userEvent.clear(field);
  await userEvent.type(field, '80');
  respond(metricRoutes.record.own, { values: [measured('2026-11-17')] });
  await userEvent.click(unsent.getByRole('button', { name: 'Salva' }));

  await expect.poll(() => createRecordStore(clientId).read()).toEqual([]);
  const sent = requestsTo(metricRoutes.record.own).map(({ body }) => body as { id: string });
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent.at(-1)).toMatchObject({ day: '2026-11-17', values: [{ entered: '71,5' }, { entered: '80' }] });
});

test('without one of its values a record is sent with another id, and the earlier request is deleted on the server', async () => {
  const unsent = await typeWithoutConnection();
  const earlier = requestsTo(metricRoutes.record.own).at(-1)?.body as { id: string };
  respondWithError(clientMetricRoutes.deleteRecord, 503, {});
  await userEvent.click(unsent.getByRole('button', { name: /^Modifica le misure/ }));
  await userEvent.clear(unsent.getByRole('textbox', { name: 'Vita' }));
  await userEvent.click(unsent.getByRole('button', { name: 'Salva' }));
  expect(await unsent.findByText(/^71,5.kg/)).toBeTruthy();

  respond(clientMetricRoutes.deleteRecord, {});
  respond(metricRoutes.record.own, { values: [measured(todayIn('Europe/Rome'))] });
  window.dispatchEvent(new Event('online'));

  await expect.poll(() => createRecordStore(clientId).read()).toEqual([]);
  expect(requestsTo(clientMetricRoutes.deleteRecord).at(-1)?.body).toEqual({ id: earlier.id });
  const sent = requestsTo(metricRoutes.record.own).at(-1)?.body as { id: string };
  expect(sent).toMatchObject({ values: [{ metric: 'weight', entered: '71,5' }] });
  expect(sent.id).not.toBe(earlier.id);
});

test('a refused value among those that are sent again is told at it, also after another one was cleared', async () => {
  const unsent = await typeWithoutConnection();
  const refuse = (index: number, text: string) =>
    respondWithError(metricRoutes.record.own, 422, {
      ...{ code: 'metrics.not_possible', message: 'Controlla i valori.' },
      errors: { [`values.${index}.entered`]: [text] },
    });
  refuse(1, 'Scrivi al massimo 250 cm.');
  window.dispatchEvent(new Event('online'));
  await unsent.findByText('Scrivi al massimo 250 cm.');
  await userEvent.click(unsent.getByRole('button', { name: /^Modifica le misure/ }));

  await userEvent.clear(unsent.getByRole('textbox', { name: 'Peso' }));
  refuse(0, 'Ancora troppo.');
  await userEvent.click(unsent.getByRole('button', { name: 'Salva' }));

  await unsent.findByText('Ancora troppo.');
  expect(unsent.getByRole('textbox', { name: 'Vita' })).toHaveProperty('ariaInvalid', 'true');
  expect(unsent.getByRole('textbox', { name: 'Peso' })).not.toHaveProperty('ariaInvalid', 'true');
});
