import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { handOverRoutes } from '../contract/hand-over.ts';
import { HandOverForm } from './HandOverForm.tsx';

const anna = { id: '0199a000-0000-7000-8000-00000000d001', name: 'Anna Modello' };
const bruno = { id: '0199a000-0000-7000-8000-00000000d002', name: 'Bruno Prova' };
const clients = Array.from({ length: 12 }, (_, index) => ({
  id: `0199a000-0000-7000-8000-0000000000${10 + index}`,
  name: `Cliente ${index}`,
}));

beforeEach(async () => {
  respond(clientRoutes.collaborators, {
    teamMembers: [
      { ...anna, role: 'coach', careKinds: ['training'] },
      { ...bruno, role: 'admin', careKinds: ['training', 'nutrition'] },
    ],
  });
  respond(handOverRoutes.previewHandOver, {
    inCharge: [
      { kind: 'training', professional: anna, clients: 9 },
      { kind: 'training', professional: bruno, clients: 3 },
      { kind: 'nutrition', professional: bruno, clients: 12 },
    ],
  });
  respond(handOverRoutes.changeCollaborators, { changed: 9 });
  await renderScreen(() => <HandOverForm clients={clients} onClose={() => {}} onDone={() => {}} />, {
    texts: ['collaborators'],
  });
});

async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: /A chi/ }));
  await userEvent.click(await screen.findByRole('option', { name, hidden: true }));
}

test('the preview says how many clients pass from whom, and how many stay', async () => {
  await choose('Bruno Prova');
  await userEvent.click(screen.getByRole('radio', { name: 'Allenamento' }));

  expect(screen.getByText('Allenamento, 12 clienti')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '9 passano da Anna Modello a Bruno Prova',
    '3 sono già con Bruno Prova',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Affida' }));
  expect(requestsTo(handOverRoutes.changeCollaborators)).toMatchObject([
    { body: { to: bruno.id, kinds: ['training'], tellsClients: true, clientIds: clients.map(({ id }) => id) } },
  ]);
});

test('when all clients are with the professional already, there is nothing to hand over', async () => {
  await choose('Bruno Prova');
  await userEvent.click(screen.getByRole('radio', { name: 'Nutrizione' }));

  expect(screen.getByText('Sono già tutti con Bruno Prova: non cambia niente.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Affida' }).disabled).toBe(true);
});

test('a coach gets the training; there is no choice where only one kind of care is permitted', async () => {
  await choose('Anna Modello');

  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('3 passano da Bruno Prova a Anna Modello')).toBeTruthy();
});
