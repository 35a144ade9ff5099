import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { answer, askedOf } from '#shell/web/testing/answers.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type CompletedWorkoutCard, completedWorkoutRoutes } from '../../contract.ts';
import { exampleCompletedWorkout as example } from '../../example.ts';
import { CompletedWorkoutListScreen } from './CompletedWorkoutListScreen.tsx';

const card: CompletedWorkoutCard = {
  id: example.id,
  clientId: example.clientId,
  clientName: 'Giulia Ferri',
  title: 'Spinta',
  programTitle: 'Ipertrofia, tre giorni',
  weekNumber: 1,
  dayNumber: 1,
  finishedAt: '2026-11-18T18:24:00.000Z',
  minutes: 54,
  sets: 10,
  volumeKg: 3420.5,
  effort: 7,
};

test('a row says who did what, when and how hard, and leads to the details', async () => {
  await show();

  const row = await screen.findByRole('row', { name: /Giulia Ferri/ });
  expect(row.textContent).toMatch(/Spinta.*18 nov 2026.*54.*10.*3\.421.*7\/10/);
  expect(within(row).getByRole('link').getAttribute('href')).toBe(
    `/clients/${example.clientId}/completed_workouts/${example.id}/details`,
  );
});

test('the client chosen stands in the address and narrows the list', async () => {
  const { router } = await show();
  await userEvent.click(screen.getByRole('combobox', { name: 'Cliente' }));

  await userEvent.click(await screen.findByRole('option', { name: 'Giulia Ferri' }));

  await expect.poll(() => router.state.location.search).toEqual({ clientId: example.clientId });
  await expect
    .poll(() => askedOf(completedWorkoutRoutes.list).at(-1)?.query)
    .toMatchObject({ clientId: example.clientId });
});

test('what is typed is searched on the server', async () => {
  await show();

  await userEvent.type(screen.getByRole('combobox', { name: 'Cliente' }), 'fer');

  await expect.poll(() => askedOf(clientRoutes.forSelect).at(-1)?.query).toEqual({ search: 'fer' });
});

test('a studio without finished workouts reads where they will come from', async () => {
  await show([]);

  expect(await screen.findByText(/Nessun allenamento finito/)).toBeTruthy();
});

async function show(completedWorkouts = [card]) {
  answer(completedWorkoutRoutes.list, { completedWorkouts, nextPage: 0 });
  answer(clientRoutes.forSelect, { clients: [{ id: example.clientId, name: 'Giulia Ferri' }] });
  answer(clientRoutes.detail, { client: giulia });
  return renderScreen(CompletedWorkoutListScreen, {
    path: '/completedWorkouts',
    permissions: ['view workouts', 'view clients'],
    texts: ['completed-workouts', 'clients'],
  });
}

const giulia = {
  id: example.clientId,
  name: 'Giulia Ferri',
  email: 'giulia@posta.it',
  phone: null,
  gender: null,
  birthDate: null,
  heightCm: null,
  goal: null,
  note: '',
  client_type_id: null,
  clientType: null,
  collaboratorId: null,
  collaborator: null,
  locale: 'it' as const,
  isActive: true,
  isRegistered: true,
  invitedAt: null,
  invitationExpiresAt: null,
  subscriptionEnd: null,
  createdAt: '2026-11-01T09:00:00.000Z',
};
