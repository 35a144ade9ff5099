import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type ClientMetric, metricRoutes } from '../../contract.ts';
import type { Measurement } from '../../contract/measurement.ts';
import { saveToken } from '#shell/web/api/token.ts';
import { MetricScreen } from '../details/MetricScreen.tsx';
import { createWeightStore } from '../device/weight-store.ts';
import { respondWithHealthConsent } from '../testing/health-consent.ts';
import { ClientWeightPanel } from '../ClientWeightPanel.tsx';
import { WeightSync } from '../screens.tsx';
import { EarlierWeight } from './EarlierWeight.tsx';
import { TodayWeight } from './TodayWeight.tsx';

let clientId = newId();

beforeEach(() => {
  clientId = newId();
  saveToken('token');
  respondWithHealthConsent(true);
});

test('the start page asks for the weight of today, and shows it once it is recorded', async () => {
  const today = todayIn('Europe/Rome');
  respond(metricRoutes.list.own, { metrics: [followed('2026-11-16')] });
  respond(metricRoutes.record.own, { values: [measured(today)] });
  await show();
  expect(await screen.findByText('Ultimo: 72,5 kg il 16 nov 2026')).toBeTruthy();

  respond(metricRoutes.list.own, { metrics: [{ ...followed(today), delta: -0.4, previousDay: '2026-11-16' }] });
  await userEvent.type(screen.getByRole('textbox', { name: 'Peso' }), '72,5');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(requestsTo(metricRoutes.record.own)[0]?.body).toMatchObject({
    day: today,
    values: [{ metric: 'weight', entered: '72,5', unit: 'kg' }],
  });
  expect((await screen.findByText('72,5 kg')).tagName).toBe('STRONG');
  expect(screen.getByText('−0,4 kg dal 16 nov 2026')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a weight that is typed in a check-in is compared with the last one of an earlier day', async () => {
  const today = todayIn('Europe/Rome');
  respond(metricRoutes.list.own, { metrics: [{ ...followed(today), delta: -0.5, previousDay: '2026-11-12' }] });
  const user = { roles: ['client' as const], clientId: newId() };
  await renderScreen(() => <EarlierWeight weightKg={72} />, {
    user,
    permissions: ['view own record'],
    texts: ['metrics'],
  });

  expect(await screen.findByText('Ultimo: 73 kg il 12 nov 2026 · −1 kg')).toBeTruthy();
});

test('the client’s page shows the last body weight with its day and the change since an earlier one', async () => {
  const clientId = newId();
  respond(metricRoutes.list.client, {
    metrics: [{ ...followed('2026-11-16'), delta: -1.2, previousDay: '2026-11-09' }],
  });
  await renderScreen(() => <ClientWeightPanel clientId={clientId} />, {
    permissions: ['view clients'],
    texts: ['metrics'],
  });

  expect(await screen.findByText('72,5 kg')).toBeTruthy();
  expect(screen.getByText('16 nov 2026')).toBeTruthy();
  expect(screen.getByText('−1,2 kg dal 9 nov 2026')).toBeTruthy();
});

test('an empty weight is not sent, and the field says what is missing', async () => {
  respond(metricRoutes.list.own, { metrics: [followed('2026-11-16')] });
  await show();

  await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));

  expect(screen.getByText('Scrivi almeno un valore.')).toBeTruthy();
  expect(requestsTo(metricRoutes.record.own)).toEqual([]);
});

test('a weight that is typed without a connection stays on the device, and is sent once the server responds', async () => {
  const today = todayIn('Europe/Rome');
  respond(metricRoutes.list.own, { metrics: [followed('2026-11-16')] });
  respondWithError(metricRoutes.record.own, 503, {});
  const { unmount } = await show();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Peso' }), '71,5');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect((await screen.findByText('71,5 kg')).tagName).toBe('STRONG');
  expect(screen.getByText(/^Non ancora inviato/)).toBeTruthy();
  unmount();

  respondWithError(metricRoutes.list.own, 503, {});
  await show();
  expect(await screen.findByText('71,5 kg')).toBeTruthy();

  const followedToday = followed(today);
  respond(metricRoutes.record.own, { values: [measured(today)] });
  respond(metricRoutes.list.own, { metrics: [followedToday] });
  window.dispatchEvent(new Event('online'));

  expect(await screen.findByText('72,5 kg')).toBeTruthy();
  const sent = requestsTo(metricRoutes.record.own).map(({ body }) => body as { id: string; day: string });
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent.at(-1)).toMatchObject({ day: today, values: [{ metric: 'weight', entered: '71,5', unit: 'kg' }] });
  expect(screen.queryByText(/^Non ancora inviato/)).toBeNull();
});

