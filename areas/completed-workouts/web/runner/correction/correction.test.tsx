import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import type { LoggedSet, PrescribedRow, RowChange } from '../../../contract/set.ts';
import { workoutRoutes } from '../../../contract/training.ts';
import { exampleCompletedWorkout as example } from '../../../example.ts';
import { createLocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { evictUnneeded, localWorkoutRefs } from '../local-store/local-workouts.ts';
import { changeEnd } from '../local-store/log.ts';
import { applyWorkoutToCorrect } from '../sync/apply-server-workout.ts';
import { pushPending } from '../sync/sync.ts';
import { openCorrection, openCorrectionInPerson } from '../testing/correction.tsx';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleOpened } from '../testing/opened.ts';
import { field } from '../testing/runner.tsx';
import { press } from '../testing/swappable.ts';

const [bench, , , plank] = example.rows as [PrescribedRow, PrescribedRow, PrescribedRow, PrescribedRow];
const [first] = example.sets as [LoggedSet];
const giulia = { clientId: example.clientId };
const painfulPlank: RowChange = {
  rowId: plank.id,
  skipReason: 'pain',
  skipNote: 'schiena',
  exerciseId: null,
  exerciseName: '',
  changedAt: first.loggedAt,
};

test('the client corrects 800 kg to 80 kg: the set keeps its id, and start, end and comment are not sent', async () => {
  const { server } = await openCorrection({ sets: [{ ...first, weightKg: 800 }] });
  await openSet(/800\skg × 8/);
  await typeLoad('80');
  await save();

  await expect.poll(() => server.sets()).toMatchObject([{ id: first.id, weightKg: 80, reps: 8, rir: 3 }]);
  const [request] = server.requests;
  expect(request).toMatchObject({ correction: {}, finish: null, rowChanges: [] });
  expect(Date.parse(request?.sets[0]?.loggedAt ?? '')).toBeGreaterThan(Date.parse(first.loggedAt));
  expect(server.workout()).toMatchObject({ finishedAt: example.finishedAt, comment: example.comment });
  expect(await screen.findByText('Salvato')).toBeTruthy();
});

