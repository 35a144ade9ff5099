import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, refuse } from '#shell/web/testing/answers.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { completedWorkoutRoutes, type Today } from '../../contract.ts';
import { begin, logSet } from '../runner/actions.ts';
import { openQueue } from '../runner/queue.ts';
import { TodayScreen } from './TodayScreen.tsx';

const clientId = '0199a000-0000-7000-8000-000000000009';
const ids = ['0199a000-0000-7000-8000-000000000011', '0199a000-0000-7000-8000-000000000012'] as const;
const push = {
  workoutId: ids[0],
  title: 'Spinta',
  weekNumber: 1,
  dayNumber: 1,
  rows: 4,
  state: 'to_do' as const,
  completedWorkoutId: null,
};
const legs = { ...push, workoutId: ids[1], title: 'Gambe', dayNumber: 2, rows: 3 };
const today: Today = {
  coachName: 'Studio Valli',
  program: {
    id: '0199a000-0000-7000-8000-000000000010',
    title: 'Ipertrofia, tre giorni',
    startsOn: '2026-11-16',
    endsOn: '2026-12-13',
    state: 'running',
    weeks: 4,
    currentWeek: 1,
    note: 'Tieni due ripetizioni di riserva.',
  },
  next: push,
  week: [push, legs],
  doneThisWeek: 0,
  totalDone: 0,
};

test('the next workout, the week and the note of the coach are there', async () => {
  await show(today);

  expect(await screen.findByRole('heading', { name: 'Ciao Giulia' })).toBeTruthy();
  expect(screen.getByText('Settimana 1, giorno 1 · 4 esercizi')).toBeTruthy();
  expect(screen.getByText('0 di 2 fatti')).toBeTruthy();
  expect(screen.getByText('Dal 16 nov 2026 al 13 dic 2026')).toBeTruthy();
  expect(screen.getByText('Tieni due ripetizioni di riserva.')).toBeTruthy();
});

test('"Inizia" starts the clock and opens the workout', async () => {
  const { router } = await show(today);

  await userEvent.click(await screen.findByRole('button', { name: 'Inizia' }));

  await expect.poll(() => router.state.location.pathname).toBe(`/my/workouts/${ids[0]}`);
  expect(openQueue({ clientId, workoutId: ids[0] }).read().begun).not.toBeNull();
});

test('a begun workout goes on', async () => {
  await show({ ...today, next: { ...push, state: 'begun' } });

  expect(await screen.findByRole('button', { name: 'Continua' })).toBeTruthy();
});

test('a done workout of the week leads to its result', async () => {
  const done = { ...push, state: 'done' as const, completedWorkoutId: ids[1] };
  await show({ ...today, next: legs, week: [done, legs] });

  const link = await screen.findByRole('link', { name: /Spinta.*Fatto/ });
  expect(link.getAttribute('href')).toBe(`/my/completed-workouts/${ids[1]}`);
});

test('without a program it says what to do meanwhile', async () => {
  await show({ ...today, program: null, next: null, week: [], totalDone: 3 });

  expect(await screen.findByRole('heading', { name: 'Il tuo programma è in preparazione' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Guarda lo storico' })).toBeTruthy();
});

test('when all is done it says so', async () => {
  await show({ ...today, next: null });

  expect(await screen.findByRole('heading', { name: 'Hai fatto tutti gli allenamenti' })).toBeTruthy();
});

test('a set that waits since the last visit is shown and sent from here', async () => {
  const queue = openQueue({ clientId, workoutId: ids[0] });
  begin(queue);
  logSet(queue, { rowId: ids[1], setNumber: 1 }, { weightKg: 80, reps: 8, rir: null });
  refuse(completedWorkoutRoutes.start, 500, {});
  await show(today);

  expect(await screen.findByText('In attesa di rete (1 serie)')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continua' })).toBeTruthy();
});

async function show(answered: Today) {
  answer(completedWorkoutRoutes.today, { today: answered });
  return renderScreen(TodayScreen, {
    user: { name: 'Giulia Ferri', roles: ['client'], clientId },
    permissions: ['view own training'],
    texts: ['completed-workouts'],
  });
}