test('a weight that waited and is refused can be corrected, with its day and the reason', async () => {
  respond(metricRoutes.list.own, { metrics: [followed('2026-11-16')] });
  respondWithError(metricRoutes.record.own, 503, {});
  await show();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Peso' }), '715');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await screen.findByText('715 kg');

  respondWithError(metricRoutes.record.own, 422, { code: 'unusual_change', message: 'Un valore è molto diverso.' });
  window.dispatchEvent(new Event('online'));

  const field = await screen.findByRole('textbox', { name: 'Peso' });
  expect(field).toHaveProperty('value', '715');
  expect(screen.getByText(/^\d+ \w+ \d{4}: Un valore è molto diverso\.$/)).toBeTruthy();
});

test('a weight of an earlier day that is refused while the field of today is open takes its place', async () => {
  const values = [{ metric: 'weight' as const, entered: '715', unit: 'kg' as const, side: null }];
  createWeightStore(clientId).replace(null, { id: newId(), day: '2026-11-14', note: '', measuredAt: null, values });
  respond(metricRoutes.list.own, { metrics: [followed('2026-11-13')] });
  respondWithError(metricRoutes.record.own, 503, {});
  await show();
  expect(await screen.findByRole('textbox', { name: 'Peso' })).toHaveProperty('value', '');

  respondWithError(metricRoutes.record.own, 422, { code: 'unusual_change', message: 'Un valore è molto diverso.' });
  window.dispatchEvent(new Event('online'));

  expect(await screen.findByText('14 nov 2026: Un valore è molto diverso.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Peso' })).toHaveProperty('value', '715');
});

test('a weight that waits on the device is corrected before it is sent', async () => {
  const today = todayIn('Europe/Rome');
  await typeWithoutConnection('715');

  await userEvent.click(screen.getByRole('button', { name: /^Modifica il peso del/ }));
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
  await typeWithoutConnection('715');
  const { length } = requestsTo(metricRoutes.record.own);
  respondWithError(metricRoutes.weights.own, 503, {});

  await userEvent.click(screen.getByRole('button', { name: /^Elimina il peso del/ }));

  expect(await screen.findByRole('textbox', { name: 'Peso' })).toHaveProperty('value', '');
  respond(metricRoutes.weights.own, { metric: followed('2026-11-16'), values: [], marks: [], isCut: false });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => createWeightStore(clientId).deleted()).toEqual([]);
  expect(createWeightStore(clientId).read()).toEqual([]);
  expect(requestsTo(metricRoutes.record.own)).toHaveLength(length);
});

