import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiError } from '#shell/web/api/api-error.ts';
import { separateTaps } from '#shell/web/testing/clock.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exerciseChoiceRoutes } from '../../contract/exercise-choices.ts';
import { type Training, trainingRoutes, workoutRoutes } from '../../contract/training.ts';
import { addedRowId } from '../../rules/added-rows.ts';
import { addRow } from '../runner/local-store/added-rows.ts';
import { createLocalWorkoutStore } from '../runner/local-store/local-workout-store.ts';
import { changeTitle } from '../runner/local-store/title.ts';
import { pushPending } from '../runner/sync/sync.ts';
import { RunnerScreen } from '../runner/RunnerScreen.tsx';
import { fakeSyncServer } from '../runner/testing/fake-sync-server.ts';
import { exampleOpened, giulia } from '../runner/testing/opened.ts';
import { answerConsent, answerSync, exampleChoices, field, tapDone } from '../runner/testing/runner.tsx';
import { startFreeWorkout } from './start-free-workout.ts';

const { curl, run } = exampleChoices;
const { clientId } = giulia;

function start(exercises: (typeof curl)[] = []): string {
  const { history, exercises: known, settings } = exampleOpened;
  const training = {
    history,
    exercises: known,
    settings,
    freePermission: 'permission',
  } as Partial<Training> as Training;
  return startFreeWorkout({ clientId, training, title: 'Palestra in hotel', exercises });
}

async function openFree(workoutId: string) {
  separateTaps();
  answerConsent(true);
  respondWithError(workoutRoutes.open.own, 403, {});
  respond(exerciseChoiceRoutes.list.own, { exercises: [run, curl], recentIds: [curl.id] });
  await renderScreen(RunnerScreen, {
    path: '/my/workouts/$workoutId',
    at: `/my/workouts/${workoutId}`,
    user: { roles: ['client'], clientId },
    permissions: ['view own training', 'update own training'],
    texts: ['completed-workouts', 'exercises', 'attachments'],
  });
  const server = fakeSyncServer();
  answerSync(server);
  return server;
}

test('a free workout is logged with the exercises that the client adds, and is sent with its title and the permission of the coach', async () => {
  const id = start();
  const server = await openFree(id);
  await screen.findByRole('heading', { name: 'Palestra in hotel' });
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi un esercizio' }));
  await userEvent.click(await screen.findByRole('button', { name: /Curl/ }));
  await screen.findByRole('button', { name: /Curl con bilanciere/, expanded: true });
  await userEvent.type(field('Peso (kg)'), '30');
  await userEvent.type(field('Ripetizioni'), '10');
  await tapDone();

  await expect.poll(() => server.requests.at(-1)?.sets).toMatchObject([{ rowId: addedRowId(id, curl.id) }]);
  expect(server.requests[0]).toMatchObject({
    signed: null,
    free: { title: 'Palestra in hotel', permission: 'permission' },
  });
  expect(screen.getAllByText('1 serie').length).toBeGreaterThan(0);
  expect(screen.queryByText(/ di .* serie/)).toBeNull();
});

test('a free workout that is done again has the same exercises, as other rows', async () => {
  const [first, again] = [start([curl]), start([curl])];
  const rowsOf = (workoutId: string) => createLocalWorkoutStore({ clientId, workoutId }).read().rowChanges;

  expect(rowsOf(again)).toMatchObject([{ exerciseId: curl.id, rowId: addedRowId(again, curl.id) }]);
  expect(rowsOf(first)[0]?.rowId).not.toBe(rowsOf(again)[0]?.rowId);
});

/** Ends the pending request with `end` after the workout was deleted here, and returns the stored workout. */
async function deletedDuringSync(end: 'online' | 'response-lost' | 'offline') {
  const id = start([curl]);
  const store = createLocalWorkoutStore({ clientId, workoutId: id });
  const server = fakeSyncServer();
  server.setNetwork(end);
  const sending = pushPending(store, server.api);
  store.saveDeletion({ id, isSynced: false });
  await sending;
  server.setNetwork('online');
  await pushPending(store, server.api);
  return { id, server, workout: store.read() };
}

