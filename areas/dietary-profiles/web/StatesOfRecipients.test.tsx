import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type ClientState, recipientStateRoutes } from '../contract/recipients.ts';
import { StatesOfRecipients } from './StatesOfRecipients.tsx';

const idOf = (number: number) => `0199f2a4-5c00-7080-8000-00000000000${number}`;
const inState = (number: number, clientName: string, state: ClientState['state']) => ({
  clientId: idOf(number),
  clientName,
  state,
});

async function open(states: ClientState[], leftOutIds: string[] = []) {
  respond(recipientStateRoutes.statesOfRecipients, { states });
  await renderScreen(() => <StatesOfRecipients clientIds={[idOf(1)]} groupIds={[]} leftOutIds={leftOutIds} />, {
    texts: ['dietary-profiles'],
  });
}

test('who assigns reads who is pregnant, who breastfeeds and who declared it, each with a link to the profile', async () => {
  await open([
    inState(1, 'Chiara Bassi', 'pregnant'),
    inState(2, 'Marta Rossi', 'lactating'),
    inState(3, 'Nadia Verdi', 'declared'),
  ]);

  const banner = await screen.findByRole('status');
  expect(banner.textContent).toBe(
    'In gravidanza: Chiara BassiIn allattamento: Marta RossiGravidanza o allattamento dichiarati, da confermare: Nadia VerdiVerifica che gli esercizi e i carichi siano adatti.',
  );
  expect(screen.getByRole('link', { name: 'Chiara Bassi' }).getAttribute('href')).toBe(
    `/clients/${idOf(1)}#dietary-profile`,
  );
});

test('of more than five pregnant clients five are named and the others counted', async () => {
  await open([1, 2, 3, 4, 5, 6, 7].map((number) => inState(number, `Cliente ${number}`, 'pregnant')));

  expect((await screen.findByRole('status')).textContent).toContain('Cliente 5 e altre 2 persone');
  expect(screen.queryByText('Cliente 6')).toBeNull();
});

test('who is left out of the assignment is not named', async () => {
  await open([inState(1, 'Chiara Bassi', 'pregnant'), inState(2, 'Paola Rossi', 'declared')], [idOf(2)]);

  expect((await screen.findByRole('status')).textContent).toContain('In gravidanza: Chiara Bassi');
  expect(screen.queryByText('Paola Rossi')).toBeNull();
});
