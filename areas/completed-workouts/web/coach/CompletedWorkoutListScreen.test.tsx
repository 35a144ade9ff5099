import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { provideUnreadSymptoms } from '#areas/assignments/web/public.tsx';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { exampleFlagged } from '#areas/surveys/example.ts';
import { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { unreadSymptomParts } from '#areas/unread-symptoms.ts';
import { newId } from '#shell/common/ids.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { CurrentProgram, ScheduledWorkout } from '../../contract/today.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { type UnreadPain, unreadPainRoutes } from '../../contract/unread-pain.ts';
import { exampleCard, exampleCompletedWorkout as example } from '../../example.ts';
import { CompletedWorkoutListScreen } from './CompletedWorkoutListScreen.tsx';
import { completedWorkoutRoutes } from '../../contract.ts';

let unreadPain: UnreadPain[] = [];
beforeEach(() => {
  unreadPain = [];
  provideUnreadSymptoms(unreadSymptomParts);
});

const card = { ...exampleCard, comments: 3, unread: 2 };

test('a row shows client, workout, time and effort, and links to the details', async () => {
  await show();

  const row = await screen.findByRole('row', { name: /Giulia Ferri/ });
  expect(row.textContent).toMatch(/Spinta.*18 nov 2026.*54.*10.*3\.421.*7\/10/);
  expect(within(row).getByRole('link').getAttribute('href')).toBe(
    `/clients/${example.clientId}/completed_workouts/${example.id}/details`,
  );
});

test('the selected client is in the URL and filters the list', async () => {
  const { router } = await show();
  await userEvent.click(screen.getByRole('combobox', { name: 'Cliente' }));

  await userEvent.click(await screen.findByRole('option', { name: 'Giulia Ferri' }));

  await expect.poll(() => router.state.location.search).toEqual({ clientId: example.clientId });
  await expect
    .poll(() => requestsTo(completedWorkoutRoutes.list).at(-1)?.query)
    .toMatchObject({ clientId: example.clientId });
});

test('a row shows the number of unread comments, and the list can be filtered by them', async () => {
  const { router } = await show();
  expect(within(await screen.findByRole('row', { name: /Giulia Ferri/ })).getByText('2 da leggere')).toBeTruthy();

  await userEvent.click(screen.getByRole('radio', { name: 'Da leggere' }));

  await expect.poll(() => router.state.location.search).toEqual({ unread: true });
  await expect.poll(() => requestsTo(completedWorkoutRoutes.list).at(-1)?.query).toMatchObject({ unread: 'true' });
});

test('pain is marked in the row, also after it was read, beside the number of comments', async () => {
  await show([{ ...card, unread: 0, hasPain: true }]);

  const row = within(await screen.findByRole('row', { name: /Giulia Ferri/ }));
  expect(row.getAllByRole('cell').at(-1)?.textContent).toBe('Dolore 3');
});

test('comments, notes, skipped and swapped exercises are called feedback, in the column and in the filter', async () => {
  await show([{ ...card, comments: 4, unread: 0 }]);

  expect(await screen.findByRole('columnheader', { name: 'Feedback' })).toBeTruthy();
  expect(screen.getByRole('radiogroup', { name: 'Feedback' })).toBeTruthy();
  expect(screen.queryByText(/comment/i)).toBeNull();
});

test('of the two filters that show every workout only one says “Tutti”: the other says that it is about pain', async () => {
  await show();

  expect(await screen.findAllByRole('radio', { name: 'Tutti' })).toHaveLength(1);
  expect(screen.getByRole('radio', { name: 'Con e senza dolore' })).toBeTruthy();
});

test('a workout that was skipped as a whole is marked with its reason and note, without numbers', async () => {
  const skip = { reason: 'time' as const, note: 'Viaggio di lavoro' };
  await show([{ ...card, skip, sets: 0, minutes: 0, volumeKg: 0, effort: null, comments: 0, unread: 1 }]);

  const row = within(await screen.findByRole('row', { name: /Giulia Ferri/ }));
  expect(row.getByText(/Settimana 1, giorno 1 · «Viaggio di lavoro»$/)).toBeTruthy();
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(-5)).toEqual(['–', '–', '–', '–', 'Saltato · poco tempo1 da leggere']);
});

test('a workout that was cut short says how many of the prescribed sets were done', async () => {
  await show([{ ...card, sets: 1, prescribedSets: { total: 17, missing: 16 } }]);

  const row = within(await screen.findByRole('row', { name: /Giulia Ferri/ }));
  expect(row.getByRole('cell', { name: '1 di 17' })).toBeTruthy();
});

