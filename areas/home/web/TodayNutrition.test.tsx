import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerOwnTargets } from '#areas/macros/web/testing/own-targets.ts';
import { clientMacroRoutes } from '#areas/macros/contract/library.ts';
import { answerDiet, exampleDiet } from '#areas/meals/web/testing/diet.ts';
import { openDevice } from '#areas/meals/web/testing/show-diet.tsx';
import { newId } from '#shell/common/ids.ts';
import { requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { TodayNutrition } from './TodayNutrition.tsx';

beforeEach(openDevice);

test('Today shows the targets of a client who has no meal plan', async () => {
  await show(true);

  const targets = await screen.findByRole('region', { name: 'I miei obiettivi' });
  expect(within(targets).getByText('2.140 kcal')).toBeTruthy();
  expect(within(targets).getByText('1.800 kcal')).toBeTruthy();
  expect(within(targets).getByText('Ricomposizione · Dal 1 nov 2026')).toBeTruthy();
});

test('Today of a client without targets does not request them', async () => {
  await show(false);

  expect(await screen.findByText('Pasti')).toBeTruthy();
  expect(requestsTo(clientMacroRoutes.list.own)).toEqual([]);
});

function show(showsTargets: boolean) {
  answerOwnTargets('2026-11-01');
  answerDiet(exampleDiet({ plans: [], days: [] }));
  const meals = 'Pasti';
  return renderScreen(() => <TodayNutrition showsTargets={showsTargets}>{meals}</TodayNutrition>, {
    user: { roles: ['client'], clientId: newId() },
    permissions: ['view own nutrition'],
  });
}
