import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { dietaryProfileRoutes, liveDietaryProfileChanged } from '#areas/dietary-profiles/contract.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { checkInChanged } from '#areas/surveys/contract/check-ins.ts';
import { apiQueryKey } from '#shell/web/api/query.ts';
import { visitPdfRoutes } from '../contract/pdf.ts';
import { liveVisitChanged } from '../contract.ts';
import { visitLiveHandlers } from './live.ts';

const id = '0199a000-0000-7000-8000-0000000000c1';

test.each([
  ['energy need', apiQueryKey(energyNeedRoutes.energyNeed, { clientId: id })],
  ['PDF of a visit', apiQueryKey(visitPdfRoutes.pdf, { id })],
])('the %s follows a change of the dietary profile', async (_, key) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key, {});

  for (const { type, handle } of visitLiveHandlers)
    if (type === liveDietaryProfileChanged.type) handle(queryClient, { clientId: id });

  await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test('the dietary profile beside an open meal plan follows a visit, whose pregnancy it shows', async () => {
  const queryClient = new QueryClient();
  const key = apiQueryKey(dietaryProfileRoutes.get.client, { clientId: id });
  queryClient.setQueryData(key, {});

  for (const { type, handle } of visitLiveHandlers)
    if (type === liveVisitChanged.type) handle(queryClient, { visitId: id, version: null, clientId: id });

  await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test('the dietary profile in the app of a client follows what they have just declared in a survey', async () => {
  const queryClient = new QueryClient();
  const key = apiQueryKey(dietaryProfileRoutes.get.own, {});
  queryClient.setQueryData(key, {});

  for (const { type, handle } of visitLiveHandlers)
    if (type === checkInChanged.type) handle(queryClient, { clientId: id });

  await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test.each([
  ['a sent survey', checkInChanged.type, { clientId: id }],
  ['a visit', liveVisitChanged.type, { visitId: id, version: 2 }],
] as const)(
  'the list of meal plans with foods to change follows %s, which may declare an allergy',
  async (_, changedType, changed) => {
    const queryClient = new QueryClient();
    const key = apiQueryKey(mealPlanRoutes.conflicting, {});
    queryClient.setQueryData(key, {});

    for (const handler of visitLiveHandlers) if (handler.type === changedType) handler.handle(queryClient, changed);

    await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  },
);
