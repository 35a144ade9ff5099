import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { householdStep } from './household.ts';
import { proposeAlternatives } from './propose-alternatives.ts';

const starches = [food.pasta, food.rice, food.bread, food.oats, food.potatoes].map((one) => of(one, 'cereals_pasta'));
const [pasta = food.pasta, rice = food.rice] = starches;
const options = { energyTolerancePercent: 15, profile: null };

test('80 g of pasta are 70 g of rice by their carbs, in steps of 5 g', () => {
  const proposals = proposeAlternatives({ aliment: pasta, quantity: 80, role: null }, [rice], options);

  expect(proposals).toMatchObject([{ aliment: { id: rice.id }, quantity: 70, portion: null }]);
  expect(proposals[0]?.difference.carbs_tot).toBe(-1.8);
});

test('chicken is no equivalent of pasta, and sugar is not one either', () => {
  const sugar = { ...of(food.rice, 'sweets'), id: crypto.randomUUID() };

  expect(
    proposeAlternatives({ aliment: pasta, quantity: 80, role: null }, [of(food.chicken, 'poultry'), sugar], options),
  ).toEqual([]);
});

test('nothing that contains, may contain or is suspected to contain an allergen is proposed', () => {
  const profile = { ...emptyProfile, allergies: [{ allergen: 'gluten', severity: 'intolerance' } as const] };
  let safe = 0;
  fc.assert(
    fc.property(
      fc.constantFrom('contains', 'may_contain', 'suspected', undefined),
      fc.integer({ min: 30, max: 150 }),
      (strength, quantity) => {
        const candidates = starches.map((one) => ({
          ...one,
          id: `${one.id}`,
          allergens: strength ? { gluten: strength } : {},
        }));
        const proposals = proposeAlternatives({ aliment: pasta, quantity, role: null }, candidates, {
          ...options,
          profile,
        });
        if (strength) expect(proposals).toEqual([]);
        else safe += proposals.length;
      },
    ),
  );
  expect(safe).toBeGreaterThan(10);
});

test('every proposal is within 5 g of carbs and 15 % of energy, in whole steps', () => {
  let checked = 0;
  fc.assert(
    fc.property(fc.constantFrom(...starches), fc.integer({ min: 20, max: 200 }), (aliment, quantity) => {
      for (const proposal of proposeAlternatives({ aliment, quantity, role: null }, starches, options)) {
        checked += 1;
        expect(proposal.aliment.id).not.toBe(aliment.id);
        expect(Math.abs(proposal.difference.carbs_tot ?? 99)).toBeLessThanOrEqual(5);
        expect(Math.abs(proposal.difference.calories ?? 9999)).toBeLessThanOrEqual(
          ((aliment.calories ?? 0) * quantity * 0.15) / 100,
        );
        expect(proposal.quantity % householdStep(proposal.aliment)).toBe(0);
      }
    }),
  );
  expect(checked).toBeGreaterThan(50);
});

function of(aliment: UsedAliment, category: UsedAliment['category']): UsedAliment {
  return { ...aliment, category };
}

test('nuts come before oils instead of walnuts, also where an oil has the nearer energy', () => {
  const [walnuts, oil] = [of(food.walnuts, 'nuts_seeds'), of(food.oliveOil, 'fats_oils')];
  const almonds = { ...walnuts, id: 'almonds', calories: 640, lipids_tot: 58 };
  const planned = { aliment: walnuts, quantity: 30, role: null };

  const names = proposeAlternatives(planned, [oil, almonds], { ...options, energyTolerancePercent: 30 });

  expect(names.map(({ aliment }) => aliment.id)).toEqual(['almonds', oil.id]);
});

test('with an allergy to peanuts, tree nuts and foods that do not declare it come after seeds', () => {
  const nut = (id: string, changes: Partial<UsedAliment>) => ({
    ...of(food.walnuts, 'nuts_seeds'),
    id,
    name: '',
    name_en: '',
    ...changes,
  });
  const planned = { aliment: nut('planned', {}), quantity: 30, role: null };
  const candidates = [
    nut('almonds', { allergens: { nuts: 'contains' } }),
    nut('own', { brand: 'Prova' }),
    nut('seeds', {}),
  ];
  const profile = { ...emptyProfile, allergies: [{ allergen: 'peanuts', severity: 'allergy' } as const] };

  const names = proposeAlternatives(planned, candidates, { ...options, profile }).map(({ aliment }) => aliment.id);

  expect(names).toEqual(['seeds', 'almonds', 'own']);
});
