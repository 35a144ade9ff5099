import { screen } from '@testing-library/react';
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
