import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { ownAdviceRoutes } from '#areas/advices/contract/own.ts';
import { ownNoticeRoutes } from '#areas/notices/contract/board.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { trainingRoutes, workoutRoutes } from '../../contract/training.ts';
import { begin } from '../runner/local-store/begin.ts';
import { finish, logSet, removeSet } from '../runner/local-store/log.ts';
import { createLocalWorkoutStore, loggedSets } from '../runner/local-store/local-workout-store.ts';
import { clientId, day, emptyToday, ids, legs, program, push, show, today } from './testing/show-today.tsx';

const doneNumbers = {
  weightKg: 80,
  reps: 8,
  rir: null,
  rpe: null,
  seconds: null,
  metres: null,
  note: '',
  isWarmUp: false,
};

beforeEach(() => {
  respond(ownNoticeRoutes.unread, { unread: 0, mustConfirm: [] });
  respond(ownAdviceRoutes.unread, { unread: 0, latest: null });
});

test('shows the next workout, the week and the note of the coach', async () => {
  await show(today);

  expect(await screen.findByRole('heading', { name: 'Ciao Giulia' })).toBeTruthy();
  expect(await screen.findByText('Settimana 1, giorno 1 · 4 esercizi')).toBeTruthy();
  expect(screen.getByText('0 di 2 fatti')).toBeTruthy();
  expect(screen.getByText('Dal 16 nov 2026 al 13 dic 2026')).toBeTruthy();
  expect(screen.getByText('Tieni due ripetizioni di riserva.')).toBeTruthy();
});

