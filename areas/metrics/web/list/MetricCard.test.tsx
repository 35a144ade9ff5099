import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { ClientMetric } from '../../contract.ts';
import { MetricCard } from './MetricCard.tsx';

const id = '0199f2a4-5c00-7076-8000-000000000001';
const unknown = { exerciseId: null, name: null, group: 'body', direction: 'none', decimals: 1 } as const;
const bmi: ClientMetric = {
  ...{ id, goal: null, reminder: null, delta: -0.3, previousDay: '2026-07-06', spark: [] },
  ...{ areNumbersHidden: false, version: 1 },
  metricType: { ...unknown, metric: 'result_body_mass_index', unit: 'kg/m2' },
  last: {
    ...{ id, metric: 'result_body_mass_index', side: null, value: 24.1, entered: null, day: '2026-10-12' },
    ...{ measuredAt: '2026-10-12T09:00:00.000Z', source: 'visit', sourceId: id, author: null, isByClient: false },
    ...{ method: null, device: null, note: '', disputedAt: null, disputeNote: null, version: 1 },
  },
};

test('a maximum that is higher than the latest one is called the best, with the latest one beside it', async () => {
  const metricType = { ...unknown, group: 'performance', metric: 'deadlift', unit: 'kg' } as const;
  const best = { ...bmi.last, metric: 'deadlift', value: 140, day: '2026-10-25', source: 'workout' } as const;
  const spark = [
    { day: '2026-10-25', value: 140 },
    { day: '2026-11-17', value: 120 },
  ];
  const metric = {
    ...bmi,
    metricType,
    last: { ...best } as ClientMetric['last'],
    delta: null,
    previousDay: null,
    spark,
  };
  await renderScreen(() => <MetricCard subject={{ clientId: id }} metric={metric} />, { texts: ['metrics'] });

  expect(await screen.findByText('Migliore stima · 25 ott 2026 · ultima 120 kg, 17 nov 2026')).toBeTruthy();
});

test('the BMI of a visit says its day, and that it is of the weight of that day', async () => {
  await renderScreen(() => <MetricCard subject={{ clientId: id }} metric={bmi} />, { texts: ['metrics'] });

  expect(await screen.findByText('12 ott 2026, con il peso di quel giorno · −0,3 kg/m² dal 6 lug 2026')).toBeTruthy();
});
