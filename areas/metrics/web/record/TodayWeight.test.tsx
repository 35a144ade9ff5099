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
import { ClientWeightPanel } from '../ClientWeightPanel.tsx';
import { createRecordStore } from '../device/record-store.ts';
import { respondWithHealthConsent } from '../testing/health-consent.ts';
import { followed, measured, showTodayWeight, typeWithoutConnection } from '../testing/today-weight.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { EarlierWeight } from './EarlierWeight.tsx';

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
  await showTodayWeight(clientId);
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

  expect(await screen.findByText('Prima di oggi: 73 kg il 12 nov 2026 · −1 kg')).toBeTruthy();
});

test('a weight that is typed in a check-in is compared with that of a visit of today', async () => {
  const today = todayIn('Europe/Rome');
  const weight = { ...followed(today), delta: -0.5, previousDay: '2026-11-12' };
  const last = { ...measured(today), source: 'visit' as const, isByClient: false };
  respond(metricRoutes.list.own, { metrics: [{ ...weight, last }] });
  const user = { roles: ['client' as const], clientId: newId() };
  await renderScreen(() => <EarlierWeight weightKg={72} />, {
    user,
    permissions: ['view own record'],
    texts: ['metrics'],
  });

  expect(await screen.findByText(`Ultimo: 72,5 kg il ${formatDate(today)} · −0,5 kg`)).toBeTruthy();
});

test('the client’s page shows the last body weight with its day and the change since an earlier one', async () => {
  const clientId = newId();
  respond(metricRoutes.list.client, {
    metrics: [{ ...followed('2026-11-16'), delta: -1.2, previousDay: '2026-11-09' }],
  });
  await renderScreen(() => <ClientWeightPanel clientId={clientId} />, {
    permissions: ['view clients', 'view health records'],
    texts: ['metrics'],
  });

  expect(await screen.findByText('72,5 kg')).toBeTruthy();
  expect(screen.getByText('16 nov 2026')).toBeTruthy();
  expect(screen.getByText('−1,2 kg dal 9 nov 2026')).toBeTruthy();
});

test('an empty weight is not sent, and the field says what is missing', async () => {
  respond(metricRoutes.list.own, { metrics: [followed('2026-11-16')] });
  await showTodayWeight(clientId);

  await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));

  expect(screen.getByText('Scrivi almeno un valore.')).toBeTruthy();
  expect(requestsTo(metricRoutes.record.own)).toEqual([]);
});

