import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ownAdviceRoutes } from '#areas/advices/contract/own.ts';
import { ownNoticeRoutes } from '#areas/notices/contract/board.ts';
import { newId } from '#shell/common/ids.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { pendingConfirm } from '#shell/web/widgets/confirm.ts';
import { workoutRoutes } from '../../contract/training.ts';
import { emptyMeasurements } from '../../rules/prefill.ts';
import { begin } from '../runner/local-store/begin.ts';
import { createLocalWorkoutStore } from '../runner/local-store/local-workout-store.ts';
import { logSet } from '../runner/local-store/log.ts';
import { clientId, day, ids, program, push, show, today } from './testing/show-today.tsx';

const upcoming = { ...program, startsOn: '2099-11-30', endsOn: '2099-12-27', state: 'upcoming' as const };
const first = { ...push, title: '', date: '2099-11-30' };
const beforeStart = { ...today, program: upcoming, programs: [upcoming], next: first, week: [first] };

const isBegun = () => createLocalWorkoutStore({ clientId, workoutId: ids[0] }).read().begun !== null;

beforeEach(() => {
  respond(ownNoticeRoutes.unread, { unread: 0, mustConfirm: [] });
  respond(ownAdviceRoutes.unread, { unread: 0, latest: null });
});

test('before the start of a program the first action shows the exercises and begins nothing', async () => {
  const { router } = await show(beforeStart);

  await screen.findByRole('button', { name: 'Inizia oggi' });
  const [main] =
    screen
      .getByText(/^Prossimo allenamento · lunedì 30 nov/)
      .closest('section')
      ?.querySelectorAll('a') ?? [];
  expect(main?.textContent).toBe('Guarda gli esercizi');
  expect(screen.queryByRole('button', { name: 'Inizia' })).toBeNull();
  await userEvent.click(main as HTMLElement);
  await expect.poll(() => router.state.location.pathname).toBe(`/my/workouts/${ids[0]}`);
  expect(isBegun()).toBe(false);
});

test('a workout is begun before the start of its program after a question that names its day', async () => {
  const { router } = await show(beforeStart);

  await userEvent.click(await screen.findByRole('button', { name: 'Inizia oggi' }));
  expect(isBegun()).toBe(false);
  expect(pendingConfirm.get()).toMatchObject({
    title: 'Fai oggi Giorno 1 di lunedì 30 nov?',
    text: 'Quel giorno non ci sarà più.',
  });
  pendingConfirm.get()?.resolve(true);

  await expect.poll(() => router.state.location.pathname).toBe(`/my/workouts/${ids[0]}`);
  expect(isBegun()).toBe(true);
});

test('once a workout is begun before the start of its program, the program is running', async () => {
  const store = createLocalWorkoutStore({ clientId, workoutId: ids[0] });
  begin(store);
  logSet(store, { rowId: ids[1], setNumber: 1 }, { ...emptyMeasurements, reps: 8, note: '', isWarmUp: false });
  respondWithError(workoutRoutes.sync.own, 500, {});
  await show(beforeStart);

  expect(await screen.findByRole('button', { name: 'Continua' })).toBeTruthy();
  const card = within(screen.getByRole('region', { name: program.title }));
  expect(card.getByText('In corso')).toBeTruthy();
  expect(card.queryByText('In arrivo')).toBeNull();
  expect(screen.queryByText(/^Prossimo allenamento/)).toBeNull();
});

test('once nothing is left of a program, the card is the first workout of the next one, on its date, and nothing is “completed”', async () => {
  const ended = {
    ...program,
    id: newId(),
    title: 'Forza base',
    isShortened: true,
    workouts: { done: 16, planned: 16 },
  };
  await show({ ...beforeStart, programs: [ended, upcoming] });

  const card = within(await screen.findByRole('region', { name: 'Giorno 1' }));
  expect(card.getByText('Prossimo allenamento · lunedì 30 nov')).toBeTruthy();
  expect(card.getByText(/^Ipertrofia, tre giorni · Settimana 1/)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Guarda gli esercizi' })).toBeTruthy();
  expect(screen.queryByText('Programma completato')).toBeNull();
});

test('on the day on which a program begins, what was stored before offers its first workout without a question', async () => {
  const started = { ...upcoming, startsOn: day };
  await show({ ...beforeStart, program: started, programs: [started], next: { ...first, date: day } });

  expect(await screen.findByRole('button', { name: 'Inizia' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Inizia oggi' })).toBeNull();
});
