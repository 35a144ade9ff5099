import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { newId } from '#shell/common/ids.ts';
import { app } from '#shell/web/app.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientMealRoutes, type MealEntry, mealRoutes } from '../../contract.ts';
import { clientId, exampleDiet, publishedId, today } from '../testing/diet.ts';
import { ClientDietScreen } from './ClientDietScreen.tsx';

function entry(mealId: string, isNew: boolean): MealEntry {
  return {
    ...{ id: newId(), date: today, publishedId, mealId, state: 'as_planned', swaps: [], pictures: [] },
    ...{ note: 'Mi gira la testa', loggedAt: `${today}T12:00:00.000Z`, isByProfessional: false, isNew },
  };
}

test('what a client reports while the diary is open stays unread until the professional marks it', async () => {
  const [breakfast = '', lunch = ''] = exampleDiet().days[0]?.day?.meals.map(({ id }) => id) ?? [];
  respond(clientRoutes.detail, { client: { ...exampleClient, id: clientId } });
  respond(clientMealRoutes.markRead, {});
  respond(mealRoutes.days.client, { diet: exampleDiet({ entries: [entry(breakfast, true)] }) });
  await renderScreen(ClientDietScreen, {
    path: '/clients/$id/diet',
    at: `/clients/${clientId}/diet?date=${today}`,
    permissions: ['view meal plans', 'view clients'],
    texts: ['meals', 'clients', 'attachments', 'dietary-profiles', 'aliments'],
  });
  const marked = () => requestsTo(clientMealRoutes.markRead).length;
  await expect.poll(marked).toBe(1);
  expect(screen.queryByRole('button', { name: 'Segna come lette' })).toBeNull();

  const entries = [entry(breakfast, false), entry(lunch, true)];
  respond(mealRoutes.days.client, { diet: exampleDiet({ entries }) });
  await app().queryClient.invalidateQueries();
  const button = await screen.findByRole('button', { name: 'Segna come lette' });
  expect(await screen.findByText('1 registrazione da leggere in questa settimana.')).toBeTruthy();
  expect(marked()).toBe(1);

  await userEvent.click(button);
  await expect.poll(marked).toBe(2);
});
