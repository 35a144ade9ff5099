import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { draftKeys, saveDraft } from '#shell/web/forms/drafts.ts';
import { addedRowId } from '../../../rules/added-rows.ts';
import { setDraftKey } from '../drafts.ts';
import { createLocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { exampleOpened, giulia } from '../testing/opened.ts';
import { exampleChoices, field, startRunner, tapDone } from '../testing/runner.tsx';

const { run, curl } = exampleChoices;
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

test('there is no button while the coach forbids it', async () => {
  await startRunner({ settings: { ...exampleOpened.settings, clientMayAdd: false } });

  expect(screen.queryByRole('button', { name: 'Aggiungi un esercizio' })).toBeNull();
});
