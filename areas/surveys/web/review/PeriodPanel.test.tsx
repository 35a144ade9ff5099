import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { reviewRoutes } from '../../contract/reviews.ts';
import { PeriodPanel } from './PeriodPanel.tsx';

test.each([
  ['2099-12-31', 'nessuno previsto fino a ieri'],
  ['2026-11-16', 'nessuno previsto in questi giorni'],
])('no planned workouts of days until %s are named as “%s”', async (until, expected) => {
  respond(reviewRoutes.workouts, { workouts: { done: 0, interrupted: 0, planned: 0 } });
  const period = { from: '2026-11-09', until, weights: [], lastWeight: null, photos: [] };
  await renderScreen(() => <PeriodPanel clientId={newId()} id={newId()} period={period} />, {
    permissions: ['view workouts'],
    texts: ['surveys'],
  });

  expect(await screen.findByText(expected)).toBeTruthy();
});
