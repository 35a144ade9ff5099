import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { workoutRoutes } from '../../../contract/training.ts';
import { exampleCompletedWorkout as example } from '../../../example.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleOpened, giulia } from '../testing/opened.ts';
import { answerSync, field, lastSent } from '../testing/runner.tsx';
import { CorrectionScreen } from './CorrectionScreen.tsx';

const [bench] = example.rows;

/** Opens the finished example workout of its client for correction. */
async function openCorrection(server = fakeSyncServer()) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  respond(workoutRoutes.correction.own, { completedWorkout: example, settings: exampleOpened.settings });
  const view = await renderScreen(CorrectionScreen, {
    path: '/my/completed-workouts/$completedWorkoutId/correction',
    at: `/my/completed-workouts/${example.id}/correction`,
    user: { roles: ['client'], clientId: giulia.clientId },
    permissions: ['view own training', 'update own training'],
    texts: ['completed-workouts', 'exercises', 'attachments'],
  });
  answerSync(server);
  return { ...view, server };
}

const row = () => within(document.querySelector(`[data-row="${bench?.id}"]`) as HTMLElement);

async function openFirstSet(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /Panca piana con bilanciere/ }));
  await userEvent.click(row().getByRole('button', { name: /Serie 1/ }));
}

test('a set of a finished workout is changed: it is sent as a correction, without start, end and comment', async () => {
  const { server } = await openCorrection();
  await openFirstSet();
  await userEvent.clear(field('Peso (kg)'));
  await userEvent.type(field('Peso (kg)'), '77,5');
  await userEvent.click(screen.getByRole('button', { name: 'Salva la serie' }));

  await expect.poll(() => lastSent(server)).toMatchObject({ rowId: bench?.id, setNumber: 1, weightKg: 77.5 });
  expect(server.requests.at(-1)).toMatchObject({ correction: {}, finish: null });
});

test('a set that is saved unchanged is not corrected', async () => {
  const { server } = await openCorrection();
  await openFirstSet();
  await userEvent.click(screen.getByRole('button', { name: 'Salva la serie' }));

  expect(await screen.findByRole('button', { name: 'Aggiungi una serie' })).toBeTruthy();
  expect(server.requests).toEqual([]);
});

test('a removed set is confirmed with its values first', async () => {
  const { server } = await openCorrection();
  await openFirstSet();
  await userEvent.click(screen.getByRole('button', { name: 'Togli la serie' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Togli la serie' }));
  expect(dialog.getByText(/80 kg × 8/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Togli la serie' }));

  await expect.poll(() => lastSent(server)).toMatchObject({ setNumber: 1, isRemoved: true });
});

test('the effort is corrected with a tap', async () => {
  const { server } = await openCorrection();
  await userEvent.click(await screen.findByRole('radio', { name: '9' }));

  await expect.poll(() => server.requests.at(-1)).toMatchObject({ correction: { effort: 9 }, sets: [] });
});
