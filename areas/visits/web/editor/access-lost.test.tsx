import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientChanged, clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { app } from '#shell/web/app.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { visitRoutes } from '../../contract/routes.ts';
import { visitLiveHandlers } from '../live.ts';
import { openVisitScreen } from './testing/open-visit-screen.tsx';

const weightField = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Peso' });

function receiveClientChange(clientId: string) {
  for (const { type, handle } of visitLiveHandlers)
    if (type === clientChanged.type) handle(app().queryClient, { clientId });
}

test('an open visit is closed when the client withdraws the consent, with the reason and what was not saved', async () => {
  const { clientId } = await openVisitScreen();
  const refusal = { code: 'health_data_withdrawn', message: 'Il cliente ha ritirato il consenso.', data: { clientId } };
  for (const route of [visitRoutes.get, visitRoutes.baseFormData, visitRoutes.save, visitRoutes.editing])
    respondWithError(route, 403, refusal);
  respond(clientRoutes.detail, {
    client: { ...exampleClient, id: clientId, withdrawnConsents: ['health_data'] },
  });
  await userEvent.type(weightField() as HTMLElement, '62,4');

  receiveClientChange(clientId);

  expect(await screen.findByText(/ha ritirato il consenso ai dati sulla salute/)).toBeTruthy();
  expect(weightField()).toBeNull();
  expect(await screen.findByText(/Le ultime modifiche non sono salvate/)).toBeTruthy();
});

test('an open visit whose save is refused, because its client is followed by somebody else, is left with the reason', async () => {
  await openVisitScreen();
  const message = 'Questa visita non esiste più o non la puoi vedere.';
  for (const route of [visitRoutes.get, visitRoutes.baseFormData, visitRoutes.save, visitRoutes.editing])
    respondWithError(route, 404, { message });

  await userEvent.type(weightField() as HTMLElement, '62,4');

  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(weightField()).toBeNull());
  expect(screen.queryByText('Vuoi uscire prima del salvataggio?')).toBeNull();
});

test('an open visit stays open while the server fails', async () => {
  const { clientId } = await openVisitScreen();
  respondWithError(visitRoutes.get, 500, { message: 'x' });

  receiveClientChange(clientId);
  await userEvent.type(weightField() as HTMLElement, '62,4');

  expect(weightField()?.value).toBe('62,4');
});
