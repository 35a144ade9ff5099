import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Permission } from '#shell/common/permissions.ts';
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

/** Opens a page that shows visits, and takes away the permission for them. */
async function openAndLoseVisits(page: { path: string; permission: Permission }) {
  respond(visitList, empty);
  const { router } = await renderScreen(Visits, { ...page, permissions: ['view visits', 'view clients'] });
  await screen.findByText('Le visite');
  respond(permissionsRoute, { permissions: ['view clients'] });
  respondWithError(visitList, 403, { code: 'forbidden' });
  receiveTeamChange();
  return router;
}

test('a member whose permission is taken away leaves the page that needs it, at once and with a message', async () => {
  const router = await openAndLoseVisits({ path: '/visits', permission: 'view visits' });

  expect(await screen.findAllByText('Non hai accesso a questa pagina.')).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/home');
  expect(screen.queryByText('Le visite')).toBeNull();
});

test('a page that a member may still open stays, without the part that the permission opened and without asking for it', async () => {
  const router = await openAndLoseVisits({ path: '/clients/7', permission: 'view clients' });

  expect(await screen.findByText('Senza visite')).toBeTruthy();
  await waitFor(() => expect(app().queryClient.isFetching()).toBe(0));
  expect(router.state.location.pathname).toBe('/clients/7');
  expect(requestsTo(visitList)).toHaveLength(1);
});
