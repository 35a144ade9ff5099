import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { NewVisitScreen } from './NewVisitScreen.tsx';

test('a new visit that was begun on the page of a client says whose visit it is', async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  await renderScreen(NewVisitScreen, {
    path: '/visits/create',
    at: `/visits/create?clientId=${exampleClient.id}`,
    permissions: ['view visits', 'create visits', 'view clients'],
    texts: ['visits', 'clients'],
  });

  expect(await screen.findByText(exampleClient.name)).toBeTruthy();
  expect(screen.queryByText('Scegli il cliente')).toBeNull();
});
