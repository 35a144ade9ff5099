import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { saveToken } from '#shell/web/api/token.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientMetricRoutes, metricRoutes } from '../../contract.ts';
import { MetricScreen } from '../details/MetricScreen.tsx';
import { createRecordStore } from '../device/record-store.ts';
import { respondWithHealthConsent } from '../testing/health-consent.ts';
import { followed, measured, typeWithoutConnection } from '../testing/today-weight.tsx';

let clientId = newId();

beforeEach(() => {
  clientId = newId();
  saveToken('token');
  respondWithHealthConsent(true);
});

test('a weight that waits on the device is corrected before it is sent', async () => {
  const today = todayIn('Europe/Rome');
  await typeWithoutConnection(clientId, '715');

  await userEvent.click(screen.getByRole('button', { name: /^Modifica le misure del/ }));
  const field = screen.getByRole('textbox', { name: 'Peso' });
  await userEvent.clear(field);
  await userEvent.type(field, '71,5');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('71,5 kg')).toBeTruthy();

  respond(metricRoutes.record.own, { values: [measured(today)] });
  respond(metricRoutes.list.own, { metrics: [followed(today)] });
  window.dispatchEvent(new Event('online'));

  await expect.poll(() => screen.queryByText(/^Non ancora inviato/)).toBeNull();
  const sent = requestsTo(metricRoutes.record.own).map(({ body }) => body as { id: string });
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent.at(-1)).toMatchObject({ values: [{ entered: '71,5' }] });
});

test('a weight that waits on the device is deleted and never sent', async () => {
  await typeWithoutConnection(clientId, '715');
  const { length } = requestsTo(metricRoutes.record.own);
  respondWithError(clientMetricRoutes.deleteRecord, 503, {});

  await userEvent.click(screen.getByRole('button', { name: /^Elimina le misure del/ }));

  expect(await screen.findByRole('textbox', { name: 'Peso' })).toHaveProperty('value', '');
  respond(clientMetricRoutes.deleteRecord, {});
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => createRecordStore(clientId).deleted()).toEqual([]);
  expect(createRecordStore(clientId).read()).toEqual([]);
  expect(requestsTo(metricRoutes.record.own)).toHaveLength(length);
});

test('a weight whose request had no response is deleted on the server too, also when it arrives there later, and one that is typed afterwards stays', async () => {
  const today = todayIn('Europe/Rome');
  await typeWithoutConnection(clientId, '715');
  const sent = requestsTo(metricRoutes.record.own).at(-1)?.body as { id: string };
  respondWithError(clientMetricRoutes.deleteRecord, 503, {});
  await userEvent.click(screen.getByRole('button', { name: /^Elimina le misure del/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Peso' }), '71,5');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await screen.findByText('71,5 kg');

  respond(clientMetricRoutes.deleteRecord, {});
  respond(metricRoutes.record.own, { values: [measured(today)] });
  window.dispatchEvent(new Event('online'));

  await expect.poll(() => createRecordStore(clientId).read()).toEqual([]);
  expect(createRecordStore(clientId).deleted()).toEqual([]);
  expect(requestsTo(clientMetricRoutes.deleteRecord).at(-1)?.body).toEqual({ id: sent.id });
  const last = requestsTo(metricRoutes.record.own).at(-1)?.body as { id: string };
  expect(last).toMatchObject({ values: [{ entered: '71,5' }] });
  expect(last.id).not.toBe(sent.id);
});

test('a weight that another tab changed meanwhile is not overwritten: the form says what it is now', async () => {
  await typeWithoutConnection(clientId, '715');
  await userEvent.click(screen.getByRole('button', { name: /^Modifica le misure del/ }));
  const field = screen.getByRole('textbox', { name: 'Peso' });
  await userEvent.clear(field);
  await userEvent.type(field, '71,5');

  const otherTab = createRecordStore(clientId);
  const [waiting] = otherTab.read();
  if (!waiting) throw new Error('no weight waits');
  const values = [{ metric: 'weight' as const, entered: '72', unit: 'kg' as const, side: null }];
  act(() => void otherTab.replace(waiting.request, { ...waiting.request, values }));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(screen.getByText(/^Intanto le misure sono state cambiate in un’altra scheda: Peso: 72.kg\./)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Peso' })).toHaveProperty('value', '71,5');
  expect(otherTab.read()).toMatchObject([{ request: { values: [{ entered: '72' }] } }]);

  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('71,5 kg')).toBeTruthy();
});

test('a weight that was corrected while the earlier one was sent stays until it is sent too', () => {
  const store = createRecordStore(clientId);
  const request = { id: newId(), day: '2026-11-16', note: '', measuredAt: null, values: [] };
  store.add(request);
  store.replace(request, { ...request, note: 'A digiuno' });

  store.removeSent(request);
  store.reject(request, 'Rifiutato.', {});

  expect(store.read()).toMatchObject([{ request: { note: 'A digiuno' }, rejection: null }]);
});

test('the list of weights shows those that wait on the device, the latest first', async () => {
  const store = createRecordStore(clientId);
  for (const [day, entered] of [['2026-11-14', '72'] as const, ['2026-11-15', '71,5'] as const])
    store.add({
      id: newId(),
      day,
      note: '',
      measuredAt: null,
      values: [{ metric: 'weight', entered, unit: 'kg', side: null }],
    });
  respond(metricRoutes.details.own, { metric: followed('2026-11-13'), values: [], marks: [], isCut: false });
  respond(metricRoutes.list.own, { metrics: [followed('2026-11-13')] });
  await renderScreen(MetricScreen, {
    path: '/my/progress/$metricId',
    at: `/my/progress/${newId()}`,
    user: { roles: ['client'], clientId },
    permissions: ['view own record', 'update own record'],
    texts: ['metrics'],
  });

  const unsent = within(await screen.findByRole('region', { name: 'Da inviare' }));
  const texts = unsent.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^71,5.kg · 15 nov 2026/),
    expect.stringMatching(/^72.kg · 14 nov 2026/),
  ]);

  await userEvent.click(unsent.getByRole('button', { name: 'Elimina le misure del 14 nov 2026' }));
  expect(unsent.getAllByRole('listitem')).toHaveLength(1);
});