test('what is new stands below the card of the next workout, which does not move when it arrives later', async () => {
  respond(ownNoticeRoutes.unread, { unread: 1, mustConfirm: [] });
  await show(today, { permissions: ['view own training', 'view own notices'] });

  const link = await screen.findByRole('link', { name: /1 avviso nuovo in bacheca/ });

  const button = screen.getByRole('button', { name: 'Inizia' });
  expect(button.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('"Inizia" begins and opens the workout', async () => {
  const { router } = await show(today);

  await userEvent.click(await screen.findByRole('button', { name: 'Inizia' }));

  await expect.poll(() => router.state.location.pathname).toBe(`/my/workouts/${ids[0]}`);
  expect(createLocalWorkoutStore({ clientId, workoutId: ids[0] }).read().begun).not.toBeNull();
});

test('a begun workout can be continued', async () => {
  await show({ ...today, next: { ...push, state: 'begun' } });

  expect(await screen.findByRole('button', { name: 'Continua' })).toBeTruthy();
});

test('a workout that was begun in a program that was taken away is named above, also without a program, and opens', async () => {
  const begun = {
    workoutId: ids[1],
    title: 'Gambe',
    dayNumber: 2,
    programTitle: 'Forza',
    startedAt: '2026-11-18T17:00:00.000Z',
  };
  await show({ ...emptyToday, begunElsewhere: [begun] });

  const link = await screen.findByRole('link', { name: /^Gambe/ });
  expect(link.getAttribute('href')).toBe(`/my/workouts/${ids[1]}`);
  expect(link.textContent).toContain('Iniziato il 18 nov 2026, del programma Forza');
});

test.each([
  [day, true],
  [addDays(day, -1), false],
])('a next visit on %s is named from today on: %s', async (nextVisitOn, isNamed) => {
  await show({ ...today, nextVisitOn });

  expect(await screen.findByText('Settimana 1, giorno 1 · 4 esercizi')).toBeTruthy();
  expect(screen.queryAllByText(/^Prossima visita: \p{L}+ \d/u)).toHaveLength(isNamed ? 1 : 0);
});

test('a done workout of the week links to its result', async () => {
  const done = { ...push, state: 'done' as const, completedWorkoutId: ids[1] };
  await show({ ...today, next: legs, week: [done, legs] });

  const link = await screen.findByRole('link', { name: /Spinta.*Fatto/ });
  expect(link.getAttribute('href')).toBe(`/my/completed-workouts/${ids[1]}`);
});

test('a done workout has the day on which it was done, not the one it was planned for', async () => {
  const done = { ...push, date: '2026-11-25', state: 'done' as const, completedWorkoutId: ids[1] };
  const finishedAt = '2026-11-23T17:30:00.000Z';
  await show({ ...today, next: legs, week: [{ ...done, finishedAt }, legs] });

  const link = await screen.findByRole('link', { name: /Spinta.*Fatto/ });
  expect(link.textContent).toBe('Spintalunedì 23 nov · 4 eserciziFatto');
});

test('a workout that is begun or done today keeps “oggi”, by the zone of the client', async () => {
  const now = new Date().toISOString();
  const day = todayIn('Europe/Rome');
  const done = { ...push, date: day, state: 'done' as const, completedWorkoutId: ids[1], finishedAt: now };
  await show({ ...today, day, next: legs, week: [done, { ...legs, date: day, state: 'begun' as const }] });

  expect((await screen.findByRole('link', { name: /Spinta.*Fatto/ })).textContent).toBe('Spintaoggi · 4 eserciziFatto');
  expect(screen.getByRole('link', { name: /oggi.*In corso/ })).toBeTruthy();
});

test('a workout without a title has the name of its day, in the card and in the week', async () => {
  const untitled = { ...legs, title: '' };
  const done = { completedWorkoutId: ids[1], title: '', dayNumber: 1 };
  await show({ ...today, next: untitled, week: [{ ...push, title: '' }, untitled], doneToday: [done] });

  const card = within(await screen.findByRole('region', { name: 'Per oggi hai finito' }));
  expect(card.getByRole('heading', { name: 'Giorno 1' })).toBeTruthy();
  expect(card.getByText(/^Il prossimo è Giorno 2, /)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Giorno 2/ })).toBeTruthy();
});

test('without a program the screen shows what to do meanwhile', async () => {
  await show({ ...today, program: null, next: null, week: [], totalDone: 3 });

  expect(await screen.findByRole('heading', { name: 'Il tuo percorso è in preparazione' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Guarda lo storico' })).toBeTruthy();
});

test('without the consent to health data nothing can be begun, and the screen says where to give it', async () => {
  await show({ ...today, isConsentWithdrawn: true });

  const link = await screen.findByRole('link', { name: 'Vai ai consensi' });
  expect(link.getAttribute('href')).toBe('/settings/consents');
  expect(await screen.findByText('Settimana 1, giorno 1 · 4 esercizi')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Inizia' })).toBeNull();
});

test('a pending set of the last visit is shown and sent from this screen', async () => {
  const queue = createLocalWorkoutStore({ clientId, workoutId: ids[0] });
  begin(queue);
  logSet(queue, { rowId: ids[1], setNumber: 1 }, doneNumbers);
  respondWithError(workoutRoutes.sync.own, 500, {});
  await show(today);

  expect(await screen.findByText('In attesa di rete (1 serie)')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Continua' })).toBeTruthy();
});

test('a pending workout that was begun here is named once, in its card', async () => {
  const queue = createLocalWorkoutStore({ clientId, workoutId: ids[0] });
  begin(queue);
  logSet(queue, { rowId: ids[1], setNumber: 1 }, doneNumbers);
  respondWithError(workoutRoutes.sync.own, 500, {});
  await show(today);

  const card = within(await screen.findByRole('region', { name: 'Spinta' }));
  expect(card.getByText('In attesa di rete (1 serie)')).toBeTruthy();
  expect(screen.getAllByText(/In attesa di rete/)).toHaveLength(1);
});

test('a pending set of another workout is shown above the card', async () => {
  const queue = createLocalWorkoutStore({ clientId, workoutId: '0199a000-0000-7000-8000-000000000013' });
  begin(queue);
  logSet(queue, { rowId: ids[1], setNumber: 1 }, doneNumbers);
  respondWithError(workoutRoutes.sync.own, 500, {});
  await show(today);

  expect(await screen.findByRole('link', { name: /In attesa di rete \(1 serie\)/ })).toBeTruthy();
});

test('of a workout whose only pending change is a removed set no number of sets is named', async () => {
  const queue = createLocalWorkoutStore({ clientId, workoutId: ids[0] });
  begin(queue);
  logSet(queue, { rowId: ids[1], setNumber: 1 }, doneNumbers);
  for (const set of loggedSets(queue.read())) removeSet(queue, set);
  respondWithError(workoutRoutes.sync.own, 500, {});
  await show(today);

  const card = within(await screen.findByRole('region', { name: 'Spinta' }));
  expect(await card.findByText('In attesa di rete')).toBeTruthy();
});

test('a workout finished on this phone and not sent yet counts for the week and for the streak', async () => {
  const store = createLocalWorkoutStore({ clientId, workoutId: ids[0] });
  begin(store);
  logSet(store, { rowId: ids[1], setNumber: 1 }, doneNumbers);
  finish(store, { effort: 7, comment: '' });
  respondWithError(workoutRoutes.sync.own, 500, {});
  await show(today);

  expect((await screen.findByText('Di fila')).parentElement?.textContent).toMatch(/^Di fila1\s?settimana$/);
});

test('a workout of today is marked as such, and a missed one shows its date', async () => {
  await show({
    ...today,
    next: { ...push, date: addDays(day, -1) },
    week: [{ ...push, date: addDays(day, -1) }, legs],
  });

  expect((await screen.findAllByText(/era per/)).length).toBe(2);
});

test('after training, the client is done for today, and the next workout is only named', async () => {
  const done = { completedWorkoutId: ids[1], title: 'Spinta' };
  await show({ ...today, doneToday: [done], next: legs });

  const card = within(await screen.findByRole('region', { name: 'Per oggi hai finito' }));
  expect(card.getByRole('link', { name: "Guarda com'è andata" }).getAttribute('href')).toBe(
    `/my/completed-workouts/${ids[1]}`,
  );
  expect(screen.queryByRole('button', { name: 'Inizia' })).toBeNull();
});

test('a workout of yesterday does not make today done, also without a connection', async () => {
  const done = { completedWorkoutId: ids[1], title: 'Spinta' };
  await show({ ...today, day: addDays(day, -1), doneToday: [done], next: legs });

  expect(await screen.findByRole('button', { name: 'Inizia' })).toBeTruthy();
});

test('an unread comment of the coach on a set links to the set, with the number of others', async () => {
  const comment = {
    completedWorkoutId: ids[1],
    setId: ids[0],
    title: 'Spinta',
    authorName: 'Anna Valli',
    createdAt: `${day}T08:00:00.000Z`,
  };
  await show({ ...today, unread: [{ ...comment, text: 'Bene il gomito.', count: 3 }] });

  const link = await screen.findByRole('link', { name: /Anna Valli su Spinta.*Bene il gomito.*altri 2 messaggi/s });
  expect(link.getAttribute('href')).toBe(`/my/completed-workouts/${ids[1]}?set=${ids[0]}`);
  await show({ ...today, unread: [{ ...comment, setId: null, text: 'Riposa la schiena.', count: 1 }] });
  const onWorkout = await screen.findByRole('link', { name: /Riposa la schiena/ });
  expect(onWorkout.getAttribute('href')).toBe(`/my/completed-workouts/${ids[1]}#comments`);
});

test('a workout is moved to a day of the program', async () => {
  respond(trainingRoutes.move, {});
  const running = { ...program, endsOn: addDays(day, 10) };
  await show({ ...today, program: running, programs: [running] });

  await userEvent.click((await screen.findAllByRole('button', { name: 'Altro su Gambe' }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sposta' }));
  await userEvent.click((await screen.findAllByRole('radio'))[1] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: "Sposta l'allenamento" }));

  await expect.poll(() => requestsTo(trainingRoutes.move)[0]?.body).toEqual({ date: addDays(day, 1) });
});

test('a workout is skipped with a reason', async () => {
  respond(trainingRoutes.skip, {});
  await show(today);

  await userEvent.click((await screen.findAllByRole('button', { name: 'Altro su Gambe' }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Salta' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Poco tempo' }));
  await userEvent.click(screen.getByRole('button', { name: "Salta l'allenamento" }));

  await expect.poll(() => requestsTo(trainingRoutes.skip)[0]?.body).toEqual({ reason: 'time', note: '' });
  expect(await screen.findByText('Hai saltato Gambe.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await expect.poll(() => requestsTo(trainingRoutes.skip)[1]?.body).toEqual({ reason: null, note: '' });
});

test('without the permission of the coach a workout can be neither moved nor skipped', async () => {
  await show(today, { settings: { clientMayMove: false, clientMaySkip: false } });

  expect(await screen.findByRole('button', { name: 'Inizia' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Altro su/ })).toBeNull();
});
