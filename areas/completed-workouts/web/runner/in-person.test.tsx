import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';

import { RunnerScreen } from './RunnerScreen.tsx';
import { fakeSyncServer } from './testing/fake-sync-server.ts';
import { exampleOpened, giulia } from './testing/opened.ts';
import { answerSync, tapDone } from './testing/runner.tsx';
import { workoutRoutes } from '../../contract/training.ts';

test('in person the coach sees the name of the client, logs the sets, and cannot attach pictures', async () => {
  const server = fakeSyncServer();
  respond(clientRoutes.detail, { client: { ...exampleClient, name: 'Giulia Ferri' } });
  respond(workoutRoutes.open.client, exampleOpened);
  await renderScreen(RunnerScreen, {
    path: '/clients/$id/train/$workoutId',
    at: `/clients/${giulia.clientId}/train/${giulia.workoutId}`,
    permissions: ['update workouts', 'view clients'],
    texts: ['completed-workouts', 'exercises', 'attachments'],
  });
  answerSync(server);

  expect(await screen.findByText('Giulia Ferri · Settimana 1, giorno 1')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: "Inizia l'allenamento" }));
  expect(screen.getByLabelText('Foto o video')).toBeTruthy();
  expect(screen.getByRole('link', { name: "Esci dall'allenamento" }).getAttribute('href')).toBe(
    `/clients/${giulia.clientId}/completed_workouts`,
  );
  await tapDone();

  await expect.poll(() => server.sets()).toHaveLength(1);
});
