import { useParams } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { sessionEndpoints } from '#shell/common/session.ts';
import { useApiQuery } from './api/query.ts';
import { app } from './app.ts';
import { registerOpenDocument } from './documents/open-documents.ts';
import { RecordScreen } from './records/RecordScreen.tsx';
import { useRecord } from './records/use-record.ts';
import { useMay } from './session.ts';
import { requestsTo, respond, respondWithError } from './testing/fake-api.ts';
import { renderScreen } from './testing/render.tsx';
import { pendingToasts } from './widgets/toast.ts';

const response = z.object({ visit: z.object({ diagnosis: z.string() }) });
const { visit, card, permissions } = defineRoutes({
  visit: { endpoint: 'GET /visits/:id', permission: 'view visits', response },
  card: { endpoint: 'GET /visits/:id/card', permission: 'view visits', response },
  permissions: {
    endpoint: sessionEndpoints.permissions,
    permission: 'login',
    response: z.object({ permissions: z.array(z.string()) }),
  },
});
const loaded = { visit: { diagnosis: 'Celiachia' } };
const goneMessage = 'Questo cliente non esiste più o non lo segui.';

function Visit() {
  return (
    <RecordScreen query={useRecord(visit, { id: '1' }, (response) => response.visit)} title={() => 'Visita'}>
      {({ diagnosis }) => <p>{diagnosis}</p>}
    </RecordScreen>
  );
}

async function openVisit() {
  respond(visit, loaded);
  const opened = await renderScreen(Visit, { path: '/visits/1' });
  await screen.findByText('Celiachia');
  return opened;
}

const refetch = () => app().queryClient.invalidateQueries();

test('a record that was shown and is not there any more is hidden, and its page is left with the reason', async () => {
  const { router } = await openVisit();
  respondWithError(visit, 404, { message: goneMessage });

  await refetch();

  expect(await screen.findAllByText(goneMessage)).toHaveLength(1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
  expect(screen.queryByText('Celiachia')).toBeNull();
});

test('who leaves such a page with unsaved changes of a document reads that they stay on this device', async () => {
  await openVisit();
  const isDirty = () => true;
  const close = registerOpenDocument('1', { version: () => 1, pull: () => {}, reportPresence: () => {}, isDirty });
  respondWithError(visit, 404, { message: goneMessage });

  await refetch();

  expect(await screen.findByText(/Restano su questo dispositivo/)).toBeTruthy();
  expect(screen.getAllByText(goneMessage)).toHaveLength(1);
  close();
});

test('a record that the server refuses to show any more is hidden, with the reason of the server', async () => {
  await openVisit();
  respondWithError(visit, 403, { code: 'health_data_withdrawn', message: 'Il consenso è stato ritirato.' });

  await refetch();

  expect(await screen.findByText('Il consenso è stato ritirato.')).toBeTruthy();
  expect(screen.queryByText('Celiachia')).toBeNull();
});

test.each([0, 500, 503])('a record stays shown when its refetch fails with status %i', async (status) => {
  await openVisit();
  respondWithError(visit, status === 0 ? 502 : status, { message: 'x' });

  await refetch();

  expect(screen.getByText('Celiachia')).toBeTruthy();
});

test('when the page before is refused too, the clients are opened, with one message', async () => {
  respond(visit, loaded);
  const Overview = () => {
    useApiQuery(card, { id: '1' });
    return <h1>{'Panoramica'}</h1>;
  };
  const Pages = () => (useParams({ strict: false }).id === 'open' ? <Visit /> : <Overview />);
  respond(card, loaded);
  const { router } = await renderScreen(Pages, {
    path: '/visits/$id',
    at: '/visits/list',
    permissions: ['view clients'],
  });
  await screen.findByText('Panoramica');
  await router.navigate({ href: '/visits/open' });
  await screen.findByText('Celiachia');
  for (const route of [visit, card]) respondWithError(route, 404, { message: goneMessage });

  await refetch();

  await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
  expect(await screen.findAllByText(goneMessage)).toHaveLength(1);
  expect(requestsTo(card)).toHaveLength(2);
});

test('a card that a lost permission hides does not close its page, which follows the permissions', async () => {
  const Card = () => {
    const { data } = useApiQuery(card, { id: '1' }, { enabled: useMay()('view visits') });
    return <p>{data?.visit.diagnosis ?? 'Senza scheda'}</p>;
  };
  respond(card, loaded);
  const { router } = await renderScreen(Card, { path: '/overview', permissions: ['view visits'] });
  await screen.findByText('Celiachia');
  respondWithError(card, 403, { code: 'forbidden', message: 'Non hai il permesso di farlo.' });
  respond(permissions, { permissions: [] });

  await refetch();

  expect(await screen.findByText('Senza scheda')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/overview');
  expect(pendingToasts.get()).toEqual([]);
});
