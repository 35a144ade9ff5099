import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type ClientMetric, clientMetricRoutes, metricRoutes } from '../contract.ts';
import { metricTypeRoutes } from '../contract/type-routes.ts';
import type { Measurement } from '../contract/measurement.ts';
import { builtInType } from '../rules/metric-type.ts';
import { GoalDialog } from './details/GoalDialog.tsx';
import { MetricScreen } from './details/MetricScreen.tsx';
import { MetricsScreen } from './list/MetricsScreen.tsx';
import { respondWithHealthConsent } from './testing/health-consent.ts';

const { id: clientId } = exampleClient;
const id = (number: number) => `0199f2a4-5c00-7076-8000-00000000000${number}`;
const value: Measurement = {
  id: id(1),
  metric: 'weight',
  side: null,
  value: 72.5748,
  entered: { text: '160', unit: 'lb' },
  day: '2026-11-16',
  measuredAt: '2026-11-16T06:30:00.000Z',
  source: 'metric',
  sourceId: id(2),
  author: 'Anna Conti',
  isByClient: false,
  method: null,
  device: null,
  note: 'A digiuno',
  disputedAt: null,
  disputeNote: null,
  version: 1,
};
const weight: ClientMetric = {
  id: id(3),
  metricType: builtInType('weight'),
  goal: { from: 68, to: 70 },
  reminder: null,
  last: value,
  delta: -1.2,
  previousDay: '2026-11-09',
  spark: [],
  areNumbersHidden: false,
  version: 1,
};
const professional = {
  permissions: ['view clients', 'view health records', 'update clients', 'update health records'],
  texts: ['metrics', 'clients'],
};

beforeEach(() => {
  respondWithHealthConsent(true);
  respond(metricTypeRoutes.types, { metrics: [] });
  respond(clientRoutes.detail, { client: exampleClient });
  respond(metricRoutes.list.client, { metrics: [weight] });
});

/** Shows the measures of the client to a professional. */
function openMetrics(more: Partial<Parameters<typeof renderScreen>[1]> = {}) {
  const at = `/clients/${clientId}/metrics`;
  return renderScreen(MetricsScreen, { ...professional, path: '/clients/$id/metrics', at, ...more });
}

async function openRecordForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Registra misure' }));
  return within(await screen.findByRole('dialog', { name: 'Registra misure' }));
}

test('a professional may also record a measure of the studio that the client does not follow yet', async () => {
  const own = {
    metric: id(9),
    name: 'Coscia alta',
    exerciseId: null,
    group: 'own',
    unit: 'cm',
    decimals: 1,
    direction: 'none',
  } as const;
  const stored = { ...own, isArchived: false, isUsed: false, version: 1 };
  const archived = { ...stored, metric: id(8), name: 'Vecchia', isArchived: true };
  respond(metricTypeRoutes.types, { metrics: [stored, archived] });
  respond(metricRoutes.record.client, { values: [] });
  await openMetrics();
  const dialog = await openRecordForm();
  const more = dialog.getByRole('combobox', { name: 'Aggiungi un’altra misura' });
  await within(more).findByRole('option', { name: 'Coscia alta' });
  expect(within(more).queryByRole('option', { name: 'Vecchia' })).toBeNull();

  await userEvent.selectOptions(more, 'Coscia alta');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Coscia alta' }), '58,5');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  await expect
    .poll(() => requestsTo(metricRoutes.record.client)[0]?.body)
    .toMatchObject({ values: [{ metric: own.metric, entered: '58,5', unit: 'cm' }] });
});

test('a professional types 72,5, is asked about an unusual weight, and the confirmed values are sent as typed', async () => {
  respondWithError(metricRoutes.record.client, 409, { code: 'unusual_change', message: 'È giusto?' });
  await openMetrics();

  expect(await screen.findByText('72,6 kg')).toBeTruthy();
  expect(screen.getByText('16 nov 2026 · −1,2 kg dal 9 nov 2026 · Obiettivo 68 kg – 70 kg')).toBeTruthy();
  const dialog = await openRecordForm();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Peso' }), '72,5');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(requestsTo(metricRoutes.record.client)).toHaveLength(1));

  expect(requestsTo(metricRoutes.record.client)[0]?.body).toMatchObject({
    values: [{ metric: 'weight', entered: '72,5', unit: 'kg', side: null }],
  });
});

