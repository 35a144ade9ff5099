import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { completedWorkoutChanged } from '#areas/completed-workouts/contract.ts';
import { liveMeasurementsChanged } from '#areas/metrics/contract.ts';
import { missingMaximaRoutes } from '#areas/programs/contract/missing-maxima.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { homeLiveHandlers } from './live.ts';
import { MissingMaxima } from './MissingMaxima.tsx';

const open = () => renderScreen(MissingMaxima, { path: '/home', texts: ['home'], permissions: [] });
const aClient = (name: string) => ({ id: newId(), name, missing: 1, exercises: ['Squat con bilanciere'] });

test('clients with missing maximums are listed with the exercises and a link to where they are entered', async () => {
  const carla = { id: newId(), name: 'Carla Prova', missing: 5, exercises: ['Squat', 'Panca piana', 'Stacco'] };
  respond(missingMaximaRoutes.list, { clients: [carla, aClient('Dino Esempio')], hasMore: false });
  await open();

  const list = within(await screen.findByRole('list', { name: 'Massimali mancanti' }));
  expect(list.getByRole('link', { name: 'Carla Prova' }).getAttribute('href')).toBe(`/clients/${carla.id}/metrics`);
  expect(list.getByText('Nessun massimale di Squat · Panca piana · Stacco e altri 2 esercizi')).toBeTruthy();
  expect(list.getByText('Nessun massimale di Squat con bilanciere')).toBeTruthy();
});

test.each([
  [6, false, 'E un altro cliente'],
  [50, false, 'E altri 45 clienti'],
  [50, true, 'E molti altri clienti'],
])('of %s clients five are named, the others counted', async (count, hasMore, text) => {
  const clients = Array.from({ length: count }, (_, index) => aClient(`Cliente ${index + 1}`));
  respond(missingMaximaRoutes.list, { clients, hasMore });
  await open();

  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('without missing maximums nothing is shown', async () => {
  respond(missingMaximaRoutes.list, { clients: [], hasMore: false });
  await open();

  await new Promise((later) => setTimeout(later, 50));
  expect(screen.queryByText('Massimali mancanti')).toBeNull();
});

test('the list is read again when the maximum of a client is entered somewhere else', async () => {
  const queryClient = new QueryClient();
  const queryKey = [missingMaximaRoutes.list.endpoint, {}];
  queryClient.setQueryData(queryKey, { clients: [], hasMore: false });
  for (const { type, handle } of homeLiveHandlers)
    if (type === liveMeasurementsChanged.type) handle(queryClient, { clientId: newId() });

  await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true));
});

test.each([
  ['a set of a workout that goes on is not', false],
  ['the end of a workout is', true],
])('%s a reason to read the list again', async (_, hasEnded) => {
  const queryClient = new QueryClient();
  const queryKey = [missingMaximaRoutes.list.endpoint, {}];
  queryClient.setQueryData(queryKey, { clients: [], hasMore: false });
  for (const { type, handle } of homeLiveHandlers)
    if (type === completedWorkoutChanged.type)
      handle(queryClient, { clientId: newId(), completedWorkoutId: newId(), hasEnded });

  await new Promise((later) => setTimeout(later, 150));
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(hasEnded);
});
