import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { exampleAliments } from '#areas/aliments/example.ts';
import { conflictsOf, needsConfirmation } from './conflicts.ts';
import { emptyProfile } from './empty-profile.ts';

test('pine nuts of the library are confirmed for a client with an allergy to tree nuts', () => {
  const lines = parse<Record<string, string>>(fs.readFileSync('database/catalogues/aliments.csv'), { columns: true });
  const { may_contain } = lines.find(({ name_it }) => name_it === 'Pinoli') ?? {};
  const pineNuts = { ...exampleAliments.walnuts, name: 'Pinoli', name_en: 'Pine nuts', declaresAllergens: true };
  const allergens = may_contain === 'nuts' ? { nuts: 'may_contain' as const } : {};
  const profile = { ...emptyProfile, allergies: [{ allergen: 'nuts' as const, severity: 'allergy' as const }] };

  expect(conflictsOf({ ...pineNuts, allergens }, profile).map(needsConfirmation)).toEqual([true]);
});