test('a weight that is typed without a connection stays on the device, and is sent once the server responds', async () => {
  const today = todayIn('Europe/Rome');
  respond(metricRoutes.list.own, { metrics: [followed('2026-11-16')] });
  respondWithError(metricRoutes.record.own, 503, {});
  const { unmount } = await showTodayWeight(clientId);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Peso' }), '71,5');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect((await screen.findByText('71,5 kg')).tagName).toBe('STRONG');
  expect(screen.getByText(/^Non ancora inviato/)).toBeTruthy();
  unmount();

  respondWithError(metricRoutes.list.own, 503, {});
  await showTodayWeight(clientId);
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

test('a weight that waited and is refused is shown with the reason, and can be corrected', async () => {
  await typeWithoutConnection(clientId, '715');

  respondWithError(metricRoutes.record.own, 422, { code: 'invalid', message: 'Scrivi al massimo 500 kg.' });
  window.dispatchEvent(new Event('online'));

  expect(await screen.findByText('Scrivi al massimo 500 kg.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Modifica le misure del/ }));
  expect(screen.getByRole('textbox', { name: 'Peso' })).toHaveProperty('value', '715');
  expect(screen.getByText('Scrivi al massimo 500 kg.')).toBeTruthy();
});

test('a corrected weight that was refused is followed by the value that the server has, never by an empty field', async () => {
  await typeWithoutConnection(clientId, '715');
  respondWithError(metricRoutes.record.own, 422, { code: 'invalid', message: 'Scrivi al massimo 500 kg.' });
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Scrivi al massimo 500 kg.');
  await userEvent.click(screen.getByRole('button', { name: /^Modifica le misure del/ }));
  const field = screen.getByRole('textbox', { name: 'Peso' });
  await userEvent.clear(field);
  await userEvent.type(field, '72,5');
  const shown: string[] = [];
  const observer = new MutationObserver(() => {
    for (const { value } of screen.queryAllByRole<HTMLInputElement>('textbox', { name: 'Peso' })) shown.push(value);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });

  respond(metricRoutes.record.own, { values: [measured(todayIn('Europe/Rome'))] });
  respond(metricRoutes.list.own, { metrics: [followed(todayIn('Europe/Rome'))] });
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect((await screen.findByText('72,5 kg')).tagName).toBe('STRONG');
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull();
  observer.disconnect();
  expect(shown).not.toContain('');
});

test('a weight of an earlier day that is refused while today’s is typed stands below it with its day and the reason', async () => {
  const field = await typeTodayBesideRefused('715');

  expect(screen.getByRole('textbox', { name: 'Peso' })).toBe(field);
  expect(field).toHaveProperty('value', '72,');
  const reason = screen.getByText('Un valore è molto diverso.');
  expect(reason.parentElement?.textContent).toMatch(/^715.kg · 14 nov 2026/);
  expect(field.compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  respondWithError(clientMetricRoutes.deleteRecord, 503, {});
  await userEvent.click(screen.getByRole('button', { name: 'Elimina le misure del 14 nov 2026' }));
  expect(screen.queryByText('Un valore è molto diverso.')).toBeNull();
  expect(field).toHaveProperty('value', '72,');
});

test('a refused weight of an earlier day that is unusual and right is confirmed by the client', async () => {
  const field = await typeTodayBesideRefused('78');
  respondWithError(metricRoutes.record.own, 409, { code: 'unusual_change', message: 'Un valore è molto diverso.' });
  await userEvent.click(screen.getByRole('button', { name: 'Modifica le misure del 14 nov 2026' }));
  expect(screen.getByText('Un valore è molto diverso.')).toBeTruthy();
  expect(screen.getByLabelText('Giorno')).toHaveProperty('value', '2026-11-14');
  await userEvent.click(screen.getAllByRole('button', { name: 'Salva' })[1] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'È giusto?' }));

  respond(metricRoutes.record.own, { values: [measured('2026-11-14')] });
  await userEvent.click(dialog.getByRole('button', { name: 'Sì, salva' }));

  await expect.poll(() => createRecordStore(clientId).read()).toEqual([]);
  expect(requestsTo(metricRoutes.record.own).at(-1)?.body).toMatchObject({
    ...{ day: '2026-11-14', isConfirmed: true },
    values: [{ entered: '78' }],
  });
  expect(field).toHaveProperty('value', '72,');
});

/** Types the weight of today while one of 14 November is refused, and returns the field of today. */
async function typeTodayBesideRefused(entered: string): Promise<HTMLElement> {
  const values = [{ metric: 'weight' as const, entered, unit: 'kg' as const, side: null }];
  createRecordStore(clientId).add({ id: newId(), day: '2026-11-14', note: '', measuredAt: null, values });
  respond(metricRoutes.list.own, { metrics: [followed('2026-11-13')] });
  respondWithError(metricRoutes.record.own, 503, {});
  await showTodayWeight(clientId);
  const field = await screen.findByRole('textbox', { name: 'Peso' });
  await userEvent.type(field, '72,');
  respondWithError(metricRoutes.record.own, 409, { code: 'unusual_change', message: 'Un valore è molto diverso.' });
  window.dispatchEvent(new Event('online'));
  await screen.findByText(/Un valore è molto diverso/);
  return field;
}

test('without the consent to health data no weight is asked for', async () => {
  respondWithHealthConsent(false);
  respond(metricRoutes.list.own, { metrics: [followed('2026-11-16')] });
  await showTodayWeight(clientId);

  await expect.poll(() => requestsTo(metricRoutes.list.own)).toHaveLength(1);
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull();
});
