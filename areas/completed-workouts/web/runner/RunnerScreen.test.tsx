import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, askedOf, refuse } from '#shell/web/testing/answers.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type CompletedWorkout, completedWorkoutRoutes as routes } from '../../contract.ts';
import { exampleCompletedWorkout as example } from '../../example.ts';
import { RunnerScreen } from './RunnerScreen.tsx';

const workoutId = example.workoutId ?? '';
const programId = example.programId ?? '';
const [bench] = example.rows;
const begun: CompletedWorkout = { ...example, finishedAt: null, effort: null, comment: '', sets: [] };

beforeEach(() => {
  // Fast fingers: a test taps sooner than the guard against double taps lets through.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
});

test('before the start it shows what there is to do, and nothing is sent', async () => {
  await open();

  expect(await screen.findByRole('heading', { name: 'Panca piana con bilanciere' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Superset B' })).toBeTruthy();
  expect(askedOf(routes.start)).toEqual([]);
});

test('the first set shows 80 kg and 6 reps of the prescription, and one tap logs it', async () => {
  await start();
  expect(weightField().value).toBe('80');
  expect(repsField().value).toBe('6');

  await tapDone();

  await expect
    .poll(() => askedOf(routes.logSet).map(({ body }) => body))
    .toMatchObject([{ rowId: bench?.id, setNumber: 1, weightKg: 80, reps: 6, rir: 2 }]);
  expect(screen.getByText('1 di 13 serie')).toBeTruthy();
  expect(await screen.findByText('Salvato')).toBeTruthy();
});

test('82,5 is typed with a comma, plus and minus change it by 2.5 kg', async () => {
  await start();
  await userEvent.clear(weightField());
  await userEvent.type(weightField(), '82,5');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi 2,5 kg' }));
  expect(weightField().value).toBe('85');

  await tapDone();

  await expect.poll(() => askedOf(routes.logSet)[0]?.body).toMatchObject({ weightKg: 85 });
});

test('a weight that is none is pointed out and not logged', async () => {
  await start();
  await userEvent.clear(weightField());
  await userEvent.type(weightField(), 'tanto');

  await tapDone();

  expect(screen.getByRole('alert').textContent).toMatch(/fino a 1000 kg/);
  expect(screen.getByText('0 di 13 serie')).toBeTruthy();
});

test('after a set of bench press the pause of 2:30 runs, and can be skipped', async () => {
  await start();

  await tapDone();

  const rest = await screen.findByRole('region', { name: 'Recupero' });
  expect(within(rest).getByRole('timer').textContent).toBe('02:30');
  await userEvent.click(within(rest).getByRole('button', { name: 'Salta' }));
  expect(screen.queryByRole('region', { name: 'Recupero' })).toBeNull();
});

test('a second tap at once is the first one’s', async () => {
  await start();
  vi.mocked(performance.now).mockReturnValue(100_000);

  await tapDone();
  await tapDone();

  expect(screen.getByText('1 di 13 serie')).toBeTruthy();
});

test('a logged set can be corrected', async () => {
  await start();
  await tapDone();

  await userEvent.click(await screen.findByRole('button', { name: /80 kg × 6/ }));
  await userEvent.clear(repsField());
  await userEvent.type(repsField(), '7');
  await userEvent.click(screen.getByRole('button', { name: 'Salva la serie' }));

  await expect.poll(() => askedOf(routes.logSet).at(-1)?.body).toMatchObject({ setNumber: 1, reps: 7 });
});

test('a logged set can be removed', async () => {
  answer(routes.deleteSet, {});
  await start();
  await tapDone();
  await expect.poll(() => askedOf(routes.logSet)).toHaveLength(1);

  await userEvent.click(await screen.findByRole('button', { name: /80 kg × 6/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Togli la serie' }));

  await expect.poll(() => askedOf(routes.deleteSet)).toHaveLength(1);
  expect(screen.getByText('0 di 13 serie')).toBeTruthy();
});

test('without a network the sets wait and say so', async () => {
  await start();
  refuse(routes.start, 503, {});

  await tapDone();

  expect(await screen.findByText('In attesa di rete (1 serie)')).toBeTruthy();
});

test('a set the server refuses stays in sight with its sentence', async () => {
  await start();
  refuse(routes.logSet, 409, { message: 'Questo allenamento era già finito.' });

  await tapDone();

  expect((await screen.findByRole('alert')).textContent).toMatch(/serie 1, 80 kg × 6 · RIR 2: Questo allenamento/);
});

test('any exercise can be opened; the plank asks for no reps', async () => {
  await start();

  await userEvent.click(screen.getByRole('button', { name: /Plank/ }));

  expect(weightField()).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Ripetizioni' })).toBeNull();
});

test('a finished workout goes with effort and comment, then shows its result', async () => {
  const { router } = await start();
  answer(routes.finish, { completedWorkout: example });
  await tapDone();
  await userEvent.click(screen.getByRole('link', { name: "Finisci l'allenamento" }));
  await userEvent.click(await screen.findByRole('radio', { name: '7' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Commento per il coach' }), 'Dura ma pulita.');

  await userEvent.click(screen.getByRole('button', { name: 'Salva e finisci' }));

  await expect.poll(() => askedOf(routes.finish)[0]?.body).toMatchObject({ effort: 7, comment: 'Dura ma pulita.' });
  await expect.poll(() => router.state.location.pathname).toBe(`/my/completed-workouts/${example.id}`);
});

function weightField(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Peso (kg)' });
}

function repsField(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Ripetizioni' });
}

async function tapDone(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Fatto' }));
}

async function start() {
  const view = await open();
  await userEvent.click(await screen.findByRole('button', { name: "Inizia l'allenamento" }));
  return view;
}

async function open() {
  const { programTitle, title, info, weekNumber, dayNumber, rows } = example;
  const prescription = { workoutId, programId, programTitle, title, info, weekNumber, dayNumber, rows };
  answer(routes.prescription, { prescription, lastTime: [], begun: null });
  answer(routes.start, { completedWorkout: begun });
  answer(routes.logSet, { set: example.sets[0] ?? (null as never) });
  return renderScreen(RunnerScreen, {
    path: '/my/workouts/$id',
    at: `/my/workouts/${workoutId}`,
    user: { roles: ['client'], clientId: example.clientId },
    permissions: ['view own training'],
    texts: ['completed-workouts'],
  });
}
