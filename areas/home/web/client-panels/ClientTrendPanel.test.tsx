import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { historyRoutes, type TrendWeek } from '#areas/completed-workouts/contract/history.ts';
import { exampleRecord } from '#areas/completed-workouts/example.ts';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { ClientTrendPanel } from './ClientTrendPanel.tsx';

const clientId = newId();
const weeks: TrendWeek[] = Array.from({ length: 8 }, (_, index) => ({
  startsOn: addDays('2026-09-28', index * 7),
  followedFrom: addDays('2026-09-28', index * 7),
  workouts: 3,
  planned: 3,
  done: index === 6 ? 1 : 3,
  interrupted: index === 6 ? 1 : 0,
  plannedSets: index === 6 ? 12 : 36,
  doneSets: index === 6 ? 4 : 36,
  volumeKg: 9000 + index * 100,
  meanLoadKg: 50 + index,
}));

test('ten of twelve workouts in four weeks are 83%, one of the done ones was interrupted; volume and load are beside those of the last week', async () => {
  respond(historyRoutes.records.client, { records: [exampleRecord], nextPage: 0 });
  await show(weeks);

  expect(await screen.findByText('83%')).toBeTruthy();
  expect(screen.getByText('Aderenza agli allenamenti')).toBeTruthy();
  expect(
    screen.getByText('10 di 12 previsti in 4 settimane · in quelli fatti 112 serie su 120, 1 interrotto'),
  ).toBeTruthy();
  expect(screen.getByText('9.700 kg')).toBeTruthy();
  expect(screen.getByText('la scorsa 9.600 kg')).toBeTruthy();
  expect(screen.getByText('57 kg')).toBeTruthy();
  expect(screen.getByRole('img', { name: /settimana del 16 nov: 9\.700 kg/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Panca piana con bilanciere' }).getAttribute('href')).toContain(
    exampleRecord.completedWorkoutId,
  );
});

test('of a program that began within the four weeks, the day from which workouts count is said', async () => {
  respond(historyRoutes.records.client, { records: [], nextPage: 0 });
  const none = { planned: 0, done: 0, interrupted: 0, plannedSets: 0, doneSets: 0, followedFrom: null };
  await show(weeks.map((week, index) => (index < 6 ? { ...week, ...none } : week)));

  expect(await screen.findByText(/^4 di 6 previsti dal 9 nov · /)).toBeTruthy();
});

test('a client who never trained has no chart, and no adherence without planned workouts', async () => {
  respond(historyRoutes.records.client, { records: [], nextPage: 0 });
  const nothing = { workouts: 0, volumeKg: 0, meanLoadKg: null };
  const notDue = { planned: 0, done: 0, interrupted: 0, plannedSets: 0, doneSets: 0 };
  await show(weeks.map((week) => ({ ...week, ...nothing, ...notDue })));

  expect(await screen.findByText('nessun allenamento previsto fino a ieri')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText('Ultimi record')).toBeNull();
});

async function show(trend: TrendWeek[]) {
  respond(historyRoutes.trend.client, { weeks: trend });
  await renderScreen(() => <ClientTrendPanel clientId={clientId} />, {
    permissions: [],
    texts: ['home', 'completed-workouts'],
  });
}
