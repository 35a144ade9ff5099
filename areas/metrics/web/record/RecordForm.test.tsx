import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { pendingConfirm } from '#shell/web/widgets/confirm.ts';
import { type ClientMetric, metricRoutes } from '../../contract.ts';
import { metricTypeRoutes } from '../../contract/type-routes.ts';
import type { TypeCode } from '../../contract/types.ts';
import { builtInType } from '../../rules/metric-type.ts';
import { MetricsScreen } from '../list/MetricsScreen.tsx';
import { respondWithHealthConsent } from '../testing/health-consent.ts';

const followedMetric = (code: TypeCode): ClientMetric => ({
  ...{ id: newId(), metricType: builtInType(code), goal: null, reminder: null, last: null, delta: null },
  ...{ previousDay: null, spark: [], areNumbersHidden: false, version: 1 },
});

beforeEach(() => {
  respondWithHealthConsent(true);
  respond(metricTypeRoutes.types, { metrics: [] });
  respond(clientRoutes.detail, { client: exampleClient });
  respond(metricRoutes.list.client, { metrics: [followedMetric('weight')] });
});

/** Opens the form in which a professional records measures of the client. */
async function openRecordForm() {
  await renderScreen(MetricsScreen, {
    path: '/clients/$id/metrics',
    at: `/clients/${exampleClient.id}/metrics`,
    permissions: ['view clients', 'view health records', 'update clients', 'update health records'],
    texts: ['metrics', 'clients'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Registra misure' }));
  return within(await screen.findByRole('dialog', { name: 'Registra misure' }));
}

const forms: { followed: TypeCode[]; fields: string[] }[] = [
  { followed: [], fields: ['Peso', 'Vita', 'Fianchi'] },
  { followed: ['squat'], fields: ['Peso', 'Vita', 'Fianchi', 'Massimale di squat'] },
  { followed: ['squat', 'waist', 'weight'], fields: ['Peso', 'Massimale di squat', 'Vita'] },
];

test.each(forms)('the form of a client with $followed followed offers $fields', async ({ followed, fields }) => {
  respond(metricRoutes.list.client, { metrics: followed.map(followedMetric) });
  const dialog = await openRecordForm();

  const labels = within(dialog.getByRole('list')).getAllByRole<HTMLInputElement>('textbox');
  expect(labels.map((field) => field.labels?.[0]?.textContent)).toEqual(fields);
});

const readings = (near: number, typed: number) => ({
  ...{ typed: { day: '2026-11-18', value: typed }, near: { day: '2026-11-16', value: near } },
});

test.each([
  [
    {
      changes: [
        { metric: 'weight', side: null, ...readings(72.5, 85) },
        { metric: 'arms', side: 'R', ...readings(30, 50) },
      ],
    },
    /^Peso: 72,5 kg il 16 nov 2026 → 85 kg il 18 nov 2026\. Braccia · Destra: 30 cm il 16 nov 2026 → 50 cm il 18 nov 2026\.$/,
  ],
  [undefined, /^Un valore è molto diverso dai precedenti\.$/],
])('the question about unusual values with %j is %s', async (change, question) => {
  respondWithError(metricRoutes.record.client, 409, { code: 'unusual_change', ...(change && { data: change }) });
  const dialog = await openRecordForm();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Peso' }), '85');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(pendingConfirm.get()?.text.replaceAll('\u00A0', ' ')).toMatch(question));
  pendingConfirm.get()?.resolve(false);
});

test('without a response of the server the form says that nothing was saved, and keeps what was typed', async () => {
  respondWithError(metricRoutes.record.client, 503, {});
  const dialog = await openRecordForm();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Peso' }), '65,1');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  expect((await dialog.findByRole('alert')).textContent).toContain('Nessuna risposta');
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Peso' }).value).toBe('65,1');
});

test('the message about a refused value stays at it when the user clears another one', async () => {
  respond(metricRoutes.list.client, { metrics: ['weight' as const, 'waist' as const].map(followedMetric) });
  respondWithError(metricRoutes.record.client, 422, {
    ...{ code: 'metrics.not_possible', message: 'Controlla i valori.' },
    errors: { 'values.1.entered': ['Scrivi al massimo 250 cm.'] },
  });
  const dialog = await openRecordForm();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Peso' }), '71,5');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Vita' }), '800');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  await dialog.findByText('Scrivi al massimo 250 cm.');

  await userEvent.clear(dialog.getByRole('textbox', { name: 'Peso' }));

  expect(dialog.getByRole('textbox', { name: 'Vita' })).toHaveProperty('ariaInvalid', 'true');
});

test.each([
  ['Vita', '71,5 cm', '71,5', 'cm'],
  ['Vita', '28 in', '28', 'in'],
  ['Peso', '71,5kg', '71,5', 'kg'],
  ['Peso', '158 lb', '158', 'lb'],
])('in %s the text “%s” is %s with the unit %s', async (name, typed, number, unit) => {
  respond(metricRoutes.list.client, { metrics: [] });
  const dialog = await openRecordForm();
  const field = await dialog.findByLabelText<HTMLInputElement>(name);

  await userEvent.type(field, typed);
  await userEvent.tab();

  expect(field.value).toBe(number);
  expect(dialog.getByLabelText<HTMLSelectElement>(`Unità: ${name}`).value).toBe(unit);
});

test.each(['158 lbs', '7h30', '70kg5'])(
  'the text “%s”, which goes on behind a unit, stays as it was typed',
  async (typed) => {
    respond(metricRoutes.list.client, { metrics: [] });
    const dialog = await openRecordForm();
    const field = await dialog.findByLabelText<HTMLInputElement>('Peso');

    await userEvent.type(field, typed);
    await userEvent.tab();

    expect(field.value).toBe(typed);
  },
);

test('a unit is read when the form is sent with Enter, too', async () => {
  respondWithError(metricRoutes.record.client, 503, {});
  const dialog = await openRecordForm();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Peso' }), '158 lb{Enter}');

  await dialog.findByRole('alert');
  expect(requestsTo(metricRoutes.record.client)).toMatchObject([
    { body: { values: [{ entered: '158', unit: 'lb' }] } },
  ]);
});
