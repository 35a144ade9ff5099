import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClientCard } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { LastClients } from './LastClients.tsx';

test('a client whose program begins later is listed with its first day', async () => {
  const program = { program: 'Forza', programStartsOn: '2026-11-30' };
  respond(clientRoutes.last, { clients: [{ ...exampleClientCard, ...program }] });
  await renderScreen(() => <LastClients work={{ hasTraining: true, hasNutrition: false }} />, {
    texts: ['home', 'clients'],
  });

  expect(await screen.findByText('Forza, dal 30 nov')).toBeTruthy();
});

test.each([
  ['a professional', ['view clients', 'view programs'], 'Nessun programma'],
  ['a secretary', ['view clients'], 'Online'],
])('%s, with %j, reads of a client without a program: %s', async (_, permissions, subtitle) => {
  respond(clientRoutes.last, { clients: [{ ...exampleClientCard, program: null }] });
  await renderScreen(() => <LastClients work={{ hasTraining: true, hasNutrition: false }} />, {
    texts: ['home', 'clients'],
    permissions,
  });

  const row = await screen.findByRole('listitem');
  expect(within(row).getByText(subtitle)).toBeTruthy();
  expect(within(row).queryAllByText(/Nessun programma|Online/)).toHaveLength(1);
});
