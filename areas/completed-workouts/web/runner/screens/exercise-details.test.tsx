import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { advanceClock, stopClock } from '#shell/web/testing/clock.ts';
import { exampleCompletedWorkout as example } from '../../../example.ts';
import type { TrainingExercise } from '../../../contract/training.ts';
import { exampleOpened } from '../testing/opened.ts';
import { only, openRunner, startRunner, tapDone } from '../testing/runner.tsx';
import { press } from '../testing/swappable.ts';

const [bench] = example.rows;
const plain = {
  ...{ id: bench?.exerciseId ?? '', name: 'Panca piana con bilanciere', instructions: null },
  ...{ primaryMuscles: [], thumbnailUrl: null, assets: [], alternatives: [] },
};

test('“Come si fa” is not offered for an exercise about which nothing is known', async () => {
  const { unmount } = await openRunner({ ...only({ info: '' }), exercises: [plain] });
  expect(await screen.findByRole('heading', { name: 'Panca piana con bilanciere' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Come si fa/ })).toBeNull();
  unmount();

  await startRunner({ ...only({ info: '' }), exercises: [plain] });

  expect(await screen.findByRole('button', { name: 'Fatto' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Come si fa/ })).toBeNull();
});

test('“Come si fa” of an exercise without instructions shows its muscles, and nothing about missing instructions', async () => {
  await openRunner({ ...only({ info: '' }), exercises: [{ ...plain, primaryMuscles: ['triceps'] }] });

  await userEvent.click(await screen.findByRole('button', { name: /^Come si fa/ }));

  expect(await screen.findByText('Tricipiti')).toBeTruthy();
  expect(screen.queryByText(/non ci sono ancora istruzioni/)).toBeNull();
});

test('three exercises that alternate are called a circuit, two a superset', async () => {
  const { prescription = exampleOpened.prescription } = only({ key: 'B', supersetPosition: 1 });
  const [first] = prescription.rows;
  const members = [1, 2, 3].flatMap((supersetPosition) => (first ? [{ ...first, id: newId(), supersetPosition }] : []));
  await openRunner({ prescription: { ...prescription, rows: members } });

  expect(await screen.findByRole('region', { name: 'Circuito B' })).toBeTruthy();
  cleanup();
  await openRunner({ prescription: { ...prescription, rows: members.slice(0, 2) } });
  expect(await screen.findByRole('region', { name: 'Superset B' })).toBeTruthy();
});

test('the second tap of a double tap on “Fatto” changes nothing of the next set', async () => {
  await startRunner();
  stopClock();
  await tapDone();

  await userEvent.click(screen.getByRole('button', { name: 'Riscald.' }));

  expect(screen.getByText('1 di 13 serie')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Riscald.' }).getAttribute('aria-pressed')).toBe('false');
  advanceClock(500);
  await userEvent.click(screen.getByRole('button', { name: 'Riscald.' }));
  expect(screen.getByRole('button', { name: 'Riscald.' }).getAttribute('aria-pressed')).toBe('true');
});

test('plates are offered for a barbell, and not for dumbbells', async () => {
  const change = only({ exerciseId: plain.id });
  const { unmount } = await startRunner({ ...change, exercises: [{ ...plain, equipment: ['barbell', 'bench'] }] });
  expect(screen.getByRole('button', { name: 'Dischi' })).toBeTruthy();
  unmount();

  await openRunner({ ...change, exercises: [{ ...plain, equipment: ['dumbbell', 'bench'] }] });
  expect(await screen.findByRole('button', { name: 'Nota' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Dischi' })).toBeNull();
});

test('plates are not offered for an alternative with dumbbells, also before the server sent its details', async () => {
  const [alternative] = press.alternatives;
  const exercise: TrainingExercise = { ...press, equipment: ['barbell', 'bench'], alternatives: [] };
  if (alternative) exercise.alternatives.push({ ...alternative, equipment: ['dumbbell', 'bench'] });
  await startRunner({ exercises: [exercise] });
  expect(screen.getByRole('button', { name: 'Dischi' })).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Cambia' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Panca con manubri' }));

  expect(await screen.findByText(/al posto di/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Dischi' })).toBeNull();
});

test('with one exercise skipped and the other done, the end does not say that all sets are done', async () => {
  const { prescription = exampleOpened.prescription } = only({ reps: '8', weight: '80' });
  const [first] = prescription.rows;
  const rows = ['A', 'B'].flatMap((key) => (first ? [{ ...first, key, id: newId() }] : []));
  await startRunner({ prescription: { ...prescription, rows } });
  await userEvent.click(screen.getByRole('button', { name: 'Salta' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Dolore' }));
  await userEvent.click(screen.getByRole('button', { name: "Salta l'esercizio" }));
  await tapDone();

  expect(await screen.findByText('Hai fatto tutte le serie degli altri esercizi.')).toBeTruthy();
});