test.each(['online', 'response-lost', 'offline'] as const)(
  'a free workout that is deleted while its first request is %s does not come back, and the server gets the deletion',
  async (end) => {
    const { id, server, workout } = await deletedDuringSync(end);

    expect(workout).toMatchObject({ begun: null, prescribed: null, rowChanges: [] });
    expect(server.deletedIds).toEqual([id]);
  },
);

test('a free workout that is deleted from the history during a request stays deleted', async () => {
  const id = start([curl]);
  const store = createLocalWorkoutStore({ clientId, workoutId: id });
  const sending = pushPending(store, fakeSyncServer().api);
  store.saveDeletion({ id, isSynced: true });
  await sending;

  expect(store.read()).toMatchObject({ begun: null, rowChanges: [] });
});

test('a free workout that is deleted here opens the home without a message, and its deletion waits for the server', async () => {
  const id = start();
  respond(trainingRoutes.deleteFree, {});
  await openFree(id);
  const store = createLocalWorkoutStore({ clientId, workoutId: id });
  await userEvent.click(await screen.findByRole('button', { name: 'Elimina' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Elimina' }));

  await expect.poll(() => store.read()).toMatchObject({ begun: null, deletion: { id } });
  expect(screen.queryByText('Questo allenamento è stato eliminato.')).toBeNull();
});

test('a free workout that was finished here and deleted elsewhere says that it was deleted, not that it was sent', async () => {
  const id = start();
  const server = await openFree(id);
  await screen.findByRole('heading', { name: 'Palestra in hotel' });
  server.api.sync = async () => {
    throw new ApiError({ status: 409, code: 'workout_deleted', message: '', errors: {} });
  };
  const store = createLocalWorkoutStore({ clientId, workoutId: id });
  store.save('finish', { finishedAt: new Date().toISOString(), effort: 6, comment: '', isSynced: false });

  await screen.findByText('Questo allenamento è stato eliminato.');
  expect(screen.queryByText(/Inviato/)).toBeNull();
});

test('a free workout that the client deleted on another device is deleted on this one, too', async () => {
  const store = createLocalWorkoutStore({ clientId, workoutId: start([curl]) });
  const { api } = fakeSyncServer();
  api.sync = async () => {
    throw new ApiError({ status: 409, code: 'workout_deleted', message: '', errors: {} });
  };
  await pushPending(store, api);

  expect(store.read()).toMatchObject({ begun: null, prescribed: null, rowChanges: [] });
});

test('the title of a free workout is changed without a connection, and is sent with its first request', async () => {
  const id = start();
  const server = await openFree(id);
  server.setNetwork('offline');
  await userEvent.click(await screen.findByRole('button', { name: 'Cambia il titolo' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Cambia il titolo' }));
  await userEvent.clear(sheet.getByRole('textbox', { name: 'Titolo' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Titolo' }), 'Curl in camera');
  await userEvent.click(sheet.getByRole('button', { name: 'Salva il titolo' }));
  await screen.findByRole('heading', { name: 'Curl in camera' });
  server.setNetwork('online');
  addRow(createLocalWorkoutStore({ clientId, workoutId: id }), curl);

  await expect.poll(() => server.workout()?.title).toBe('Curl in camera');
  expect(server.requests[0]).toMatchObject({ free: { title: 'Curl in camera' } });
});

test('a title that is changed after the first request is sent alone, and stays when that request is still under way', async () => {
  const id = start([curl]);
  const store = createLocalWorkoutStore({ clientId, workoutId: id });
  const server = fakeSyncServer();
  const sending = pushPending(store, server.api);
  changeTitle(store, 'Cambiato intanto');
  await sending;

  expect(server.workout()?.title).toBe('Cambiato intanto');
  changeTitle(store, 'Cambiato dopo');
  await pushPending(store, server.api);
  expect(server.workout()?.title).toBe('Cambiato dopo');
  expect(server.requests.at(-1)).toMatchObject({ title: 'Cambiato dopo', sets: [], rowChanges: [] });
  const { length } = server.requests;
  await pushPending(store, server.api);
  expect(server.requests).toHaveLength(length);
});