test('a weight that the server stored although its response was lost is deleted there too, and one that is typed afterwards stays', async () => {
  const today = todayIn('Europe/Rome');
  await typeWithoutConnection('715');
  const sent = requestsTo(metricRoutes.record.own).at(-1)?.body as { id: string };
  respondWithError(metricRoutes.weights.own, 503, {});
  await userEvent.click(screen.getByRole('button', { name: /^Elimina il peso del/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Peso' }), '71,5');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await screen.findByText('71,5 kg');

  const other = measured(today);
  const values = [other, { ...measured(today), sourceId: sent.id }];
  respond(metricRoutes.weights.own, { metric: followed(today), values, marks: [], isCut: false });
  respond(metricRoutes.deleteValue.own, {});
  respond(metricRoutes.record.own, { values: [measured(today)] });
  window.dispatchEvent(new Event('online'));

  await expect.poll(() => createWeightStore(clientId).read()).toEqual([]);
  expect(createWeightStore(clientId).deleted()).toEqual([]);
  expect(requestsTo(metricRoutes.deleteValue.own)).toHaveLength(1);
  const last = requestsTo(metricRoutes.record.own).at(-1)?.body as { id: string };
  expect(last).toMatchObject({ values: [{ entered: '71,5' }] });
  expect(last.id).not.toBe(sent.id);
});

test('a weight that another tab changed meanwhile is not overwritten: the form says what it is now', async () => {
  await typeWithoutConnection('715');
  await userEvent.click(screen.getByRole('button', { name: /^Modifica il peso del/ }));
  const field = screen.getByRole('textbox', { name: 'Peso' });
  await userEvent.clear(field);
  await userEvent.type(field, '71,5');

  const otherTab = createWeightStore(clientId);
  const [waiting] = otherTab.read();
  if (!waiting) throw new Error('no weight waits');
  const values = [{ metric: 'weight' as const, entered: '72', unit: 'kg' as const, side: null }];
  act(() => void otherTab.replace(waiting.request, { ...waiting.request, values }));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(screen.getByText(/^Intanto il peso è stato cambiato in un’altra scheda: 72.kg\./)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Peso' })).toHaveProperty('value', '71,5');
  expect(otherTab.read()).toMatchObject([{ request: { values: [{ entered: '72' }] } }]);

  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('71,5 kg')).toBeTruthy();
});

test('a weight that was corrected while the earlier one was sent stays until it is sent too', () => {
  const store = createWeightStore(clientId);
  const request = { id: newId(), day: '2026-11-16', note: '', measuredAt: null, values: [] };
  store.replace(null, request);
  store.replace(request, { ...request, note: 'A digiuno' });

  store.remove(request);
  store.reject(request, 'Rifiutato.');

  expect(store.read()).toMatchObject([{ request: { note: 'A digiuno' }, rejection: null }]);
});

test('the list of weights shows those that wait on the device, the latest first', async () => {
  const store = createWeightStore(clientId);
  for (const [day, entered] of [['2026-11-14', '72'] as const, ['2026-11-15', '71,5'] as const])
    store.replace(null, {
      id: newId(),
      day,
      note: '',
      measuredAt: null,
      values: [{ metric: 'weight', entered, unit: 'kg', side: null }],
    });
  respond(metricRoutes.details.own, { metric: followed('2026-11-13'), values: [], marks: [], isCut: false });
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

  await userEvent.click(unsent.getByRole('button', { name: 'Elimina il peso del 14 nov 2026' }));
  expect(unsent.getAllByRole('listitem')).toHaveLength(1);
});

test('without the consent to health data no weight is asked for', async () => {
  respondWithHealthConsent(false);
  respond(metricRoutes.list.own, { metrics: [followed('2026-11-16')] });
  await show();

  await expect.poll(() => requestsTo(metricRoutes.list.own)).toHaveLength(1);
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull();
});

async function typeWithoutConnection(entered: string): Promise<void> {
  respond(metricRoutes.list.own, { metrics: [followed('2026-11-16')] });
  respondWithError(metricRoutes.record.own, 503, {});
  await show();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Peso' }), entered);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await screen.findByText(`${entered} kg`);
}

function show() {
  const permissions = ['view own record', 'update own record'];
  const Home = () => (
    <>
      <TodayWeight />
      <WeightSync />
    </>
  );
  return renderScreen(Home, { user: { roles: ['client'], clientId }, permissions, texts: ['metrics'] });
}

function measured(day: string): Measurement {
  return {
    ...{
      id: newId(),
      sourceId: newId(),
      metric: 'weight',
      side: null,
      value: 72.5,
      entered: { text: '72,5', unit: 'kg' },
    },
    ...{ day, measuredAt: `${day}T06:30:00.000Z`, source: 'metric', author: 'Giulia Ferri', isByClient: true },
    ...{ method: null, device: null, note: '', disputedAt: null, disputeNote: null, version: 1 },
  };
}

function followed(day: string): ClientMetric {
  return {
    id: newId(),
    metricType: {
      metric: 'weight',
      name: null,
      exerciseId: null,
      group: 'body',
      unit: 'kg',
      decimals: 1,
      direction: 'none',
    },
    ...{ goal: null, reminder: null, last: measured(day), delta: null, previousDay: null, spark: [] },
    ...{ areNumbersHidden: false, version: 1 },
  };
}
