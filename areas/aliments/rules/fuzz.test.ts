import { expect, test } from 'vitest';
import { type Component, macroNames, micronutrientCodes, type UsedAliment } from '../contract.ts';
import { unknownProperties } from '../example.ts';
import { newComponent } from './components.ts';
import { energyKcal } from './energy.ts';
import { percentages } from './percentages.ts';
import { quantityForCalories, withQuantity, withScaled, withTotalQuantity } from './quantities.ts';
import { meanOf, sumsOf } from './sums.ts';
import { equivalent, mainMacro, withAlimentSwapped } from './swaps.ts';
import { totalsOf } from './totals.ts';
import { cautionsOf } from './cautions.ts';

const runs = 100_000;
const references = [...macroNames, 'iron', 'omega3'] as const;

test('totals of 100,000 random meals, some with impossible numbers, never throw and are never NaN, infinite or negative', () => {
  const random = randomNumbers(20_261_120);
  for (let run = 0; run < runs; run++) {
    const component = { ...anyPortion(random), alternatives: random() < 0.3 ? [anyPortion(random)] : [] };
    const wild = anyNumber(random);

    const answers = computed(component, { wild, aliment: anyAliment(random), reference: pick(random, references) });

    const faults = faultsIn(answers);
    if (faults.length > 0) expect({ run, component, wild, faults }).toBeNull();
  }
}, 60_000);

interface Given {
  wild: number;
  aliment: UsedAliment;
  reference: (typeof references)[number];
}

function computed(component: Component, { wild, aliment, reference }: Given): Record<string, unknown> {
  const sums = sumsOf([component], { include_alternatives_in_macro: wild > 1 });
  const totals = totalsOf(meanOf([sums, sums]));
  const scaled = withScaled([component], wild);
  return {
    totals,
    percentages: percentages(totals),
    ownPercentages: percentages(aliment),
    warnings: cautionsOf({ ...aliment, ...aliment.micronutrients }).length,
    energy: energyKcal({ ...component.aliment, fiber: wild }),
    quantity: withQuantity(component, wild).quantity,
    scaled: scaled[0] === component ? null : [scaled[0]?.quantity, scaled[0]?.calories],
    inTotal: withTotalQuantity([component], wild).map(({ calories }) => calories),
    forCalories: quantityForCalories(aliment, wild),
    equivalent: quantityIn(equivalent(component, aliment, reference)),
    swapped: withAlimentSwapped(component, aliment, mainMacro(aliment)).kind,
  };
}

function quantityIn(found: ReturnType<typeof equivalent>): number | null {
  return found.kind === 'equivalent' || found.kind === 'too-much' ? found.quantity : null;
}

/** Paths of the numbers that are negative or not finite. */
function faultsIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? [] : [`${path} ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, one]) => faultsIn(one, `${path}.${field}`));
}

const extremeNumbers = [
  0,
  -0,
  -1,
  1e-300,
  1e300,
  Number.NaN,
  Infinity,
  -Infinity,
  Number.MAX_VALUE,
  0.1,
  100,
  1e6,
  29,
  1.45,
];

function anyNumber(random: () => number): number {
  return random() < 0.3 ? pick(random, extremeNumbers) : random() * 1000;
}

function anyAmount(random: () => number): number | null {
  return random() < 0.2 ? null : anyNumber(random);
}

function anyAliment(random: () => number): UsedAliment {
  const measured = Array.from({ length: 4 }, () => [pick(random, micronutrientCodes), anyNumber(random)]);
  return {
    id: 'any',
    name: '',
    name_en: '',
    quantity: random() < 0.7 ? 100 : anyNumber(random),
    calories: anyAmount(random),
    protein_tot: anyAmount(random),
    carbs_tot: anyAmount(random),
    lipids_tot: anyAmount(random),
    micronutrients: Object.fromEntries(measured),
    ...unknownProperties,
  };
}

function anyPortion(random: () => number): Component {
  const macros = { calories: 0, protein_tot: 0, carbs_tot: 0, lipids_tot: 0 };
  const quantity = anyNumber(random);
  return { ...newComponent({ aliment: anyAliment(random), newId: () => 'any' }), quantity, ...macros };
}

function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** Seeded random numbers by mulberry32, which is fast enough for 100,000 meals. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
