import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { lastProgressRoutes } from '#areas/progress/contract/last.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { exampleFlagged } from '#areas/surveys/example.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { CoachHome } from './CoachHome.tsx';

test('the home names first, in red, the client with flagged answers that nobody has read, and then the other answers', async () => {
  const waiting = {
    ...exampleFlagged,
    id: newId(),
    clientName: 'Marco Neri',
    flags: 0,
    firstFlag: null,
    firstReason: null,
  };
  const worse = {
    ...exampleFlagged,
    id: newId(),
    clientName: 'Lia Costa',
    firstFlag: 'Energia?',
    firstReason: 'worse' as const,
  };
  const latest = { ...exampleFlagged, id: newId(), clientName: 'Ugo Valli', sentAt: new Date().toISOString() };
  respond(reviewRoutes.completed, { surveys: [exampleFlagged, worse, latest, waiting], nextPage: 0 });
  respond(lastProgressRoutes.last, { progresses: [] });
  respond(clientRoutes.last, { clients: [] });
  respond(clientRoutes.expiringSubscriptions, { clients: [], nextPage: 0 });
  respond(consentRoutes.withdrawnHealthData, { clients: [], nextPage: 0 });
  await renderScreen(CoachHome, {
    path: '/home',
    texts: ['home', 'clients', 'completed-workouts'],
    permissions: ['view clients', 'view surveys'],
  });

  const [first] = await screen.findAllByRole('region', { name: /da leggere/ });
  const flagged = within(first as HTMLElement);
  expect(flagged.getByRole('heading', { name: 'Risposte in evidenza da leggere' })).toBeTruthy();
  expect(flagged.getByRole('link', { name: 'Chiara Bassi' }).getAttribute('href')).toBe(
    `/clients/${exampleFlagged.clientId}/surveys/${exampleFlagged.id}/details?queue=all`,
  );
  expect(flagged.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ugo Valli', 'Chiara Bassi']);
  expect(flagged.getAllByText('2 in evidenza')).toHaveLength(2);
  expect(flagged.queryByText('Marco Neri')).toBeNull();
  const others = within(screen.getByRole('list', { name: 'Risposte da leggere' }));
  expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Lia Costa', 'Marco Neri']);
});
