import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { sessionEndpoints } from '#shell/common/session.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { app } from '#shell/web/app.ts';
import { useMay } from '#shell/web/session.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { teamChanged } from '../contract.ts';
import { collaboratorLiveHandlers } from './live.ts';

const { visitList, permissionsRoute } = defineRoutes({
  visitList: {
    endpoint: 'GET /visits',
    permission: 'view visits',
    response: z.object({ visits: z.array(z.string()) }),
  },
  permissionsRoute: {
    endpoint: sessionEndpoints.permissions,
    permission: 'login',
    response: z.object({ permissions: z.array(z.string()) }),
  },
});

const empty = { visits: [] };

function receiveTeamChange() {
  for (const { type, handle } of collaboratorLiveHandlers) if (type === teamChanged.type) handle(app().queryClient, {});
}

function Visits() {
  const mayView = useMay()('view visits');
  const { data } = useApiQuery(visitList, {}, { enabled: mayView });
  return mayView && data ? <p>{'Le visite'}</p> : <p>{'Senza visite'}</p>;
}

test('a member whose permission is taken away leaves the page that needs it, at once and with a message', async () => {
  respond(visitList, empty);
  const permissions = ['view visits', 'view clients'];
  const { router } = await renderScreen(Visits, { path: '/visits', permission: 'view visits', permissions });
  await screen.findByText('Le visite');
  respond(permissionsRoute, { permissions: ['view clients'] });
  respondWithError(visitList, 403, { code: 'forbidden' });

  receiveTeamChange();

  expect(await screen.findAllByText('Non hai accesso a questa pagina.')).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/home');
  expect(screen.queryByText('Le visite')).toBeNull();
});

test('a page that a member may still open stays, without the part that the permission opened and without asking for it', async () => {
  respond(visitList, empty);
  const permissions = ['view visits', 'view clients'];
  const { router } = await renderScreen(Visits, { path: '/clients/7', permission: 'view clients', permissions });
  await screen.findByText('Le visite');
  respond(permissionsRoute, { permissions: ['view clients'] });
  respondWithError(visitList, 403, { code: 'forbidden' });

  receiveTeamChange();

  expect(await screen.findByText('Senza visite')).toBeTruthy();
  await waitFor(() => expect(app().queryClient.isFetching()).toBe(0));
  expect(router.state.location.pathname).toBe('/clients/7');
  expect(requestsTo(visitList)).toHaveLength(1);
});
