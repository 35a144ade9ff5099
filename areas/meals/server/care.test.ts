import { expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { openDietStudio } from './testing/diet-studio.ts';

test('the session of a client says that they follow training and nutrition; that of a professional says nothing', async () => {
  const { server, studio } = await openDietStudio();

  const careOf = async (token: string) => (await server.ask(accountRoutes.me, {}, token)).data.user.care;

  expect((await careOf(studio.client))?.toSorted()).toEqual(['nutrition', 'training']);
  expect(await careOf(studio.admin)).toEqual([]);
});
