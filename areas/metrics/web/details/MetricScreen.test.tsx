import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { app } from '#shell/web/app.ts';
import { saveToken } from '#shell/web/api/token.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type ClientMetric, metricRoutes } from '../../contract.ts';
import { respondWithHealthConsent } from '../testing/health-consent.ts';
import { followed, measured } from '../testing/today-weight.tsx';
import { MetricScreen } from './MetricScreen.tsx';

async function openOwnWeight(clientId: string, metric: ClientMetric) {
  const values = [measured(todayIn('Europe/Rome'))];
  respond(metricRoutes.details.own, { metric, values, marks: [], isCut: false });
  respond(metricRoutes.list.own, { metrics: [metric] });
  const view = await renderScreen(MetricScreen, {
    path: '/my/progress/$metricId',
    at: `/my/progress/${metric.id}`,
    user: { roles: ['client'], clientId },
    permissions: ['view own record', 'update own record'],
    texts: ['metrics'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi valore' }));
  return view;
}

test('a value that is typed survives a reload, and a weight without a connection waits on the device', async () => {
  saveToken('token');
  respondWithHealthConsent(true);
  const [clientId, metric] = [newId(), followed(todayIn('Europe/Rome'))];
  const { unmount } = await openOwnWeight(clientId, metric);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Peso' }), '73,1');
  unmount();

  await openOwnWeight(clientId, metric);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Peso' })).value).toBe('73,1');
  respondWithError(metricRoutes.record.own, 503, {});
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText(/^Non ancora inviato/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the values of a metric open without a connection as they were loaded last, in any period', async () => {
  saveToken('token');
  respondWithHealthConsent(true);
  const [clientId, metricId] = [newId(), newId()];
  const today = todayIn('Europe/Rome');
  const values = [today, addDays(today, -60)].map(measured);
  const open = () =>
    renderScreen(MetricScreen, {
      path: '/my/progress/$metricId',
      at: `/my/progress/${metricId}`,
      user: { roles: ['client'], clientId },
      permissions: ['view own record'],
      texts: ['metrics'],
    });
  respond(metricRoutes.details.own, { metric: followed(today), values, marks: [], isCut: false });
  const { unmount } = await open();
  expect(await screen.findAllByRole('row')).toHaveLength(3);
  unmount();
  app().queryClient.clear();

  respondWithError(metricRoutes.details.own, 503, {});
  await open();

  expect(await screen.findByText(/^Senza connessione: vedi le misure salvate su questo dispositivo/)).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await userEvent.click(screen.getByRole('radio', { name: '1 mese' }));
  await expect.poll(() => screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByText(/^Del periodo scelto/)).toBeNull();

  await userEvent.click(screen.getByRole('radio', { name: 'Tutto' }));
  await expect.poll(() => screen.getAllByRole('row')).toHaveLength(3);
  const from = formatDate(addDays(today, -365));
  expect(await screen.findByText(`Del periodo scelto qui ci sono solo le misure dal ${from}.`)).toBeTruthy();
});

test('of two weights of a day the one that counts is marked, and compared with the one that counts of the day before', async () => {
  saveToken('token');
  respondWithHealthConsent(true);
  const today = todayIn('Europe/Rome');
  const before = addDays(today, -32);
  const [clientId, metric] = [newId(), followed(today)];
  const weights = [[today, 68.9] as const, [today, 69.4] as const, [before, 70.1] as const, [before, 70.4] as const];
  const values = weights.map(([day, value]) => ({ ...measured(day), value }));
  respond(metricRoutes.details.own, { metric, values, marks: [], isCut: false });
  await renderScreen(MetricScreen, {
    path: '/my/progress/$metricId',
    at: `/my/progress/${metric.id}`,
    user: { roles: ['client'], clientId },
    permissions: ['view own record'],
    texts: ['metrics'],
  });

  const rows = (await screen.findAllByRole('row'))
    .slice(1)
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows[0]).toContain('68,9 kg−1,2 kgVale per questo giorno');
  expect(rows[1]).toContain('69,4 kg');
  expect(rows[1]).not.toMatch(/[−+]|Vale/);
  expect(rows[2]).toContain('70,1 kgVale per questo giorno');
});