test('a skipped workout that was read is marked without a number', async () => {
  await show([{ ...card, skip: { reason: 'pain', note: '' }, hasPain: true, comments: 0, unread: 0 }]);

  const row = within(await screen.findByRole('row', { name: /Giulia Ferri/ }));
  expect(row.getAllByRole('cell').at(-1)?.textContent).toBe('Saltato · dolore');
});

test('a workout that was skipped for another reason has the mark of pain that was reported at its end', async () => {
  await show([{ ...card, skip: { reason: 'time', note: '' }, hasPain: true, comments: 0, unread: 0 }]);

  const row = within(await screen.findByRole('row', { name: /Giulia Ferri/ }));
  expect(row.getAllByRole('cell').at(-1)?.textContent).toBe('Saltato · poco tempoDolore');
});

test.each([
  ['pain', 'Saltato · dolore'],
  [null, 'Rimesso tra quelli da fare'],
] as const)(
  'the comments on a skipped workout are counted beside its badge, with the reason %s',
  async (reason, badge) => {
    await show([{ ...card, skip: { reason, note: '' }, comments: 1, unread: 0 }]);

    const row = within(await screen.findByRole('row', { name: /Giulia Ferri/ }));
    expect(row.getAllByRole('cell').at(-1)?.textContent).toBe(`${badge} 1`);
  },
);

test('a workout without a title has the name of its day', async () => {
  await show([{ ...card, title: '', dayNumber: 2 }]);

  const row = within(await screen.findByRole('row', { name: /Giulia Ferri/ }));
  expect(row.getByText('Giorno 2')).toBeTruthy();
});

test('an imported workout says where it comes from, and no place in a program', async () => {
  await show([{ ...card, source: 'hevy', programTitle: '', unread: 0 }]);

  const row = await screen.findByRole('row', { name: /Giulia Ferri/ });
  expect(within(row).getByText('Importato da Hevy')).toBeTruthy();
  expect(within(row).getAllByRole('cell').at(-1)?.textContent).toBe('3');
});

test('to train in person, a client is selected, and their next workout is first', async () => {
  const { drawer } = await pickGiulia({ schedule: [pull, push], next: push });

  const next = within(await drawer.findByRole('region', { name: 'Prossimo allenamento' }));
  expect(next.getByRole('link', { name: 'Inizia' }).getAttribute('href')).toBe(
    `/clients/${example.clientId}/train/${push.workoutId}`,
  );
  expect(drawer.getByRole('link', { name: 'Trazione' })).toBeTruthy();
});

test('in person, a program that has ended says when it ended and how much was done, with the workouts that are left', async () => {
  const program = { ...ended, isShortened: true, workouts: { done: 4, planned: 6 } };
  const { drawer } = await pickGiulia({ schedule: [pull, push], next: push, program });

  expect(
    await drawer.findByText(
      'Ipertrofia è finito il 25 nov 2026, prima della fine delle settimane previste. Allenamenti fatti: 4 su 6.',
    ),
  ).toBeTruthy();
  expect(drawer.queryByRole('region', { name: 'Prossimo allenamento' })).toBeNull();
  expect(drawer.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringContaining('Trazione'),
    expect.stringContaining('Spinta'),
  ]);
});

test('in person, a program whose workouts were all done before its end says nothing of workouts that are left', async () => {
  const schedule = [{ ...push, state: 'done' as const }];
  await pickGiulia({ schedule, next: null, program: { ...ended, workouts: { done: 1, planned: 1 } } });

  expect(await screen.findByText('Ipertrofia è finito il 25 nov 2026. Allenamenti fatti: 1 su 1.')).toBeTruthy();
  expect(screen.queryByText('Ha fatto tutti gli allenamenti del programma.')).toBeNull();
});

test('in person a free workout is begun from the drawer, without a program, and opens in the runner', async () => {
  const { drawer, router } = await pickGiulia({ schedule: [], next: null });
  await userEvent.click(await drawer.findByRole('button', { name: 'Allenamento libero' }));

  await expect
    .poll(() => router.state.location.pathname)
    .toMatch(new RegExp(`^/clients/${example.clientId}/train/[0-9a-f-]{36}$`));
});

test('in person no free workout is begun while the consent to health data is withdrawn: it could not be saved', async () => {
  const { drawer } = await pickGiulia({ schedule: [push], next: push, isConsentWithdrawn: true });
  await drawer.findByRole('region', { name: 'Prossimo allenamento' });

  expect(drawer.queryByRole('button', { name: 'Allenamento libero' })).toBeNull();
});

