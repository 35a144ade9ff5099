import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { exampleFlagged } from '#areas/surveys/example.ts';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { RunnerScreen } from './RunnerScreen.tsx';
import { fakeSyncServer } from './testing/fake-sync-server.ts';
import { exampleOpened, giulia } from './testing/opened.ts';
import { answerSync, tapDone } from './testing/runner.tsx';
import { historyRoutes } from '../../contract/history.ts';
import { workoutRoutes } from '../../contract/training.ts';

vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');

test('in person the coach sees the name of the client, logs the sets, and attaches pictures', async () => {
  const server = fakeSyncServer();
  respond(clientRoutes.detail, { client: { ...exampleClient, name: 'Giulia Ferri' } });
  respond(workoutRoutes.open.client, exampleOpened);
  respond(historyRoutes.records.client, { records: [], nextPage: 0 });
  const rowId = exampleOpened.prescription.rows[0]?.id ?? '';
  respond(workoutRoutes.addMedium.client, {
    medium: { id: rowId, kind: 'image', name: 'squat.jpg', hasPoster: false, hasThumbnail: true, rowId, setNumber: 1 },
  });
  await renderScreen(RunnerScreen, {
    path: '/clients/$id/train/$workoutId',
    at: `/clients/${giulia.clientId}/train/${giulia.workoutId}`,
    permissions: ['update workouts', 'view clients'],
    texts: ['completed-workouts', 'exercises', 'attachments'],
  });
  answerSync(server);

  expect(await screen.findByText('Giulia Ferri · Settimana 1, giorno 1')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: "Inizia l'allenamento" }));
  const picture = new File(['x'], 'squat.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Foto o video'), picture);
  expect(await screen.findByRole('img', { name: 'squat.jpg' })).toBeTruthy();
  expect(screen.getByRole('link', { name: "Esci dall'allenamento" }).getAttribute('href')).toBe(
    `/clients/${giulia.clientId}/completed_workouts`,
  );
  await tapDone();

  await expect.poll(() => server.sets()).toHaveLength(1);
  await expect.poll(() => requestsTo(workoutRoutes.addMedium.client)).toHaveLength(1);
  expect(requestsTo(workoutRoutes.addMedium.client)[0]?.body).toMatchObject({ rowId, setNumber: '1' });
});

test('the workout that a coach is about to begin in person shows the flagged answers of the client until they are read', async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(workoutRoutes.open.client, exampleOpened);
  respond(historyRoutes.records.client, { records: [], nextPage: 0 });
  respond(reviewRoutes.flaggedOfClient, { flaggedAnswers: [exampleFlagged] });
  await renderScreen(RunnerScreen, {
    path: '/clients/$id/train/$workoutId',
    at: `/clients/${giulia.clientId}/train/${newId()}`,
    permissions: ['update workouts', 'view clients', 'view surveys'],
    texts: ['completed-workouts', 'exercises', 'attachments'],
  });

  expect(await screen.findByText(/^2 risposte in evidenza · Idoneità/)).toBeTruthy();
  expect(screen.getByRole('button', { name: "Inizia l'allenamento" })).toBeTruthy();
});
