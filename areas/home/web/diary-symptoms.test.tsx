import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientMealRoutes } from '#areas/meals/contract.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { DiarySymptoms, UnreadMeals } from './UnreadMeals.tsx';

test('a client with a symptom in a diary is named in a section of its own, and not again among the other diaries', async () => {
  const lastOn = todayIn('Europe/Rome');
  const unread = { meals: 1, skipped: 0, notes: 1, lastOn, lastAt: new Date().toISOString() };
  respond(clientMealRoutes.unread, {
    clients: [
      { ...unread, clientId: newId(), clientName: 'Anna Neri', symptoms: 1 },
      { ...unread, clientId: newId(), clientName: 'Bea Blu' },
    ],
    nextPage: 0,
  });
  await renderScreen(
    () => (
      <>
        <DiarySymptoms />
        <UnreadMeals />
      </>
    ),
    { texts: ['home'] },
  );

  const names = async (name: string) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(await names('Disturbi nei diari alimentari, da leggere')).toEqual(['Anna Neri']);
  expect(await names('Diari da leggere')).toEqual(['Bea Blu']);
});

test('a client who ate a food to avoid is marked among the diaries to read', async () => {
  const lastOn = todayIn('Europe/Rome');
  const unread = { meals: 1, skipped: 0, notes: 0, lastOn, lastAt: new Date().toISOString() };
  const client = { ...unread, clientId: newId(), clientName: 'Anna Neri', eatenConflicts: 1 };
  respond(clientMealRoutes.unread, { clients: [client], nextPage: 0 });
  await renderScreen(UnreadMeals, { texts: ['home'] });

  expect(
    within(await screen.findByRole('list', { name: 'Diari da leggere' })).getByText('Ha mangiato un cibo da evitare'),
  ).toBeTruthy();
});
