import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleCompletedWorkout as example } from '../../../example.ts';
import { only, openRunner, startRunner } from '../testing/runner.tsx';

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
