import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { historyRoutes } from '../../contract/history.ts';
import type { LoggedSet } from '../../contract/set.ts';
import { exampleCompletedWorkout } from '../../example.ts';
import { createLocalWorkoutStore } from './local-store/local-workout-store.ts';
import { applyServerWorkout } from './sync/apply-server-workout.ts';
import type { fakeSyncServer } from './testing/fake-sync-server.ts';
import { exampleBegun, exampleOpened, giulia } from './testing/opened.ts';
import { field, openRunner, startRunner, tapDone } from './testing/runner.tsx';

const sets = exampleCompletedWorkout.sets.slice(0, 1) as LoggedSet[];
const endedAt = '2026-11-18T18:24:00.000Z';
const pain = 'fitta alla schiena';

test('a comment that is typed while another phone finishes the workout stays, and is added to that of the other phone', async () => {
  const { router, server } = await typeComment();
  finishElsewhere(server, { comment: 'Bel lavoro' });

  expect(await screen.findByText(/finito su un altro telefono/)).toBeTruthy();
  expect(field('Commento per il coach').value).toBe(pain);
  respond(historyRoutes.records.own, { records: [], nextPage: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Salva e finisci' }));

  await expect.poll(() => server.workout()?.comment).toBe(`Bel lavoro\n${pain}`);
  await expect.poll(() => router.state.location.search).toMatchObject({ step: 'finished' });
});

test('the comment is still there after a reload', async () => {
  const { server } = await typeComment();
  finishElsewhere(server);
  cleanup();
  await openRunner({}, server);

  await userEvent.click(await screen.findByRole('link', { name: "Finisci l'allenamento" }));
  expect(field('Commento per il coach').value).toBe(pain);
});

test('a note of a set that is typed while another phone finishes the workout stays until it is saved; then the workout opens', async () => {
  const { router, server } = await startBegun();
  await typeNote();
  finishElsewhere(server);

  expect(await screen.findByText(/finito su un altro telefono/)).toBeTruthy();
  expect(field('Nota sulla serie').value).toBe(pain);
  respond(historyRoutes.records.own, { records: [], nextPage: 0 });
  await tapDone();

  await expect.poll(() => server.sets().find(({ setNumber }) => setNumber === 2)?.note).toBe(pain);
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/my\/completed-workouts\//);
});

test('what is typed may be given up, and the workout opens', async () => {
  const { router, server } = await startBegun();
  await typeNote();
  finishElsewhere(server);

  await userEvent.click(await screen.findByRole('button', { name: 'Elimina quello che ho scritto' }));

  await expect.poll(() => router.state.location.pathname).toMatch(/^\/my\/completed-workouts\//);
  expect(server.requests).toEqual([]);
});

test('the end names the exercise in which something is typed and not saved', async () => {
  await startBegun();
  await typeNote();
  await userEvent.click(screen.getByRole('link', { name: "Finisci l'allenamento" }));

  expect(await screen.findByText(/Non è salvato quello che hai scritto in: Panca piana con bilanciere/)).toBeTruthy();
});

async function startBegun() {
  const view = await startRunner();
  view.server.beginElsewhere(sets);
  act(() => applyServerWorkout(createLocalWorkoutStore(giulia), opened(), Date.now() - 1000));
  await screen.findByRole('form', { name: /Serie 2/ });
  return view;
}

async function typeComment() {
  const view = await startBegun();
  await userEvent.click(screen.getByRole('link', { name: "Finisci l'allenamento" }));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Commento per il coach' }));
  await userEvent.paste(pain);
  return view;
}

async function typeNote(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Nota' }));
  await userEvent.click(field('Nota sulla serie'));
  await userEvent.paste(pain);
}

/** The server no longer opens the workout, because it is done. */
function finishElsewhere(server: ReturnType<typeof fakeSyncServer>, end = {}): void {
  server.finishElsewhere(endedAt, end);
  act(() => applyServerWorkout(createLocalWorkoutStore(giulia), exampleOpened, Date.now()));
}

function opened() {
  return { ...exampleOpened, begun: { ...exampleBegun, sets } };
}