test('plates are offered in a correction for a barbell and not for a cable, as in training', async () => {
  const { unmount } = await openCorrection({}, undefined, [{ ...press, equipment: ['cable'] }]);
  await openSet(/77,5\skg × 7/);
  expect(await screen.findByRole('button', { name: 'Nota' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Dischi' })).toBeNull();
  unmount();

  await openCorrection({}, undefined, [{ ...press, equipment: ['barbell'] }]);
  await openSet(/77,5\skg × 7/);
  expect(await screen.findByRole('button', { name: 'Dischi' })).toBeTruthy();
});

test('a set that was not done is added without a rest', async () => {
  const { server } = await openCorrection();
  await userEvent.click(await screen.findByRole('button', { name: /Panca piana/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi una serie' }));
  await typeLoad('70');
  await save();

  await expect
    .poll(() => server.sets().find(({ setNumber, rowId }) => setNumber === 5 && rowId === bench.id))
    .toMatchObject({ weightKg: 70 });
  expect(screen.queryByRole('region', { name: /recupero/i })).toBeNull();
});

test('an exercise that was skipped is done after all once it has a set', async () => {
  const { server } = await openCorrection({ rowChanges: [painfulPlank] });
  await userEvent.click(await screen.findByRole('button', { name: /Plank/ }));
  expect(screen.getByText('Dolore: schiena')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: /Non fatta/ })[0] as HTMLElement);
  await save();

  await expect.poll(() => server.sets().some(({ rowId }) => rowId === plank.id)).toBe(true);
  expect(server.workout()?.rowChanges).toMatchObject([{ rowId: plank.id, skipReason: null }]);
});

test('a set is removed after a question that says what it was', async () => {
  const second = { ...(example.sets[1] as LoggedSet), weightKg: 82.5 };
  const { server } = await openCorrection({ sets: [first, second] });
  await openSet(/82,5\skg × 8/);
  await userEvent.click(screen.getByRole('button', { name: 'Togli la serie' }));
  const question = within(await screen.findByRole('dialog', { name: 'Togli la serie' }));
  expect(question.getByText(/^82,5\skg × 8 · RIR 2 non conta più/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Togli la serie' }));

  await expect.poll(() => server.sets()).toHaveLength(1);
});

test('the only set of a workout is not removed', async () => {
  const { server } = await openCorrection({ sets: [first] });
  await openSet(/80\skg × 8/);
  await userEvent.click(screen.getByRole('button', { name: 'Togli la serie' }));

  expect(await screen.findByText("È l'unica serie: un allenamento finito ne ha almeno una.")).toBeTruthy();
  expect(server.sets()).toHaveLength(1);
});

test('the effort is corrected', async () => {
  const { server } = await openCorrection();
  const efforts = within(await screen.findByRole('group', { name: 'Quanto è stato faticoso?' }));
  expect((efforts.getByRole('radio', { name: '7' }) as HTMLInputElement).checked).toBe(true);
  await userEvent.click(efforts.getByRole('radio', { name: '4' }));

  await expect.poll(() => server.workout()?.effort).toBe(4);
  expect(server.requests[0]).toMatchObject({ correction: { effort: 4 }, finish: null, sets: [] });
});

test('the client corrects the comment, a professional in person does not', async () => {
  const { server, unmount } = await openCorrection({ comment: 'Spalla che tira' });
  const comment = await screen.findByRole('textbox', { name: 'Commento per il coach' });
  expect(screen.queryByRole('button', { name: 'Salva il commento' })).toBeNull();
  await userEvent.clear(comment);
  await userEvent.type(comment, 'Tutto bene');
  await userEvent.click(screen.getByRole('button', { name: 'Salva il commento' }));

  await expect.poll(() => server.workout()?.comment).toBe('Tutto bene');
  expect(server.requests[0]).toMatchObject({ correction: { comment: 'Tutto bene' }, finish: null, sets: [] });
  expect(server.requests[0]?.knownTexts).toEqual([{ rowId: null, text: 'Spalla che tira' }]);
  expect(server.workout()).toMatchObject({ finishedAt: example.finishedAt, effort: example.effort });
  unmount();
  respond(clientRoutes.detail, { client: exampleClient });
  await openCorrectionInPerson();
  await screen.findByRole('group', { name: 'Quanto è stato faticoso?' });
  expect(screen.queryByRole('textbox', { name: /Commento/ })).toBeNull();
});

test('a comment that is typed and not saved is there after a reload', async () => {
  const { unmount } = await openCorrection({ comment: '' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Commento per il coach' }), 'Bene');
  unmount();

  await openCorrection({ comment: '' });
  expect(await screen.findByDisplayValue('Bene')).toBeTruthy();
});

test('a correction without a network is there after a reload, and is sent when the network is back', async () => {
  const offline = await openCorrection({ sets: [{ ...first, weightKg: 800 }] });
  offline.server.setNetwork('offline');
  await openSet(/800\skg × 8/);
  await typeLoad('80');
  await save();
  expect(await screen.findByText('In attesa di rete (1 serie)')).toBeTruthy();
  offline.unmount();

  respondWithError(workoutRoutes.sync.own, 503, {});
  offline.server.setNetwork('online');
  await openCorrection({ sets: [{ ...first, weightKg: 800 }] }, offline.server);
  await expect.poll(() => offline.server.sets()).toMatchObject([{ weightKg: 80 }]);
});

test('what is typed and not saved is there after a reload, and gone when it is cancelled', async () => {
  const before = await openCorrection({ sets: [first] });
  await openSet(/80\skg × 8/);
  await typeLoad('85');
  before.unmount();

  await openCorrection({ sets: [first] });
  await openSet(/80\skg × 8/);
  expect(field('Peso (kg)').value).toBe('85');
  expect(document.activeElement).toBe(field('Peso (kg)'));
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Panca piana/ }));
  await userEvent.click(screen.getByRole('button', { name: /80\skg × 8/ }));
  expect(field('Peso (kg)').value).toBe('80');
});

test('a set that is saved as it was is not sent', async () => {
  const { server } = await openCorrection({ sets: [first] });
  await openSet(/80\skg × 8/);
  await save();

  expect(await screen.findByRole('button', { name: /80\skg × 8/ })).toBeTruthy();
  expect(server.requests).toEqual([]);
});

test('a correction that the server refuses as a whole is discarded: the workout is there as it was', async () => {
  await openCorrection({ sets: [first] }, fakeSyncServer());
  await openSet(/80\skg × 8/);
  await typeLoad('85');
  await save();
  const banner = within(await screen.findByRole('alert'));
  expect(banner.getByText('Non più disponibile')).toBeTruthy();
  await userEvent.click(banner.getByRole('button', { name: 'Togli da qui' }));

  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  await openSet(/80\skg × 8/);
  expect(field('Peso (kg)').value).toBe('80');
});

test('a set that was rated with RPE keeps its scale, and the time of another app stays', async () => {
  const { server } = await openCorrection({ source: 'strong', sets: [{ ...first, rir: null, rpe: 8.5, seconds: 40 }] });
  await openSet(/80\skg × 8/);
  await typeLoad('82,5');
  await save();

  await expect.poll(() => server.sets()).toMatchObject([{ weightKg: 82.5, rir: null, rpe: 8.5, seconds: 40 }]);
});

test('the coach corrects in person, with the name of the client in sight', async () => {
  respond(clientRoutes.detail, { client: { ...exampleClient, name: 'Giulia Ferri' } });
  const { server } = await openCorrectionInPerson();
  expect(await screen.findByText('Giulia Ferri · 18 nov 2026')).toBeTruthy();
  await openSet(/77,5\skg × 7/);
  await typeLoad('80');
  await save();

  await expect.poll(() => server.requests).toHaveLength(1);
  expect(requestsTo(workoutRoutes.correction.own)).toEqual([]);
});

test('what is stored of a correction is no workout to do, and is deleted once the server has it', async () => {
  const { unmount } = await openCorrection();
  await screen.findByRole('button', { name: /Panca piana/ });
  expect(localWorkoutRefs(giulia)).toMatchObject([{ workoutId: example.id, isCorrection: true }]);
  unmount();

  expect(localWorkoutRefs(giulia)).toEqual([]);
});

test('a correction that the server has is deleted at the next start; one that is pending stays', () => {
  const store = createLocalWorkoutStore({ ...giulia, workoutId: example.id, isCorrection: true });
  const response = { completedWorkout: example, settings: exampleOpened.settings, exercises: [] };
  applyWorkoutToCorrect(store, response, Date.now());
  evictUnneeded(giulia);
  expect(localWorkoutRefs(giulia)).toEqual([]);

  applyWorkoutToCorrect(store, response, Date.now());
  changeEnd(store, { effort: 9 });
  evictUnneeded(giulia);
  expect(localWorkoutRefs(giulia)).toMatchObject([{ isCorrection: true }]);
});

test('a comment that is corrected again while the first correction is being sent is sent too', async () => {
  const store = createLocalWorkoutStore({ ...giulia, workoutId: example.id, isCorrection: true });
  applyWorkoutToCorrect(
    store,
    { completedWorkout: example, settings: exampleOpened.settings, exercises: [] },
    Date.now(),
  );
  const server = fakeSyncServer();
  server.store(example);
  changeEnd(store, { comment: 'Spalla rigida' });
  const sending = pushPending(store, server.api);
  changeEnd(store, { comment: 'Spalla rigida, ginocchio a posto' });
  await sending;

  expect(server.workout()?.comment).toBe('Spalla rigida, ginocchio a posto');
});

/** Opens the exercise of the set, then the form of the set. */
async function openSet(name: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /Panca piana/ }));
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function typeLoad(kg: string): Promise<void> {
  await userEvent.clear(field('Peso (kg)'));
  await userEvent.type(field('Peso (kg)'), kg);
}

async function save(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Salva la serie' }));
}

test('a typed change that is not saved is marked at its set, and leaving asks before it is lost', async () => {
  const { router } = await openCorrection({ sets: [first, { ...first, id: newId(), setNumber: 2, weightKg: 72.5 }] });
  await openSet(/80\skg × 8/);
  await typeLoad('85');
  await userEvent.click(screen.getByRole('button', { name: /72,5\skg × 8/ }));
  expect(screen.getByText('Modifica non salvata')).toBeTruthy();

  await userEvent.click(screen.getByText("Torna all'allenamento"));
  const question = within(await screen.findByRole('dialog', { name: 'Vuoi uscire senza salvare?' }));
  await userEvent.click(question.getByRole('button', { name: 'Resta qui' }));
  expect(router.state.location.pathname).toMatch(/correction$/);

  await userEvent.click(screen.getByRole('button', { name: /80\skg × 8/ }));
  expect(field('Peso (kg)').value).toBe('85');
  await save();
  expect(screen.queryByText('Modifica non salvata')).toBeNull();
});
