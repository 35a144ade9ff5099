import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#shell/web/api/api-error.ts';
import { draftKeys, saveDraft } from '#shell/web/forms/drafts.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { exerciseChoiceRoutes } from '../../../contract/exercise-choices.ts';
import { addedRowId } from '../../../rules/added-rows.ts';
import { setDraftKey } from '../drafts.ts';
import { createLocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleOpened, giulia } from '../testing/opened.ts';
import { exampleChoices, field, startRunner, tapDone } from '../testing/runner.tsx';

const { run, curl } = exampleChoices;
const raise = { id: '0199a000-0000-7000-8000-000000000903', name: 'Alzate laterali', type: 'reps' as const };
const rowId = addedRowId(exampleOpened.prescription.workoutId, curl.id);

async function add(name: RegExp) {
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi un esercizio' }));
  await userEvent.click(await screen.findByRole('button', { name }));
}

test('an exercise that is added is a row with its sets, outside the progress, and is sent with its sets', async () => {
  const { server } = await startRunner();
  await add(/Curl/);
  const row = await screen.findByRole('button', { name: /Curl con bilanciere.*Aggiunto da te/, expanded: true });
  await userEvent.type(field('Peso (kg)'), '30');
  await userEvent.type(field('Ripetizioni'), '10');
  await tapDone();

  await expect.poll(() => server.requests.at(-1)?.sets).toMatchObject([{ rowId, setNumber: 1 }]);
  expect(server.requests.flatMap(({ rowChanges }) => rowChanges).at(-1)).toMatchObject({
    rowId,
    exerciseId: curl.id,
    exerciseName: curl.name,
    added: { type: 'reps', isRemoved: false },
  });
  expect(row.textContent).toContain('1 serie');
  expect(screen.getByText('0 di 13 serie')).toBeTruthy();
});

test('the list has the exercises done last first, and is searched by the beginnings of words', async () => {
  await startRunner();
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi un esercizio' }));
  const sheet = await screen.findByRole('dialog');
  const names = () =>
    within(sheet)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await expect.poll(names).toEqual([curl.name, run.name]);
  await userEvent.type(within(sheet).getByRole('searchbox'), 'tap rou');

  await expect.poll(names).toEqual([run.name]);
});

test('an exercise that was added and is taken out again is gone with its sets', async () => {
  const { server } = await startRunner();
  await add(/Curl/);
  await screen.findByRole('button', { name: /Curl con bilanciere/, expanded: true });
  await userEvent.click(screen.getByRole('button', { name: 'Togli' }));

  await expect.poll(() => screen.queryByRole('button', { name: /Curl con bilanciere/ })).toBeNull();
  await expect.poll(() => server.requests.at(-1)?.rowChanges).toMatchObject([{ rowId, added: { isRemoved: true } }]);
});

test('what was typed for any of its sets is gone with an exercise that is taken out', async () => {
  await startRunner();
  await add(/Curl/);
  await screen.findByRole('button', { name: /Curl con bilanciere/, expanded: true });
  const ofRow = () => draftKeys().filter((key) => key.includes(rowId));
  for (const setNumber of [1, 3, 103])
    saveDraft(setDraftKey(createLocalWorkoutStore(giulia), { rowId, setNumber }), { reps: '10' });
  expect(ofRow().length).toBe(3);
  await userEvent.click(screen.getByRole('button', { name: 'Togli' }));

  await expect.poll(ofRow).toEqual([]);
});

describe('what was typed for an exercise that no longer exists', () => {
  test('is in the form of the exercise that replaces it', async () => {
    await startRefused();
    await userEvent.type(field('Peso (kg)'), '30');
    await change(/Alzate/);

    await screen.findByRole('button', { name: /Alzate laterali.*Aggiunto da te/, expanded: true });
    expect(field('Peso (kg)').value).toBe('30');
    expect(screen.queryByRole('button', { name: /Curl con bilanciere/ })).toBeNull();
  });

  test('is gone with it when the other one is measured otherwise', async () => {
    await startRefused();
    await userEvent.type(field('Peso (kg)'), '30');
    await change(/Corsa/);

    await screen.findByRole('button', { name: /Corsa sul tapis roulant.*Aggiunto da te/, expanded: true });
    expect(draftKeys().filter((key) => key.startsWith('completed-workouts.set.'))).toEqual([]);
  });
});

test('the exercises that may replace one that no longer exists are those of now, not of the list on the phone', async () => {
  await startRefused();
  respond(exerciseChoiceRoutes.list.own, { exercises: [raise], recentIds: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Cambia esercizio' }));
  const sheet = await screen.findByRole('dialog');

  await within(sheet).findByRole('button', { name: /Alzate/ });
  expect(within(sheet).queryByRole('button', { name: /Corsa/ })).toBeNull();
});

/** A running workout with an added curl, which the server refuses. */
async function startRefused() {
  const server = fakeSyncServer();
  const { sync } = server.api;
  server.api.sync = async (request) => {
    const index = request.rowChanges.findIndex(({ exerciseId }) => exerciseId === curl.id);
    const errors = { [`rowChanges.${index}.exerciseId`]: ['Non esiste più.'] };
    if (index >= 0) throw new ApiError({ status: 422, code: 'added_unknown', message: '', errors });
    return sync(request);
  };
  await startRunner({}, server);
  respond(exerciseChoiceRoutes.list.own, { exercises: [run, curl, raise], recentIds: [] });
  await add(/Curl/);
  await screen.findByRole('button', { name: 'Cambia esercizio' });
}

async function change(name: RegExp) {
  await userEvent.click(screen.getByRole('button', { name: 'Cambia esercizio' }));
  await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));
}

test('there is no button while the coach forbids it', async () => {
  await startRunner({ settings: { ...exampleOpened.settings, clientMayAdd: false } });

  expect(screen.queryByRole('button', { name: 'Aggiungi un esercizio' })).toBeNull();
});
