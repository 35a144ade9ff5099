import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { macroChanged, macroRoutes } from '#areas/macros/contract/library.ts';
import type { Route } from '#shell/common/route.ts';
import { apiQueryKey } from '#shell/web/api/query.ts';
import { mealPlanChanged, mealPlanRoutes } from '../contract/routes.ts';
import { mealPlanLiveHandlers } from './live.ts';

const id = '0199a000-0000-7000-8000-0000000000c1';
const ofMealPlan = { type: mealPlanChanged.type, data: { mealPlanId: null, version: null } };
const ofTargets = { type: macroChanged.type, data: { clientId: null } };

test.each([
  ['targets follows a changed meal plan', macroRoutes.previewAssign, ofMealPlan],
  ['a meal plan follows changed targets', mealPlanRoutes.previewAssign, ofTargets],
] as const)('the preview of an assignment of %s, whose energy it compares', async (_, route, { type, data }) => {
  const queryClient = new QueryClient();
  const key = apiQueryKey(route as Route, { id, clientIds: [id], startsOn: '2026-11-01' });
  queryClient.setQueryData(key, {});

  for (const handler of mealPlanLiveHandlers) if (handler.type === type) handler.handle(queryClient, data);

  await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});
