import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { historyRoutes } from '../../../contract/history.ts';
import { workoutRoutes } from '../../../contract/training.ts';
import { exampleCompletedWorkout as example } from '../../../example.ts';
import { stopClock } from '#shell/web/testing/clock.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { openCorrection, openCorrectionInPerson } from '../testing/correction.tsx';
import { createLocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { exampleBegun, exampleOpened, giulia } from '../testing/opened.ts';
import { only, openRunner, startRunner, tapDone } from '../testing/runner.tsx';

const box = async (name = 'Ho avuto dolore') => (await screen.findByRole('checkbox', { name })) as HTMLInputElement;

async function toFinishStep(): Promise<void> {
  respond(historyRoutes.records.own, { records: [], nextPage: 0 });
  await tapDone();
  await userEvent.click(await screen.findByRole('link', { name: "Finisci l'allenamento" }));
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva e finisci' }));

test('pain at the end is asked for, with where and when it hurt, and sent with the end', async () => {
  const { server } = await startRunner(only({ reps: '8', weight: '80' }));
  await toFinishStep();
  expect((await box()).checked).toBe(false);
  expect(screen.getByRole('textbox', { name: 'Commento per il coach' })).toBeTruthy();
  await userEvent.click(await box());
  await userEvent.type(screen.getByRole('textbox', { name: 'Dove, e quando?' }), 'Spalla destra, da metà');
  await save();

  await expect.poll(() => server.workout()).toMatchObject({ hasPainAtEnd: true, comment: 'Spalla destra, da metà' });
});

test('a client who stops before the first set because of pain reports it: all exercises are skipped for it', async () => {
  const { server } = await startRunner();
  respond(historyRoutes.records.own, { records: [], nextPage: 0 });
  await userEvent.click(await screen.findByRole('link', { name: "Finisci l'allenamento" }));
  expect(screen.getByText('Registra almeno una serie, o segna che hai avuto dolore.')).toBeTruthy();
  expect(screen.queryByText(/puoi finire lo stesso/)).toBeNull();
  await userEvent.click(await box());
  await userEvent.type(screen.getByRole('textbox', { name: 'Dove, e quando?' }), 'Vertigini, ho smesso subito');
  await save();

  const end = { hasPainAtEnd: true, comment: 'Vertigini, ho smesso subito' };
  const sent = () => server.requests.find(({ finish }) => finish !== null);
  await expect.poll(() => sent()?.finish).toMatchObject(end);
  const skips = server.requests
    .flatMap(({ rowChanges }) => rowChanges)
    .filter(({ skipReason }) => skipReason === 'pain');
  expect(new Set(skips.map(({ rowId }) => rowId))).toEqual(
    new Set(exampleOpened.prescription.rows.map(({ id }) => id)),
  );
});

test('pain without a word about it asks once where it hurt, and the next tap saves without', async () => {
  const { server } = await startRunner(only({ reps: '8', weight: '80' }));
  await toFinishStep();
  await userEvent.click(await box());
  await save();

  expect((await screen.findByRole('alert')).textContent).toMatch(/^Manca dove e quando ha fatto male/);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Dove, e quando?' }));
  expect(createLocalWorkoutStore(giulia).read().finish).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Salva senza' }));
  await expect.poll(() => server.workout()).toMatchObject({ hasPainAtEnd: true, comment: '' });
});

test('the question about pain goes with the first word, and with the pain', async () => {
  await startRunner(only({ reps: '8', weight: '80' }));
  await toFinishStep();
  await userEvent.click(await box());
  await save();
  expect(screen.getByRole('alert')).toBeTruthy();
  await userEvent.click(await box());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Salva e finisci' })).toBeTruthy();
  await userEvent.click(await box());
  await userEvent.type(screen.getByRole('textbox', { name: 'Dove, e quando?' }), 'G');

  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Salva e finisci' })).toBeTruthy();
});

test('the second tap of a double tap does not save pain without a word about it', async () => {
  await startRunner(only({ reps: '8', weight: '80' }));
  await toFinishStep();
  await userEvent.click(await box());
  stopClock();
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Salva senza' }));

  expect(createLocalWorkoutStore(giulia).read().finish).toBeNull();
});

test('an end without pain says so', async () => {
  const { server } = await startRunner(only({ reps: '8', weight: '80' }));
  await toFinishStep();
  await save();

  await expect.poll(() => server.requests.at(-1)?.finish).toMatchObject({ hasPainAtEnd: false });
});

test('what was answered before the end survives a reload, and without a network it is sent later', async () => {
  const { server, unmount } = await startRunner(only({ reps: '8', weight: '80' }));
  await toFinishStep();
  await userEvent.click(await box());
  await expect.poll(() => server.workout()).toBeTruthy();
  unmount();
  const { id = '', startedAt = '' } = server.workout() ?? {};
  const sets = server.sets().map((set) => ({ ...set, author: null }));
  await openRunner({ ...only({ reps: '8', weight: '80' }), begun: { ...exampleBegun, id, startedAt, sets } }, server);
  await userEvent.click(await screen.findByRole('link', { name: "Finisci l'allenamento" }));
  expect((await box()).checked).toBe(true);

  server.setNetwork('server-error');
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Salva senza' }));
  expect(createLocalWorkoutStore(giulia).read().finish).toMatchObject({ hasPainAtEnd: true, isSynced: false });
  server.setNetwork('online');
  await expect.poll(() => server.workout()?.hasPainAtEnd).toBe(true);
});

test.each([true, false])('in a finished workout the client changes the pain to %s', async (hasPainAtEnd) => {
  const { server } = await openCorrection({ hasPainAtEnd: !hasPainAtEnd });
  await userEvent.click(await box());

  await expect.poll(() => server.workout()?.hasPainAtEnd).toBe(hasPainAtEnd);
  expect(server.requests[0]).toMatchObject({ correction: { hasPainAtEnd }, finish: null, sets: [] });
});

test('pain that the client corrects asks in the comment where it hurt, also without a network', async () => {
  const { server } = await openCorrection();
  server.setNetwork('server-error');
  expect(await screen.findByRole('textbox', { name: 'Commento per il coach' })).toBeTruthy();
  await userEvent.click(await box());

  expect(await screen.findByRole('textbox', { name: 'Dove, e quando?' })).toBeTruthy();
});

test('a correction sends only what was changed, also after a reload: it takes back no pain that another phone reported', async () => {
  const { server, unmount } = await openCorrection();
  server.setNetwork('server-error');
  await userEvent.click(await screen.findByRole('radio', { name: '9' }));
  unmount();
  server.store({ ...example, hasPainAtEnd: true });
  respondWithError(workoutRoutes.sync.own, 503, {});
  server.setNetwork('online');
  await openCorrection({}, server);

  await expect.poll(() => server.workout()?.effort).toBe(9);
  expect(server.requests.at(-1)?.correction).toEqual({ effort: 9 });
  expect(server.workout()?.hasPainAtEnd).toBe(true);
});

test('in person a professional notes pain afterwards, and cannot take back that of the client', async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  const { server, unmount } = await openCorrectionInPerson();
  await userEvent.click(await box('Il cliente ha avuto dolore'));
  await expect.poll(() => server.workout()?.hasPainAtEnd).toBe(true);
  unmount();

  await openCorrectionInPerson({ id: example.id.replace(/.$/, '9'), hasPainAtEnd: true });
  expect((await box('Il cliente ha avuto dolore')).disabled).toBe(true);
  expect(screen.getByText("L'ha segnalato il cliente, e solo il cliente può toglierlo.")).toBeTruthy();
});
