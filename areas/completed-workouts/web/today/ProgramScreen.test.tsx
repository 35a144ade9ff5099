import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { CurrentProgram } from '../../contract/today.ts';
import { type Training, trainingRoutes } from '../../contract/training.ts';
import { exampleCompletedWorkout } from '../../example.ts';
import { exampleOpened } from '../runner/testing/opened.ts';
import { emptyToday } from './testing/show-today.tsx';
import { ProgramScreen } from './ProgramScreen.tsx';

const program: CurrentProgram = {
  id: newId(),
  title: 'Ipertrofia',
  startsOn: '2026-11-16',
  endsOn: '2026-12-06',
  state: 'running',
  weeks: 3,
  currentWeek: 2,
  note: '',
};

test('every week can be read with its exercises, and the PDF is one tap away', async () => {
  await show({});

  const link = await screen.findByRole('link', { name: 'Scarica il PDF' });
  expect(link.getAttribute('href')).toBe(`/programs/${program.id}/pdf`);
  expect(weeks()).toEqual(['Settimana 1', 'Settimana 2', 'Settimana 3']);
  expect(screen.getByText('dal 30 nov')).toBeTruthy();
  const [first] = screen.getAllByRole('region', { name: 'Giorno 1 · Spinta', hidden: true });
  expect(within(first as HTMLElement).getByText('Panca piana con bilanciere')).toBeTruthy();
});

