import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { app } from '#shell/web/app.ts';
import { saveToken } from '#shell/web/api/token.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { metricRoutes } from '../../contract.ts';
import { precacheMetrics } from '../queries.ts';
import { respondWithHealthConsent } from '../testing/health-consent.ts';
import { followed } from '../testing/today-weight.tsx';
import { MetricsScreen } from './MetricsScreen.tsx';

const clientId = newId();

beforeEach(() => {
  saveToken('token');
  respondWithHealthConsent(true);
});

const show = () =>
  renderScreen(MetricsScreen, {
    path: '/my/progress',
    at: '/my/progress',
    user: { roles: ['client'], clientId },
    permissions: ['view own record'],
    texts: ['metrics'],
  });

test('the page of measurements opens without a connection although it was never opened before', async () => {
  respond(metricRoutes.list.own, { metrics: [followed('2026-11-16')] });
  const { unmount } = await renderScreen(() => null, { user: { roles: ['client'], clientId } });
  await precacheMetrics(clientId);
  unmount();
  app().queryClient.clear();

  respondWithError(metricRoutes.list.own, 503, {});
  await show();

  expect(await screen.findByText('72,5 kg')).toBeTruthy();
  expect(await screen.findByText(/^Senza connessione: vedi le misure salvate su questo dispositivo/)).toBeTruthy();
});
