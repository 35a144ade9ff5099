import { expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { openDietStudio } from './testing/diet-studio.ts';

test('the session of a client says whether they follow nutrition only; that of a professional never does', async () => {
  const { server, studio } = await openDietStudio();
  const isNutritionOnly = async (token: string) =>
    (await server.ask(accountRoutes.me, {}, token)).data.user.isNutritionOnly;

  expect(await isNutritionOnly(studio.client)).toBe(false);
  expect(await isNutritionOnly(studio.admin)).toBe(false);
});
