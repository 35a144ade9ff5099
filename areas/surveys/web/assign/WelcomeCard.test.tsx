import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { surveyAssignmentRoutes } from '../../contract/assignments.ts';
import { WelcomeCard } from './WelcomeCard.tsx';

const id = '0199f2a4-5c00-7080-8000-000000000001';

const firstVisit = [{ clientTypeId: null, surveyName: 'Prima visita' }];

async function open(others: typeof firstVisit, notReached = 0) {
  respond(clientRoutes.types, { clientTypes: [] });
  respond(surveyAssignmentRoutes.setWelcome, { welcome: [{ clientTypeId: null, clientTypeName: null }] });
  await renderScreen(() => <WelcomeCard surveyId={id} welcome={[]} isReady others={others} notReached={notReached} />, {
    permissions: ['view surveys', 'update surveys', 'view clients'],
    texts: ['surveys'],
  });
}

const all = () => screen.findByRole('switch', { name: /^Tutti i clienti/ });

test('the first survey of a studio without types is proposed for all clients, and assigned with one button', async () => {
  await open([]);
  expect(await screen.findByText('Non è ancora assegnato a nessuno: i clienti non lo vedono.')).toBeTruthy();
  expect((await all()) as HTMLInputElement).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('button', { name: 'Assegna' }));

  expect(requestsTo(surveyAssignmentRoutes.setWelcome)[0]?.body).toEqual({ clientTypeId: null });
});

test('a survey that would replace another first survey is not proposed', async () => {
  await open(firstVisit);

  expect((await all()) as HTMLInputElement).toHaveProperty('checked', false);
  expect(screen.queryByRole('button', { name: 'Assegna' })).toBeNull();
});

test('clients who sent another first survey before are counted, and get the survey with one button', async () => {
  respond(surveyAssignmentRoutes.sendWelcome, { sent: 3 });
  await open(firstVisit, 3);

  expect(await screen.findByText(/3 clienti hanno già compilato un altro questionario iniziale/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Invialo a 3 clienti' }));
  expect(await screen.findByText('Inviato a 3 clienti.')).toBeTruthy();
  expect(requestsTo(surveyAssignmentRoutes.sendWelcome)).toHaveLength(1);
});

test('the first survey that would be replaced is named, and replaced only after a confirmation', async () => {
  await open(firstVisit);
  expect(await screen.findByText('Ora: «Prima visita»')).toBeTruthy();
  await userEvent.click(await all());
  await userEvent.click(await screen.findByRole('button', { name: 'Chiudi' }));
  expect(requestsTo(surveyAssignmentRoutes.setWelcome)).toHaveLength(0);

  await userEvent.click(await all());
  const dialog = within(await screen.findByRole('dialog', { name: 'Sostituire «Prima visita»?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Sostituisci' }));
  await waitFor(() => expect(requestsTo(surveyAssignmentRoutes.setWelcome)).toHaveLength(1));
});
