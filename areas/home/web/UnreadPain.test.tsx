import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inChargeRoutes } from '#areas/clients/contract/in-charge.ts';
import { completedWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { exampleBegun, exampleCard } from '#areas/completed-workouts/example.ts';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { CoachHome } from './CoachHome.tsx';
import { UnreadPain } from './UnreadPain.tsx';

const texts = ['home', 'clients', 'completed-workouts'];
const permissions = ['view workouts'];
const painful = { ...exampleCard, hasPain: true, unread: 1 };

test('the home names first the workout with pain that nobody has read', async () => {
  respond(completedWorkoutRoutes.list, { completedWorkouts: [painful], nextPage: 0 });
  respond(inChargeRoutes.withoutProfessional, { clients: [], nextPage: 0 });
  respond(completedWorkoutRoutes.idleClients, { clients: [], days: 7, nextPage: 0 });
  await renderScreen(CoachHome, { path: '/home', texts, permissions });

  await screen.findByRole('region', { name: 'Ultimi allenamenti svolti' });
  const [first] = screen.getAllByRole('region');
  const section = within(first as HTMLElement);
  expect(section.getByRole('heading', { name: 'Dolore e disturbi in allenamento, da leggere' })).toBeTruthy();
  expect(section.getByRole('link', { name: painful.clientName }).getAttribute('href')).toBe(
    `/clients/${painful.clientId}/completed_workouts/${painful.id}/details`,
  );
  expect(requestsTo(completedWorkoutRoutes.list).map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ unread: 'true', pain: 'true' }),
  );
});

test('with more workouts than the home names, a link leads to all of them', async () => {
  const completedWorkouts = Array.from({ length: 7 }, () => ({ ...painful, id: newId() }));
  respond(completedWorkoutRoutes.list, { completedWorkouts, nextPage: 0 });
  await renderScreen(UnreadPain, { path: '/home', texts, permissions });

  const all = await screen.findByRole('link', { name: 'Vedi tutti' });
  expect(all.getAttribute('href')).toBe('/completedWorkouts?unread=true&pain=true');
});

test('without pain to read there is no section', async () => {
  respond(completedWorkoutRoutes.list, { completedWorkouts: [], nextPage: 0 });
  await renderScreen(UnreadPain, { path: '/home', texts, permissions });

  await waitFor(() => expect(requestsTo(completedWorkoutRoutes.list)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('pain of workouts, finished or not, is named with the latest first, and not a second time below', async () => {
  const painfulBegun = { ...exampleBegun, id: newId(), hasPain: true };
  const before = { ...painful, id: newId(), finishedAt: '2026-11-01T10:00:00.000Z' };
  respond(completedWorkoutRoutes.list, {
    completedWorkouts: [{ ...painful, finishedAt: '2026-11-19T10:00:00.000Z' }, before],
    begun: [painfulBegun],
    nextPage: 0,
  });
  respond(inChargeRoutes.withoutProfessional, { clients: [], nextPage: 0 });
  respond(completedWorkoutRoutes.idleClients, { clients: [], days: 7, nextPage: 0 });
  await renderScreen(CoachHome, { path: '/home', texts, permissions });

  const section = within(await screen.findByRole('region', { name: 'Dolore e disturbi in allenamento, da leggere' }));
  const ids = section.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/')[4]);
  expect(ids).toEqual([painful.id, painfulBegun.id, before.id]);
  expect(section.getByText('Spinta, iniziato il 18 nov 2026, 18:30, non finito: 3 di 13 serie')).toBeTruthy();
  await screen.findByRole('region', { name: 'Ultimi allenamenti svolti' });
  expect(screen.queryByRole('region', { name: 'Allenamenti non finiti' })).toBeNull();
});
