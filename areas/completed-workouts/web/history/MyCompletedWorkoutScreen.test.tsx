import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '#shell/web/testing/answers.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { completedWorkoutRoutes } from '../../contract.ts';
import { exampleCompletedWorkout as example } from '../../example.ts';
import { MyCompletedWorkoutScreen } from './MyCompletedWorkoutScreen.tsx';

test('the figures of the example: 10 sets, 54 minutes, effort 7 of 10', async () => {
  await show();

  expect(await screen.findByText('54 min')).toBeTruthy();
  expect(screen.getByText('10')).toBeTruthy();
  expect(screen.getByText('7/10')).toBeTruthy();
  expect(screen.getByText('Ultima serie di panca dura, ma pulita.')).toBeTruthy();
});

test('the fourth set of bench press was 2.5 kg lighter, the plank was skipped', async () => {
  await show();

  const bench = await screen.findByRole('table', { name: 'Panca piana con bilanciere: previsto e fatto' });
  const fourth = within(bench).getAllByRole('row').at(-1);
  expect(fourth?.textContent).toBe('480 kg × 6-877,5 kg × 7 · RIR 1−2,5 kg');
  expect(within(screen.getByRole('region', { name: 'Plank' })).getByText('Saltato')).toBeTruthy();
});

async function show() {
  answer(completedWorkoutRoutes.mine, { completedWorkout: example });
  return renderScreen(MyCompletedWorkoutScreen, {
    path: '/my/completed-workouts/$id',
    at: `/my/completed-workouts/${example.id}`,
    user: { roles: ['client'], clientId: example.clientId },
    permissions: ['view own training'],
    texts: ['completed-workouts'],
  });
}
