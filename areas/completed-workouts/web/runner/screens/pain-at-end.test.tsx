import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { historyRoutes } from '../../../contract/history.ts';
import { workoutRoutes } from '../../../contract/training.ts';
import { exampleCompletedWorkout as example } from '../../../example.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { openCorrection, openCorrectionInPerson } from '../testing/correction.tsx';
import { createLocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { exampleBegun, giulia } from '../testing/opened.ts';
import { only, openRunner, startRunner, tapDone } from '../testing/runner.tsx';

const box = async (name = 'Ho avuto dolore') => (await screen.findByRole('checkbox', { name })) as HTMLInputElement;

async function toFinishStep(): Promise<void> {
  respond(historyRoutes.records.own, { records: [], nextPage: 0 });
  await tapDone();
  await userEvent.click(await screen.findByRole('link', { name: "Finisci l'allenamento" }));
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva e finisci' }));

test('pain at the end is asked for, and sent with the end', async () => {
  const { server } = await startRunner(only({ reps: '8', weight: '80' }));
  await toFinishStep();
  expect((await box()).checked).toBe(false);
  await userEvent.click(await box());
  await save();

  await expect.poll(() => server.workout()?.hasPainAtEnd).toBe(true);
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
