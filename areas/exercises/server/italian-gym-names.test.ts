import { expect, test } from 'vitest';
import { readCatalogue, readItalianGymNames } from '#database/testing/exercise-catalogue.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { exerciseRoutes } from '../contract.ts';

test('the search finds the exercises of 60 names that Italian coaches write', async () => {
  const server = await openTestServer();
  const { coach } = await openTestStudio(server);
  const codes = new Map(readCatalogue().map(({ name_it, code }) => [name_it, code]));
  const names = readItalianGymNames();
  const found = [];
  for (const { name } of names) {
    const { exercises, isSimilarOnly } = (await server.ask(exerciseRoutes.list, { search: name }, coach, 'it')).data;
    found.push({ name, code: isSimilarOnly ? 'similar only' : codes.get(exercises[0]?.name ?? '') });
  }

  expect(names).toHaveLength(60);
  expect(found).toEqual(names);
});