test('flagged answers of the selected client that nobody has read stand above the workouts to train in person', async () => {
  respond(trainingRoutes.schedule, {
    schedule: [push],
    next: push,
    program: null,
    settings,
    isConsentWithdrawn: false,
  });
  respond(reviewRoutes.flaggedOfClient, { flaggedAnswers: [exampleFlagged] });
  respond(reviewRoutes.flaggedFirst, { flaggedFirst: [] });
  await show([card], ['view surveys']);
  await userEvent.click(await screen.findByRole('button', { name: 'Allena di persona' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Allena di persona' }));
  expect(requestsTo(reviewRoutes.flaggedOfClient)).toEqual([]);
  await userEvent.click(drawer.getByRole('combobox', { name: 'Cliente' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Giulia Ferri' }));

  expect(await drawer.findByText(/^2 risposte in evidenza · Idoneità/)).toBeTruthy();
  expect(drawer.getByRole('link', { name: 'Leggi le risposte' })).toBeTruthy();
});

test('unread pain of the selected client stands above the workouts to train in person', async () => {
  const atEnd = { comment: 'Fitta al ginocchio' };
  const pain = { completedWorkoutId: example.id, clientId: example.clientId, clientName: 'Giulia Ferri' };
  unreadPain = [{ ...pain, finishedOn: '2026-11-18', exercises: [], atEnd }];
  const { drawer } = await pickGiulia({ schedule: [push], next: push });

  expect(await drawer.findByText(/^Dolore o disturbo .* a fine allenamento \(Fitta al ginocchio\)/)).toBeTruthy();
});

test('the typed text is searched on the server', async () => {
  await show();

  await userEvent.type(screen.getByRole('combobox', { name: 'Cliente' }), 'fer');

  await expect.poll(() => requestsTo(clientRoutes.forSelect).at(-1)?.query).toMatchObject({ search: 'fer' });
});

test('without finished workouts, the list explains where they come from', async () => {
  await show([]);

  expect(await screen.findByText(/Nessun allenamento finito/)).toBeTruthy();
});

/** Opens the drawer to train in person and selects Giulia. */
async function pickGiulia(read: {
  schedule: ScheduledWorkout[];
  next: ScheduledWorkout | null;
  program?: CurrentProgram;
  isConsentWithdrawn?: boolean;
}) {
  respond(trainingRoutes.schedule, { program: null, settings, isConsentWithdrawn: false, ...read });
  const { router } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Allena di persona' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Allena di persona' }));
  await userEvent.click(drawer.getByRole('combobox', { name: 'Cliente' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Giulia Ferri' }));
  return { drawer, router };
}

async function show(completedWorkouts = [card], more: Permission[] = []) {
  respond(completedWorkoutRoutes.list, { completedWorkouts, nextPage: 0 });
  respond(clientRoutes.forSelect, { clients: [{ id: example.clientId, name: 'Giulia Ferri' }], nextPage: 0 });
  respond(clientRoutes.detail, { client: giulia });
  respond(unreadPainRoutes.ofRecipients, { unreadPain });
  return renderScreen(CompletedWorkoutListScreen, {
    path: '/completedWorkouts',
    permissions: ['view workouts', 'update workouts', 'view clients', ...more],
    texts: ['completed-workouts', 'clients'],
  });
}

const settings = ProgramSettings.parse({});

const push: ScheduledWorkout = {
  workoutId: '019a9781-3e00-7000-8000-0000000000a1',
  programId: newId(),
  programTitle: 'Ipertrofia',
  title: 'Spinta',
  weekNumber: 2,
  dayNumber: 1,
  rows: 4,
  date: '2026-11-20',
  isMoved: false,
  state: 'to_do',
  skipReason: null,
  completedWorkoutId: null,
};
const pull: ScheduledWorkout = {
  ...push,
  workoutId: '019a9781-3e00-7000-8000-0000000000a2',
  title: 'Trazione',
  state: 'skipped',
  skipReason: 'time',
};

const ended: CurrentProgram = {
  id: push.programId,
  title: 'Ipertrofia',
  startsOn: '2026-11-02',
  endsOn: '2026-11-25',
  state: 'terminated',
  weeks: 4,
  currentWeek: 4,
  note: '',
};

const giulia = { ...exampleClient, id: example.clientId, name: 'Giulia Ferri' };
