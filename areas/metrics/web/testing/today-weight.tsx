import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newId } from '#shell/common/ids.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type ClientMetric, metricRoutes } from '../../contract.ts';
import type { Measurement } from '../../contract/measurement.ts';
import { builtInType } from '../../rules/metric-type.ts';
import { TodayWeight } from '../record/TodayWeight.tsx';
import { MeasurementSync } from '../screens.tsx';

/** Types the weight of today on the start page while the server does not respond, so that it waits on the device. */
export async function typeWithoutConnection(clientId: string, entered: string): Promise<void> {
  respond(metricRoutes.list.own, { metrics: [followed('2026-11-16')] });
  respondWithError(metricRoutes.record.own, 503, {});
  await showTodayWeight(clientId);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Peso' }), entered);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await screen.findByText(`${entered} kg`);
}

/** Renders the weight of the start page, and sends what waits on the device. */
export function showTodayWeight(clientId: string) {
  const permissions = ['view own record', 'update own record'];
  const Home = () => (
    <>
      <TodayWeight />
      <MeasurementSync />
    </>
  );
  return renderScreen(Home, { user: { roles: ['client'], clientId }, permissions, texts: ['metrics'] });
}

export function measured(day: string): Measurement {
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

export function followed(day: string): ClientMetric {
  return {
    id: newId(),
    metricType: builtInType('weight'),
    ...{ goal: null, reminder: null, last: measured(day), delta: null, previousDay: null, spark: [] },
    ...{ areNumbersHidden: false, version: 1 },
  };
}
