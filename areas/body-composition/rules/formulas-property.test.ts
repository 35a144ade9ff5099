import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allBodyFat, bodyFat, bodyFatFormulas, estimatedBodyFat, isBodyFatFormula } from './body-fat.ts';
import { bodyMassIndex } from './body-mass-index.ts';
import { type BodyInput, skinfolds } from './body.ts';
import { desirableWeight, type DesirableWeightMethod, desirableWeightMethods } from './desirable-weight.ts';
import { skinfoldSum, type FoldSum, skinfoldSums } from './skinfold-sums.ts';
import { dailyEnergy } from './energy-expenditure.ts';
import { allMetabolicRates, metabolicRate, metabolicRateFormulas } from './metabolic-rate.ts';
import { estimatedMaximum, type MaximumFormula, maximumFormulas } from './one-repetition-maximum.ts';
import { loadFor } from './effort.ts';
import { waistHeightRatio, waistHipRatio } from './waist.ts';

const names = [...Object.keys(bodyFatFormulas), ...Object.keys(metabolicRateFormulas)];
const fields = [...skinfolds, 'weight', 'height', 'fat_free_mass_perc', 'age', 'gender'] as const;

const gender = fc.constantFrom('male', 'female');
const foldMm = fc.integer({ min: 20, max: 800 }).map((tenths) => tenths / 10);

/** Somebody who could stand in front of us. */
const person: fc.Arbitrary<BodyInput> = fc.record({
  ...Object.fromEntries(skinfolds.map((fold) => [fold, foldMm])),
  weight: fc.integer({ min: 300, max: 2500 }).map((tenths) => tenths / 10),
  height: fc.integer({ min: 120, max: 220 }),
  fat_free_mass_perc: fc.integer({ min: 40, max: 97 }),
  age: fc.integer({ min: 18, max: 99 }),
  gender,
});

/** Whatever a form, a file or an attacker may say of a person. */
const junk = fc.oneof(
  { weight: 4, arbitrary: fc.double() },
  { weight: 3, arbitrary: foldMm },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 300, noNaN: true }).map(String) },
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    'abc',
    '12,5',
    'NaN',
    'Infinity',
    '1e999',
    '1e308',
    '0x10',
    null,
    undefined,
    true,
  ),
  fc.constantFrom(Number.NaN, Infinity, -Infinity, -0, 0, Number.MAX_VALUE, Number.MIN_VALUE, 1e15, 1e154),
  fc.anything({ maxDepth: 1 }),
);
const anyInput = fc.record(
  Object.fromEntries(fields.map((field) => [field, field === 'gender' ? fc.oneof(gender, gender, junk) : junk])),
  { requiredKeys: [] },
) as fc.Arbitrary<BodyInput>;
const anyName = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...names) }, fc.string());

test('100,000 random inputs: never an exception, never NaN or Infinity, always one of the promised answers', () => {
  fc.assert(
    fc.property(anyName, fc.oneof({ weight: 9, arbitrary: anyInput }, person), (name, input) => {
      const answer = (isBodyFatFormula(name) ? bodyFat : metabolicRate)(name, input);
      if (name === 'MANUAL') return answer === undefined;
      return answer !== undefined && isPromised(answer);
    }),
    { numRuns: 100_000 },
  );
});

test('20,000 random inputs: the indices are finite numbers or nothing', () => {
  fc.assert(
    fc.property(anyInput, junk, junk, junk, (input, one, other, third) => {
      const found = [
        bodyMassIndex(input)?.bmi,
        ...(Object.keys(desirableWeightMethods) as DesirableWeightMethod[]).map((name) => desirableWeight(name, input)),
        ...(Object.keys(skinfoldSums) as FoldSum[]).map((name) => Object.values(skinfoldSum(name, input))[0]),
        ...(Object.keys(maximumFormulas) as MaximumFormula[]).map(
          (name) => estimatedMaximum(name, { loadKg: one, reps: other })?.maximumKg,
        ),
        dailyEnergy(one, 'very_active'),
        loadFor({ maximumKg: one, reps: 5, rpe: 8 }),
        waistHipRatio({ waistCm: one, hipCm: other, gender: third })?.ratio,
        waistHeightRatio({ waistCm: one, heightCm: other })?.ratio,
      ];
      return found.every((value) => typeof value !== 'number' || Number.isFinite(value));
    }),
    { numRuns: 20_000 },
  );
});