test('in pounds the list, the goal and the unit of a new value are in pounds, and what is typed is sent in pounds', async () => {
  respond(metricRoutes.record.client, { values: [] });
  await openMetrics({ user: { units: { weight: 'lb', length: 'cm' } } });

  expect(await screen.findByText('160 lb')).toBeTruthy();
  expect(screen.getByText('16 nov 2026 · −2,6 lb dal 9 nov 2026 · Obiettivo 149,9 lb – 154,3 lb')).toBeTruthy();
  const dialog = await openRecordForm();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Peso' }), '159');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  await waitFor(() =>
    expect(requestsTo(metricRoutes.record.client)[0]?.body).toMatchObject({
      values: [{ metric: 'weight', entered: '159', unit: 'lb', side: null }],
    }),
  );
});

test('the change of a percentage is in points and has its sign once', async () => {
  const metricType = { ...weight.metricType, metric: 'fat_mass', unit: '%' } as const;
  respond(metricRoutes.list.own, { metrics: [{ ...weight, metricType, goal: null, delta: -0.8 }] });
  await renderScreen(MetricsScreen, {
    path: '/my/progress',
    at: '/my/progress',
    permissions: ['view own record'],
    texts: ['metrics'],
  });

  expect(await screen.findByText('16 nov 2026 · −0,8 punti dal 9 nov 2026')).toBeTruthy();
});

test('a refused limit of a goal is explained at its field in the same words, and an order that is wrong at the second one', async () => {
  const message = 'Questo valore non è possibile: deve stare tra 20 e 350 kg.';
  respondWithError(clientMetricRoutes.update, 422, { message, errors: { 'goal.from': [message] } });
  await renderScreen(() => <GoalDialog clientId={clientId} metric={weight} opened onClose={() => {}} />, professional);
  const from = await screen.findByRole('textbox', { name: 'Da' });

  await userEvent.clear(from);
  await userEvent.type(from, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(from));
  expect(requestsTo(clientMetricRoutes.update)[0]?.body).toMatchObject({ goal: { from: 5, to: 70 }, unit: 'kg' });

  await userEvent.clear(from);
  await userEvent.type(from, '72');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await screen.findByText('Il secondo limite deve essere uguale o più alto.');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'A' }));
});

test('a refused value is explained at its field, which gets the focus', async () => {
  const message = 'Questo valore non è possibile: deve stare tra 20 e 350 kg.';
  respondWithError(metricRoutes.record.client, 422, { message, errors: { 'values.0.entered': [message] } });
  await openMetrics();

  const dialog = await openRecordForm();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Peso' }), '750');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  expect(await dialog.findByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Peso' })));
});

