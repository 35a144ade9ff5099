import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleClient } from '#areas/clients/example.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { type VisitCard, visitRoutes } from '../../contract/routes.ts';
import { ClientVisitsPanel } from './ClientVisitsPanel.tsx';

const today = todayIn('Europe/Rome');

async function openPanel(nextVisitOn: string) {
  const visit: VisitCard = {
    ...{ id: newId(), clientId: exampleClient.id, clientName: exampleClient.name, state: 'completed' },
    ...{ takenOn: addDays(today, -40), measurement_type: 'FOLDS', nextVisitOn, authorName: null },
    ...{ weightKg: 62.4, fat_mass_perc: null, bmr: 1368, notCounted: 0 },
  };
  respond(visitRoutes.listOfClient, { visits: [visit], nextPage: -1 });
  await renderScreen(() => <ClientVisitsPanel clientId={exampleClient.id} />, {
    permissions: ['view visits'],
    texts: ['visits'],
  });
}

test('the page of the client shows the day that was agreed for the next visit', async () => {
  await openPanel(addDays(today, 12));

  expect(await screen.findByText(formatDate(addDays(today, 12)))).toBeTruthy();
  expect(screen.queryByText('Il giorno è passato senza una visita.')).toBeNull();
});

test('an agreed day that passed without a visit is said', async () => {
  await openPanel(addDays(today, -3));

  expect(await screen.findByText('Il giorno è passato senza una visita.')).toBeTruthy();
});
