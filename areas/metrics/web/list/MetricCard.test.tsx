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

test('the BMI of a visit says its day, and that it is of the weight of that day', async () => {
  await renderScreen(() => <MetricCard subject={{ clientId: id }} metric={bmi} />, { texts: ['metrics'] });

  expect(await screen.findByText('12 ott 2026, con il peso di quel giorno · −0,3 kg/m² dal 6 lug 2026')).toBeTruthy();
});
