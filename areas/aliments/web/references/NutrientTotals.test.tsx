import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { micronutrientCodes } from '../../contract.ts';
import { micronutrientRoutes } from '../../contract/library.ts';
import { type ReferenceIntake, referenceRoutes } from '../../contract/references.ts';
import { exampleIntake } from '../../example.ts';
import type { Person } from '../../rules/references.ts';
import type { Totals } from '../../rules/totals.ts';
import { NutrientTotals } from './NutrientTotals.tsx';
import { useReferences } from './use-references.ts';

const person: Person = {
  sex: 'female',
  ageYears: 52,
  weightKg: null,
  isPregnant: false,
  isLactating: false,
  isPostmenopausal: null,
};
const totals: Totals = {
  calories: 1800,
  protein_tot: 70,
  carbs_tot: 220,
  lipids_tot: 60,
  incomplete: ['carbs_tot'],
  micronutrients: {
    calcium: { amount: 800, measured: 92 },
    iron: { amount: 12, measured: 100 },
    magnesium: { amount: 400, measured: 100 },
  },
};
const intake = (changes: Partial<ReferenceIntake>): ReferenceIntake => ({
  ...exampleIntake,
  authority: 'efsa',
  kind: 'PRI',
  unit: 'mg',
  ...changes,
});

async function open() {
  const active = ['calcium', 'iron', 'iodine', 'magnesium'];
  respond(micronutrientRoutes.list, {
    micronutrients: micronutrientCodes.map((id) => ({ id, isActiveForUser: active.includes(id) })),
  });
  respond(referenceRoutes.list, {
    authority: 'efsa',
    intakes: [
      intake({ nutrient: 'calcium', lower: 950 }),
      intake({ nutrient: 'iron', lower: 11, state: 'postmenopausal' }),
      intake({ nutrient: 'iron', lower: 16, state: 'premenopausal' }),
      intake({ nutrient: 'magnesium', kind: 'AI', lower: 300 }),
      intake({ nutrient: 'magnesium', kind: 'UL', lower: null, upper: 250, appliesTo: 'added' }),
      intake({ nutrient: 'protein_tot', lower: 0.83, unit: 'g', per: 'kg' }),
    ],
  });
  const Screen = () => <NutrientTotals totals={totals} references={useReferences({ person, energyKcal: 1800 })} />;
  await renderScreen(Screen, { texts: ['aliments'], permissions: ['view aliments', 'view micronutrients'] });
  await screen.findByText(/EFSA · PRI/, { selector: 'li:nth-of-type(4) *' });
}

const row = (name: RegExp) => within(screen.getByText(name).closest('li') as HTMLElement);

test('totals say how they compare with the reference, for which part of the food they are known, and what is missing', async () => {
  await open();

  expect(row(/^Calcio$/).getByText('forse sotto: mancano dati')).toBeTruthy();
  expect(row(/^Calcio$/).getByText('noto per il 92% dei grammi')).toBeTruthy();
  expect(row(/^Calcio$/).getByText('84% · almeno 950 mg · EFSA · PRI')).toBeTruthy();
  expect(row(/^Ferro$/).getByText('nel riferimento')).toBeTruthy();
  expect(row(/^Iodio$/).getByText('non misurato')).toBeTruthy();
  expect(row(/^Carboidrati$/).getByText('non noto per tutti gli alimenti')).toBeTruthy();
  expect(screen.getByText('Per completare i riferimenti mancano: peso.')).toBeTruthy();
  expect(screen.getByText(/Considerata dopo la menopausa per l'età/)).toBeTruthy();
});

test('400 mg of magnesium from food are within the reference, although the upper level of supplements is 250 mg', async () => {
  await open();
  expect(row(/^Magnesio$/).getByText('nel riferimento')).toBeTruthy();
});
