import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { createLocalWorkoutStore } from './local-store/local-workout-store.ts';
import { exampleOpened, giulia } from './testing/opened.ts';
import { openRunner } from './testing/runner.tsx';

const deletedText = 'Questo allenamento è stato eliminato.';
const { workoutId } = exampleOpened.prescription;

async function openStore() {
  await openRunner();
  await screen.findByRole('button', { name: "Inizia l'allenamento" });
  return createLocalWorkoutStore({ clientId: giulia.clientId, workoutId });
}

test('a workout that is deleted here shows no message, also when the server responds before the screen is rendered again', async () => {
  const store = await openStore();
  respond(trainingRoutes.deleteFree, {});
  const id = newId();
  act(() => {
    store.saveDeletion({ id, isSynced: false });
    store.saveDeletion({ id, isSynced: true });
  });

  await expect(screen.findByText(deletedText, {}, { timeout: 300 })).rejects.toThrow();
});

test('a workout that was deleted on another device shows a message', async () => {
  const store = await openStore();
  act(() => store.saveDeletion({ id: newId(), isSynced: true }));

  expect(await screen.findByText(deletedText)).toBeTruthy();
});
