import { expect, test } from 'vitest';
import { readCatalogue, readItalianGymNames } from '#database/testing/exercise-catalogue.ts';
import { createNameMatcher } from './name-match.ts';

const { add, match } = createNameMatcher();
for (const { code, name_en, name_it, aliases, equipment, rarity } of readCatalogue())
  add({ id: code, name: name_it, otherName: name_en, aliases, equipment, isOwn: false, rarity });

test('an import finds the exercises of 60 names that Italian coaches write', () => {
  const names = readItalianGymNames();
  const found = names.map(({ name }) => {
    const { match: kind, candidates } = match(name);
    return { name, code: kind === 'unknown' ? 'unknown' : candidates[0]?.id };
  });

  expect(names).toHaveLength(60);
  expect(found).toEqual(names);
});
