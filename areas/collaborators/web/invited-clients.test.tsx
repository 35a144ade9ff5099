import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type ClientCard, clientRoutes } from '#areas/clients/contract.ts';
import { exampleClientCard } from '#areas/clients/example.ts';
import { saveDraft } from '#shell/web/forms/drafts.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { InviteScreen } from './InviteScreen.tsx';

const followed = { trainingCollaborator: 'Anna Coach', nutritionCollaborator: 'Bruno Dieta' };
const alone = { trainingCollaborator: null, nutritionCollaborator: null };

const chooseView = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

async function open(client: Partial<ClientCard>, language: 'it' | 'en' = 'it') {
  respond(clientRoutes.list, { clients: [{ ...exampleClientCard, ...client, name: 'Vera Scelta' }], nextPage: 0 });
  await renderScreen(InviteScreen, { path: '/teamMembers/create', texts: ['collaborators'], language });
  return screen.findByRole('checkbox', { name: 'Vera Scelta' });
}

const changesOf = (client: HTMLElement) =>
  document.getElementById(client.getAttribute('aria-describedby') ?? '')?.textContent;

test.each([
  ['Coach', 'Allenamento: passa da Anna Coach al nuovo collaboratore. Nutrizione: resta a Bruno Dieta.'],
  ['Nutrizionista', 'Allenamento: resta a Anna Coach. Nutrizione: passa da Bruno Dieta al nuovo collaboratore.'],
])('a client to choose for an invited %s says who follows them now and who is replaced', async (role, changes) => {
  const client = await open(followed);

  await userEvent.click(screen.getByRole('radio', { name: role }));

  expect(changesOf(client)).toBe(changes);
});

test('a client whom nobody follows is taken from nobody', async () => {
  const client = await open(alone);

  await userEvent.click(screen.getByRole('radio', { name: 'Nutrizionista' }));

  expect(changesOf(client)).toBe('Nutrizione: ora non lo segue nessuno.');
});

test('the chosen clients say so, too, and in English', async () => {
  const client = await open(followed, 'en');
  await userEvent.click(client);

  await userEvent.click(screen.getByRole('radio', { name: 'Chosen' }));

  expect(changesOf(screen.getByRole('checkbox', { name: 'Vera Scelta' }))).toBe(
    'Training: moves from Anna Coach to the new collaborator. Nutrition: stays with Bruno Dieta.',
  );
  expect(screen.getByText(/in place of who follows them for that now/)).toBeTruthy();
});

test('of a chosen client of a draft the list of today says who follows them, and nothing is said of one that is not in it', async () => {
  const { id } = exampleClientCard;
  const clients = [
    { id, name: 'Vera Vecchia', ...alone, nutritionCollaborator: 'Carla Ieri' },
    { id: '0199a000-0000-7000-8000-00000000c0c0', name: 'Zoe Altrove' },
  ];
  saveDraft('collaborators.create', { clients });
  await open(followed);
  await chooseView('Coach');

  await chooseView('Scelti');

  expect(changesOf(screen.getByRole('checkbox', { name: 'Vera Scelta' }))).toBe(
    'Allenamento: passa da Anna Coach al nuovo collaboratore. Nutrizione: resta a Bruno Dieta.',
  );
  expect(changesOf(screen.getByRole('checkbox', { name: 'Zoe Altrove' })) ?? '').toBe('');
});