test('fat and fat-free, as they are printed, always add up to exactly 100.00', () => {
  fc.assert(
    fc.property(fc.oneof(person, anyInput), (input) =>
      allBodyFat(input).every(
        ({ fatMassPerc, fatFreeMassPerc }) => hundredths(fatMassPerc) + hundredths(fatFreeMassPerc) === 10_000n,
      ),
    ),
    { numRuns: 5_000 },
  );
});

test('side by side stand exactly the formulas that answer one by one, with the same numbers', () => {
  fc.assert(
    fc.property(fc.oneof(person, anyInput), (input) => {
      const fats = Object.keys(bodyFatFormulas).map((name) => bodyFat(name, input));
      const rates = Object.keys(metabolicRateFormulas).map((name) => metabolicRate(name, input));

      expect(allBodyFat(input).map(({ fatMassPerc }) => fatMassPerc)).toEqual(
        fats.flatMap((fat) => ('fatMassPerc' in fat ? fat.fatMassPerc : [])),
      );
      expect(allMetabolicRates(input).map(({ bmr }) => bmr)).toEqual(
        rates.flatMap((rate) => (rate && 'bmr' in rate ? rate.bmr : [])),
      );
    }),
    { numRuns: 2_000 },
  );
});

test('numbers typed as text give what the numbers give', () => {
  fc.assert(
    fc.property(person, (input) => {
      const typed = Object.fromEntries(
        Object.entries(input).map(([field, value]) => [field, field === 'age' ? value : String(value)]),
      );
      for (const name of names) {
        const one = isBodyFatFormula(name) ? bodyFat : metabolicRate;
        expect(one(name, typed)).toEqual(one(name, input));
      }
    }),
    { numRuns: 500 },
  );
});

test('what is said to be missing is all that was missing: with it there is a number', () => {
  fc.assert(
    fc.property(person, fc.subarray([...fields]), fc.constantFrom(...names), (input, known, name) => {
      const one = isBodyFatFormula(name) ? bodyFat : metabolicRate;
      let said: BodyInput = Object.fromEntries(known.map((field) => [field, input[field]]));
      for (let answer = one(name, said); answer && 'missingValues' in answer; answer = one(name, said)) {
        const asked = answer.missingValues;
        if (asked.length === 0 || asked.some((field) => said[field] !== undefined)) return false;
        said = { ...said, ...Object.fromEntries(asked.map((field) => [field, input[field]])) };
      }
      return JSON.stringify(one(name, said)) === JSON.stringify(one(name, input));
    }),
  );
});

test('the density lies between that of fat and that of muscle for everybody of usual folds', () => {
  fc.assert(
    fc.property(person, (input) => {
      const estimate = estimatedBodyFat('DURNIN_WOMERSLEY', input);
      return 'density' in estimate && estimate.density !== null && estimate.density > 0.9 && estimate.density < 1.12;
    }),
  );
});

test('heavier people rest at more kcal by every formula', () => {
  fc.assert(
    fc.property(person, fc.constantFrom(...Object.keys(metabolicRateFormulas)), (input, name) => {
      const rate = (weight: number) => Number(Object.values(metabolicRate(name, { ...input, weight }) ?? {})[0]);
      return rate(Number(input.weight) + 5) > rate(Number(input.weight));
    }),
  );
});

function isPromised(answer: object): boolean {
  const entries = Object.entries(answer);
  const keys = entries.map(([key]) => key).join();
  if (keys === 'missingValues')
    return entries.every(
      ([, value]) => Array.isArray(value) && value.length > 0 && value.every((one) => fields.includes(one)),
    );
  if (keys === 'error')
    return entries.every(([, text]) =>
      /^(Invalid formula|Age out of valid range \((3|16|17|18)\+ years\))$/.test(text),
    );
  const isKnown = keys === 'fatFreeMassPerc,fatMassPerc' || keys === 'bmr';
  return isKnown && entries.every(([, text]) => /^-?\d+\.\d\d$/.test(text) && text !== '-0.00');
}

/** Exact, also of numbers no double can hold. */
function hundredths(text: string): bigint {
  return BigInt(text.replace('.', ''));
}