test('what the coach wrote about the whole program is above the weeks, with its lines', async () => {
  await show({});

  const instructions = await screen.findByText(/Scaldati sempre/);
  expect(instructions.textContent).toBe('Scaldati sempre 10 minuti.\nSe la spalla fa male, scrivimi.');
  expect(instructions.compareDocumentPosition(weekHeadings()[0] as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('where the coach hides the coming weeks, the current one is the last', async () => {
  await show({ showsComingWeeks: false });

  await screen.findByRole('link', { name: 'Scarica il PDF' });
  expect(weeks()).toEqual(['Settimana 1', 'Settimana 2']);
});

test('a program that begins later says when', async () => {
  await show({}, { state: 'upcoming', startsOn: '2026-11-30' });

  expect(await screen.findByText('Comincia il 30 nov 2026.')).toBeTruthy();
  expect(screen.queryByText('Questo programma non è più in corso.')).toBeNull();
});

test('a program that has ended says when, and no week of it is the current one', async () => {
  await show({}, { state: 'terminated', currentWeek: 3 });

  expect(await screen.findByText('È finito il 6 dic 2026.')).toBeTruthy();
  expect(screen.queryByText('in corso')).toBeNull();
});

test('a workout that is done says on which day, leads to its result and shows what was prescribed then', async () => {
  const [row] = exampleOpened.prescription.rows;
  if (!row) throw new Error('the example workout has no rows');
  const rows = [{ ...row, name: 'Panca di allora' }];
  const completedWorkoutId = newId();
  await show({}, {}, (training) => ({
    done: [
      {
        workoutId: training.workouts[1]?.prescription.workoutId ?? '',
        completedWorkoutId,
        finishedAt: '2026-11-23T18:00:00.000Z',
        prescribed: { title: 'Petto', info: 'Senza fretta', rows },
      },
    ],
  }));

  const workout = within(await screen.findByRole('region', { name: 'Giorno 1 · Petto' }));
  const link = workout.getByRole('link', { name: 'Fatto lunedì 23 nov' });
  expect(link.getAttribute('href')).toBe(`/my/completed-workouts/${completedWorkoutId}`);
  expect(workout.getAllByRole('listitem')).toHaveLength(1);
  expect(workout.getByText('Panca di allora')).toBeTruthy();
  expect(workout.getByText('Senza fretta')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Fatto/, hidden: true })).toHaveLength(1);
});

test('a workout that was changed by nobody since it was done shows its rows, and a begun one says so', async () => {
  await show({}, {}, (training) => {
    const [first = '', second = ''] = training.workouts.map(({ prescription }) => prescription.workoutId);
    const done = { completedWorkoutId: newId(), finishedAt: '2026-11-16T18:00:00.000Z', prescribed: null };
    return {
      done: [{ workoutId: first, ...done }],
      begun: [{ ...exampleCompletedWorkout, workoutId: second, finishedAt: null }],
    };
  });

  const [first, second] = await screen.findAllByRole('region', { name: 'Giorno 1 · Spinta', hidden: true });
  expect(first?.textContent).toContain('Fatto lunedì 16 nov');
  expect(first?.textContent).toContain('Panca piana con bilanciere');
  expect(within(second as HTMLElement).getByText('In corso')).toBeTruthy();
});

const workoutLinks = () => screen.queryAllByRole('link', { name: /Inizia|Continua/, hidden: true });
const linksOf = (week: number) =>
  within(weekHeadings()[week - 1]?.closest('details') as HTMLElement).queryAllByRole('link', { hidden: true });

test('a workout of this week or the one before that is not done can be started, one of a later week not', async () => {
  await show({});

  await screen.findByRole('link', { name: 'Scarica il PDF' });
  expect([1, 2, 3].map((week) => linksOf(week).map(({ textContent }) => textContent))).toEqual([
    ['Inizia'],
    ['Inizia'],
    [],
  ]);
  expect(linksOf(2)[0]?.getAttribute('href')).toMatch(/^\/my\/workouts\/[\w-]+$/);
});

test('what is begun is continued, and what is done or skipped is not started again', async () => {
  await show({}, {}, (training) => {
    const [first = '', second = ''] = training.workouts.map(({ prescription }) => prescription.workoutId);
    return { skipped: [first], begun: [{ ...exampleCompletedWorkout, workoutId: second, finishedAt: null }] };
  });

  await screen.findByText('Saltato');
  expect(workoutLinks().map(({ textContent }) => textContent)).toEqual(['Continua']);
});

test.each([
  { state: 'terminated', currentWeek: 3 },
  { state: 'upcoming', startsOn: '2026-11-30', currentWeek: 1 },
] as const)('in a program that is $state no workout is started', async (later) => {
  await show({}, later);

  await screen.findByRole('link', { name: 'Scarica il PDF' });
  expect(workoutLinks()).toEqual([]);
});

test('while the consent to health data is withdrawn no workout is started', async () => {
  await show({}, {}, ({ today }) => ({ today: { ...today, isConsentWithdrawn: true } }));

  await screen.findByRole('link', { name: 'Scarica il PDF' });
  expect(workoutLinks()).toEqual([]);
});

test('a workout that was skipped says so and is put back among those to do', async () => {
  respond(trainingRoutes.skip, {});
  const skippedOf = (training: Training) => ({ skipped: [training.workouts[1]?.prescription.workoutId ?? ''] });
  await show({}, {}, skippedOf);

  const workout = within((await screen.findByText('Saltato')).closest('section') as HTMLElement);
  expect(workout.getByRole('heading', { name: 'Giorno 1 · Spinta' })).toBeTruthy();
  await userEvent.click(workout.getByRole('button', { name: 'Rimetti tra quelli da fare' }));

  await expect.poll(() => requestsTo(trainingRoutes.skip)[0]?.body).toMatchObject({ reason: null });
});

test('where the coach forbids skipping, a skipped workout says so and is not put back', async () => {
  const skippedOf = (training: Training) => ({ skipped: [training.workouts[1]?.prescription.workoutId ?? ''] });
  await show({ clientMaySkip: false }, {}, skippedOf);

  expect(await screen.findByText('Saltato')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rimetti tra quelli da fare' })).toBeNull();
});

test('every week shows a percentage with its kg from the known maximum, in steps of 2.5 kg', async () => {
  await show({}, {}, ({ workouts }) => ({
    workouts: workouts.map((signed, week) => ({
      ...signed,
      prescription: {
        ...signed.prescription,
        rows: signed.prescription.rows.slice(0, 1).map((row) => ({ ...row, weight: `${70 + 5 * week}%` })),
      },
    })),
    history: [
      {
        exerciseId: exampleOpened.prescription.rows[0]?.exerciseId ?? '',
        performances: [],
        ...{ oneRepMaxKg: 101, isOneRepMaxTested: true },
      },
    ],
  }));

  const days = await screen.findAllByRole('region', { name: 'Giorno 1 · Spinta', hidden: true });
  const loads = days.map(({ textContent }) => /\d+% \([\d,]+\skg\)/.exec(textContent)?.[0].replace('\u00a0', ' '));
  expect(loads).toEqual(['70% (70 kg)', '75% (75 kg)', '80% (80 kg)']);
});

test('a program that ends before its last week says its last day', async () => {
  await show({}, { state: 'upcoming', endsOn: '2026-12-02', isShortened: true });

  expect(await screen.findByText('Ultimo giorno: 2 dic 2026, prima della fine delle settimane previste.')).toBeTruthy();
});

const weekHeadings = () => screen.getAllByText(/^Settimana \d$/);
const weeks = () => weekHeadings().map(({ textContent }) => textContent);

async function show(
  settings: Partial<ProgramSettings>,
  later: Partial<CurrentProgram> = {},
  doneOf: (training: Training) => Partial<Training> = () => ({}),
) {
  const signed = (weekNumber: number) => ({
    signature: 'signed',
    prescription: { ...exampleOpened.prescription, workoutId: newId(), programId: program.id, weekNumber },
  });
  const training: Training = {
    today: {
      ...emptyToday,
      day: '2026-11-25',
      program,
      programs: later.state ? [{ ...program, id: newId() }] : [program],
      upcoming: later.state ? [{ ...program, ...later }] : [],
    },
    workouts: [1, 2, 3].map(signed),
    history: [],
    exercises: [],
    settings: ProgramSettings.parse(settings),
    begun: [],
    programInfo: { [program.id]: 'Scaldati sempre 10 minuti.\nSe la spalla fa male, scrivimi.\n' },
  };
  respond(trainingRoutes.training, { training: { ...training, ...doneOf(training) } });
  await renderScreen(ProgramScreen, {
    path: '/my/programs/$programId',
    at: `/my/programs/${program.id}`,
    user: { roles: ['client'], clientId: newId() },
    permissions: ['view own training', 'update own training'],
    texts: ['completed-workouts'],
  });
}