test('a client sees who measured and what was typed, and reports a mistake instead of changing it', async () => {
  respond(metricRoutes.details.own, {
    metric: weight,
    values: [{ ...value, entered: { text: '160.5', unit: 'lb' } }],
    isCut: false,
    marks: [{ kind: 'program', id: id(4), day: '2026-11-16', title: 'Forza base' }],
  });
  respond(clientMetricRoutes.dispute, { value: { ...value, disputedAt: '2026-11-17T08:00:00.000Z' } });
  await renderScreen(MetricScreen, {
    path: '/my/progress/$metricId',
    at: `/my/progress/${weight.id}`,
    permissions: ['view own record', 'update own record'],
    texts: ['metrics'],
  });

  expect(await screen.findByText('scritto 160,5 lb')).toBeTruthy();
  expect(screen.getByText('Inserita a mano · Da Anna Conti')).toBeTruthy();
  expect(screen.getByRole('row', { name: '16 nov 2026 Inizio programma: Forza base' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per il valore del 16 nov 2026' }));
  expect(screen.queryByRole('menuitem', { name: 'Modifica valore' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Segnala un errore' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nota' }), 'Era 71');
  await userEvent.click(screen.getByRole('button', { name: 'Segnala' }));

  await waitFor(() => expect(requestsTo(clientMetricRoutes.dispute)[0]?.body).toEqual({ note: 'Era 71' }));
});

test('of two weights of one day the last one is the figure and the point of the chart, which says so', async () => {
  const earlier = { ...value, id: id(5), value: 82.1, entered: null, day: '2026-11-16', note: '' };
  const later = { ...earlier, id: id(6), value: 81.7, measuredAt: '2026-11-16T07:59:00.000Z' };
  const first = { ...earlier, id: id(7), value: 84, day: '2026-11-02' };
  respond(metricRoutes.details.own, { metric: weight, values: [later, earlier, first], isCut: false, marks: [] });
  await renderScreen(MetricScreen, {
    path: '/my/progress/$metricId',
    at: `/my/progress/${weight.id}`,
    permissions: ['view own training', 'update own training'],
    texts: ['metrics'],
  });

  const last = (await screen.findByText('Ultimo')).parentElement as HTMLElement;
  expect(within(last).getByText('81,7 kg')).toBeTruthy();
  // As the change below the figure, and in the table beside the value that counts.
  expect(screen.getAllByText('−2,3 kg')).toHaveLength(2);
  expect(screen.getByText(/Nei giorni con più valori il grafico mostra l'ultimo/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Valore precedente' }));
  await userEvent.click(screen.getByRole('button', { name: 'Valore successivo' }));
  expect(screen.getByText(/82,1 kg .*; 81,7 kg/)).toBeTruthy();
});

test('hidden numbers are on no part of the screen of the client', async () => {
  const hidden = { ...value, value: null, entered: null };
  const metric = { ...weight, goal: null, delta: null, last: hidden, areNumbersHidden: true };
  respond(metricRoutes.details.own, { metric, values: [hidden], isCut: false, marks: [] });
  await renderScreen(MetricScreen, {
    path: '/my/progress/$metricId',
    at: `/my/progress/${weight.id}`,
    permissions: ['view own record', 'update own record'],
    texts: ['metrics'],
  });

  expect(await screen.findByText(/I numeri sono riservati/)).toBeTruthy();
  expect(screen.getByText('Registrato')).toBeTruthy();
  expect(screen.queryByText(/\d kg/)).toBeNull();
});

test('the tab of a client who has withdrawn the consent keeps the head with the reason', async () => {
  const client = { ...exampleClient, withdrawnConsents: ['health_data' as const] };
  respond(clientRoutes.detail, { client });
  respondWithError(metricRoutes.list.client, 403, { code: 'health_data_withdrawn', message: 'Ritirato' });
  await openMetrics();

  expect(await screen.findByText(/ha ritirato il consenso ai dati sulla salute/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: client.name })).toBeTruthy();
  expect(screen.queryByText('Qualcosa è andato storto')).toBeNull();
});

test('why nothing was saved is read above the buttons of the form, which cover its end', async () => {
  respond(metricRoutes.list.own, { metrics: [weight] });
  respondWithError(metricRoutes.record.own, 403, { code: 'own_health_data_withdrawn', message: 'Non salvato.' });
  await renderScreen(MetricsScreen, { permissions: ['update own record'], texts: ['metrics'] });

  await userEvent.click(await screen.findByRole('button', { name: 'Inserisci misure' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registra misure' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Peso' }), '72');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  const message = await dialog.findByRole('alert');
  expect(message.parentElement).toBe(dialog.getByRole('button', { name: 'Salva' }).parentElement);
});

test('without the consent to health data a client reads why nothing can be recorded, and where to give it, before typing', async () => {
  respond(metricRoutes.list.own, { metrics: [weight] });
  respondWithHealthConsent(false);
  await renderScreen(MetricsScreen, { permissions: ['view own record', 'update own record'], texts: ['metrics'] });

  const link = await screen.findByRole('link', { name: 'Vai ai consensi' });
  expect(link.getAttribute('href')).toBe('/settings/consents');
  expect(screen.queryByRole('button', { name: 'Inserisci misure' })).toBeNull();
});

test('a card says of which side the value is, and that a change is one of the same day', async () => {
  const last = { ...value, metric: 'arms', side: 'L' as const, value: 31.5 };
  const metricType = { ...weight.metricType, metric: 'arms', unit: 'cm' as const };
  const arms = { ...weight, metricType, goal: null, last, delta: -0.3, previousDay: last.day };
  respond(metricRoutes.list.client, { metrics: [arms] });
  await openMetrics();

  expect(await screen.findByText('31,5 cm')).toBeTruthy();
  expect(screen.getByText('Sinistra · −0,3 cm nello stesso giorno, 16 nov 2026')).toBeTruthy();
});
