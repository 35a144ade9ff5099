import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { inChargeRoutes } from '#areas/clients/contract/in-charge.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { newId } from '#shell/common/ids.ts';
import type { Role } from '#shell/common/permissions.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { ClientsWithoutProfessional } from './ClientsWithoutProfessional.tsx';

const [membershipId, colleagueId] = [newId(), newId()];
const { id, name } = exampleClient;

async function open(roles: Role[] = ['admin']) {
  respond(inChargeRoutes.withoutProfessional, {
    clients: [{ id, name, createdAt: '2026-11-01T08:00:00Z' }],
    nextPage: 0,
  });
  respond(clientRoutes.collaborators, {
    teamMembers: [
      { id: membershipId, name: 'Anna Conti', role: 'admin', careKinds: ['training', 'nutrition'] },
      { id: colleagueId, name: 'Luca Bianchi', role: 'coach', careKinds: ['training'] },
    ],
  });
  await renderScreen(ClientsWithoutProfessional, { path: '/home', texts: ['home'], user: { roles, membershipId } });
}

test('an admin takes charge of a client whom nobody follows with one click', async () => {
  await open();
  respond(inChargeRoutes.putInCharge, { client: { ...exampleClient, trainingCollaborator: 'Anna Conti' } });

  await userEvent.click(await screen.findByRole('button', { name: `Prendi in carico: ${name}` }));

  expect(await screen.findByText(`Ora ${name} è in carico a Anna Conti.`)).toBeTruthy();
  expect(requestsTo(inChargeRoutes.putInCharge)[0]?.body).toEqual({ membershipId });
});

test('an admin gives the client to a colleague', async () => {
  await open();
  respond(inChargeRoutes.putInCharge, { client: { ...exampleClient, trainingCollaborator: 'Luca Bianchi' } });

  await userEvent.click(await screen.findByRole('button', { name: `Affida ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Affida a Luca Bianchi' }));

  expect(await screen.findByText(`Ora ${name} è in carico a Luca Bianchi.`)).toBeTruthy();
  expect(requestsTo(inChargeRoutes.putInCharge)[0]?.body).toEqual({ membershipId: colleagueId });
});

test('a collaborator does not see the list', async () => {
  await open(['coach']);

  expect(screen.queryByText('Clienti che nessuno segue')).toBeNull();
  expect(requestsTo(inChargeRoutes.withoutProfessional)).toEqual([]);
});
