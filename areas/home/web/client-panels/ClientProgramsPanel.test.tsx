import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import type { AssignedProgram } from '#areas/programs/contract/assigned.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { ClientProgramsPanel } from './ClientProgramsPanel.tsx';

const clientId = newId();
const running: AssignedProgram = {
  id: newId(),
  title: 'Ipertrofia',
  clientId,
  clientName: 'Giulia Ferri',
  startsOn: '2026-11-16',
  endsOn: '2026-12-13',
  state: 'running',
  weeks: 4,
  workouts: 12,
  completedWorkouts: 3,
};

test('the running program stands above those that begin later, and ended ones are left out', async () => {
  const upcoming = (title: string, startsOn: string): AssignedProgram => ({
    ...running,
    id: newId(),
    title,
    startsOn,
    state: 'upcoming',
  });
  const programs = [
    upcoming('Picco', '2027-01-11'),
    upcoming('Forza', '2026-12-14'),
    running,
    { ...running, id: newId(), title: 'Base', startsOn: '2026-10-05', state: 'terminated' as const },
  ];
  respond(programRoutes.ofClient, { programs, nextPage: 0 });
  const permissions = ['view programs'];
  await renderScreen(() => <ClientProgramsPanel clientId={clientId} />, { permissions, texts: ['home'] });

  const titles = (await screen.findAllByRole('link', { name: /Ipertrofia|Forza|Picco|Base/ })).map(
    (link) => link.textContent,
  );
  expect(titles).toEqual(['Ipertrofia', 'Forza', 'Picco']);
});

test.each([
  ['an active client', true, {}],
  ['a deactivated client', false, { isActive: false }],
  ['a client who waits for the deletion of their data', false, { deleteAfter: '2026-12-30T09:00:00.000Z' }],
])('a program is offered to be assigned to %s: %s', async (_who, isOffered, changes) => {
  const permissions = ['view programs', 'update programs', 'view clients'];
  respond(programRoutes.ofClient, { programs: [], nextPage: 0 });
  respond(clientRoutes.detail, { client: { ...exampleClient, id: clientId, ...changes } });
  await renderScreen(() => <ClientProgramsPanel clientId={clientId} />, { permissions, texts: ['home'] });

  await screen.findByText('Nessun programma in corso o in arrivo.');
  await waitFor(() =>
    expect(screen.queryAllByRole('link', { name: 'Assegna un programma' })).toHaveLength(isOffered ? 1 : 0),
  );
});
