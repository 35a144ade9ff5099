import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type ClientMetric, metricRoutes } from '../contract.ts';
import type { Measurement } from '../contract/measurement.ts';
import { maximumRoutes } from '../contract/maximum.ts';
import { drawnValues } from './details/series.ts';
import { MaximumDialog } from './record/MaximumDialog.tsx';
import { MetricScreen } from './details/MetricScreen.tsx';
import { MetricsScreen } from './list/MetricsScreen.tsx';
import { respondWithHealthConsent } from './testing/health-consent.ts';

const id = (number: number) => `0199f2a4-5c00-7076-8000-00000000000${number}`;
const lift = (number: number, value: number, day: string, source: Measurement['source']): Measurement => ({
  id: id(number),
  metric: 'bench_press',
  side: null,
  value,
  entered: { text: String(value), unit: 'kg' },
  day,
  measuredAt: `${day}T06:30:00.000Z`,
  source,
  sourceId: id(number),
  author: null,
  isByClient: true,
  method: source === 'workout' ? 'EPLEY' : null,
  device: null,
  note: '',
  disputedAt: null,
  disputeNote: null,
  version: 1,
});
const tested = lift(1, 100, '2026-11-16', 'metric');
const easy = lift(2, 84, '2026-11-16', 'workout');
const later = lift(3, 90, '2026-11-20', 'workout');
const bench: ClientMetric = {
  id: id(9),
  metricType: {
    metric: 'bench_press',
    name: null,
    exerciseId: null,
    group: 'performance',
    unit: 'kg',
    decimals: 1,
    direction: 'up',
  },
  goal: null,
  reminder: null,
  last: tested,
  delta: null,
  previousDay: null,
  spark: [],
  areNumbersHidden: false,
  version: 1,
};
const own = { permissions: ['view own record', 'update own record'], texts: ['metrics'] };

beforeEach(() => respondWithHealthConsent(true));

test('the card calls an estimated maximum so, and a tested one not', async () => {
  const squat = { ...bench, id: id(8), metricType: { ...bench.metricType, metric: 'squat' } };
  const last = { ...later, metric: 'squat', value: 120 };
  respond(metricRoutes.list.own, { metrics: [bench, { ...squat, last, delta: 5, previousDay: '2026-11-02' }] });
  await renderScreen(MetricsScreen, { ...own, path: '/my/progress', at: '/my/progress' });

  expect((await screen.findByRole('link', { name: /Massimale di panca piana/ })).textContent).toMatch(
    /100\skg16 nov 2026$/,
  );
  expect(screen.getByRole('link', { name: /Massimale di squat/ }).textContent).toMatch(
    /120\skgStimato · 20 nov 2026 · \+5\skg dal 2 nov 2026$/,
  );
});

test('the tested 100 kg are the maximum and the point of their day; an estimate of 90 kg is no loss', async () => {
  respond(metricRoutes.details.own, { metric: bench, values: [later, easy, tested], isCut: false, marks: [] });
  await renderScreen(MetricScreen, { ...own, path: '/my/progress/$metricId', at: `/my/progress/${bench.id}` });

  const maximum = (await screen.findByText('Massimale')).parentElement as HTMLElement;
  expect(within(maximum).getByText('100 kg')).toBeTruthy();
  expect(screen.queryByText('Nel periodo')).toBeNull();
  expect(screen.queryByText(/−\d+ kg/)).toBeNull();
  expect(screen.queryByText(/il grafico mostra l'ultimo/)).toBeNull();
  for (let count = 0; count < 2; count += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Valore precedente' }));
  expect(screen.getByText(/100 kg/, { selector: '[aria-live]' }).textContent).not.toContain('84');
  expect(screen.getAllByText(/Stimato da un allenamento/)).toHaveLength(2);
});

const press = { id: id(7), name: 'Panca piana con manubri' };

test('the maximum of an exercise with two dumbbells is saved only once it is said whether it is of one hand or of both', async () => {
  respond(maximumRoutes.list.own, { maxima: [] });
  respond(maximumRoutes.record.own, { maximum: { ...pressOf(28), isTested: true, testedOn: '2026-11-20' } });
  await renderScreen(
    () => <MaximumDialog subject={{ clientId: null }} exercise={press} onClose={() => undefined} />,
    own,
  );

  await userEvent.type(await screen.findByRole('textbox', { name: 'Massimale' }), '28');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(screen.getByText('Scegli se il peso è di una mano o di tutte e due.')).toBeTruthy();
  expect(requestsTo(maximumRoutes.record.own)).toEqual([]);

  await userEvent.click(screen.getByRole('radio', { name: 'di una mano' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() =>
    expect(requestsTo(maximumRoutes.record.own)[0]?.body).toMatchObject({ entered: '28', isPerHand: true }),
  );
});

test('an estimate of one hand is offered and saved as such', async () => {
  respond(maximumRoutes.list.own, { maxima: [{ ...pressOf(30.4), isTested: false, testedOn: null }] });
  respond(maximumRoutes.record.own, { maximum: { ...pressOf(30.4), isTested: true, testedOn: '2026-11-20' } });
  await renderScreen(
    () => <MaximumDialog subject={{ clientId: null }} exercise={press} onClose={() => undefined} />,
    own,
  );
  await userEvent.click(await screen.findByRole('button', { name: /stima dalle serie fatte: 30,4\skg per mano/ }));
  await waitFor(() => expect(requestsTo(maximumRoutes.record.own)[0]?.body).toMatchObject({ isPerHand: true }));
});

test('of a barbell exercise nothing is asked about hands', async () => {
  respond(maximumRoutes.list.own, { maxima: [] });
  const barbell = { ...press, name: 'Panca piana con bilanciere' };
  await renderScreen(
    () => <MaximumDialog subject={{ clientId: null }} exercise={barbell} onClose={() => undefined} />,
    own,
  );

  await screen.findByRole('textbox', { name: 'Massimale' });
  expect(screen.queryByRole('radio')).toBeNull();
});

test('the card of a maximum of one hand says so, and the chart leaves out those of both hands', async () => {
  const ofHand = { ...lift(4, 28, '2026-11-20', 'metric'), method: 'PER_HAND' };
  const card = { ...bench, last: ofHand };
  respond(metricRoutes.list.own, { metrics: [card] });
  await renderScreen(MetricsScreen, { ...own, path: '/my/progress', at: '/my/progress' });
  expect(await screen.findByText(/^28\skg per mano$/)).toBeTruthy();

  expect(drawnValues(card, [ofHand, later, tested])).toEqual([ofHand]);
});

function pressOf(oneRepMaxKg: number) {
  return { exerciseId: press.id, oneRepMaxKg, isPerHand: true as const };
}
