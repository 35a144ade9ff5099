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

/** A person with plausible values. */
const plausibleBody: fc.Arbitrary<BodyInput> = fc.record({
  ...Object.fromEntries(skinfolds.map((fold) => [fold, foldMm])),
  weight: fc.integer({ min: 300, max: 2500 }).map((tenths) => tenths / 10),
  height: fc.integer({ min: 120, max: 220 }),
  fat_free_mass_perc: fc.integer({ min: 40, max: 97 }),
  age: fc.integer({ min: 18, max: 99 }),
  gender,
});

/** Arbitrary unvalidated values. */
const anyValue = fc.oneof(
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
  Object.fromEntries(
    fields.map((field) => [field, field === 'gender' ? fc.oneof(gender, gender, anyValue) : anyValue]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<BodyInput>;
const anyName = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...names) }, fc.string());

test('100,000 random inputs: never an exception, never NaN or Infinity, always a documented result', () => {
  fc.assert(
    fc.property(anyName, fc.oneof({ weight: 9, arbitrary: anyInput }, plausibleBody), (name, input) => {
      const result = (isBodyFatFormula(name) ? bodyFat : metabolicRate)(name, input);
      if (name === 'MANUAL') return result === undefined;
      return result !== undefined && isDocumentedResult(result);
    }),
    { numRuns: 100_000 },
  );
});

test('20,000 random inputs: the indices are finite numbers or undefined', () => {
  fc.assert(
    fc.property(anyInput, anyValue, anyValue, anyValue, (input, first, second, third) => {
      const values = [
        bodyMassIndex(input)?.bmi,
        ...(Object.keys(desirableWeightMethods) as DesirableWeightMethod[]).map((name) => desirableWeight(name, input)),
        ...(Object.keys(skinfoldSums) as FoldSum[]).map((name) => Object.values(skinfoldSum(name, input))[0]),
        ...(Object.keys(maximumFormulas) as MaximumFormula[]).map(
          (name) => estimatedMaximum(name, { loadKg: first, reps: second })?.maximumKg,
        ),
        dailyEnergy(first, 'very_active'),
        loadFor({ maximumKg: first, reps: 5, rpe: 8 }),
        waistHipRatio({ waistCm: first, hipCm: second, gender: third })?.ratio,
        waistHeightRatio({ waistCm: first, heightCm: second })?.ratio,
      ];
      return values.every((value) => typeof value !== 'number' || Number.isFinite(value));
    }),
    { numRuns: 20_000 },
  );
});

test('displayed fat and fat-free mass always add up to exactly 100.00', () => {
  fc.assert(
    fc.property(fc.oneof(plausibleBody, anyInput), (input) =>
      allBodyFat(input).every(
        ({ fatMassPerc, fatFreeMassPerc }) => hundredths(fatMassPerc) + hundredths(fatFreeMassPerc) === 10_000n,
      ),
    ),
    { numRuns: 5_000 },
  );
});

test('the list of all formulas has the results of the single formulas, and no others', () => {
  fc.assert(
    fc.property(fc.oneof(plausibleBody, anyInput), (input) => {
      const singleFats = Object.keys(bodyFatFormulas).map((name) => bodyFat(name, input));
      const singleRates = Object.keys(metabolicRateFormulas).map((name) => metabolicRate(name, input));

      expect(allBodyFat(input).map(({ fatMassPerc }) => fatMassPerc)).toEqual(
        singleFats.flatMap((fat) => ('fatMassPerc' in fat ? fat.fatMassPerc : [])),
      );
      expect(allMetabolicRates(input).map(({ bmr }) => bmr)).toEqual(
        singleRates.flatMap((rate) => (rate && 'bmr' in rate ? rate.bmr : [])),
      );
    }),
    { numRuns: 2_000 },
  );
});

test('numbers entered as text give the same results as numbers', () => {
  fc.assert(
    fc.property(plausibleBody, (input) => {
      const typed = Object.fromEntries(
        Object.entries(input).map(([field, value]) => [field, field === 'age' ? value : String(value)]),
      );
      for (const name of names) {
        const compute = isBodyFatFormula(name) ? bodyFat : metabolicRate;
        expect(compute(name, typed)).toEqual(compute(name, input));
      }
    }),
    { numRuns: 500 },
  );
});

test('once the values listed as missing are added, the formula gives its result', () => {
  fc.assert(
    fc.property(plausibleBody, fc.subarray([...fields]), fc.constantFrom(...names), (body, known, name) => {
      const compute = isBodyFatFormula(name) ? bodyFat : metabolicRate;
      let input: BodyInput = Object.fromEntries(known.map((field) => [field, body[field]]));
      for (let result = compute(name, input); result && 'missingValues' in result; result = compute(name, input)) {
        const missingValues = result.missingValues;
        if (missingValues.length === 0 || missingValues.some((field) => input[field] !== undefined)) return false;
        input = { ...input, ...Object.fromEntries(missingValues.map((field) => [field, body[field]])) };
      }
      return JSON.stringify(compute(name, input)) === JSON.stringify(compute(name, body));
    }),
  );
});

test('the density of a body with plausible folds is between 0.9 and 1.12 g/ml', () => {
  fc.assert(
    fc.property(plausibleBody, (input) => {
      const estimate = estimatedBodyFat('DURNIN_WOMERSLEY', input);
      return 'density' in estimate && estimate.density !== null && estimate.density > 0.9 && estimate.density < 1.12;
    }),
  );
});

test('by every formula a heavier person has a higher resting energy', () => {
  fc.assert(
    fc.property(plausibleBody, fc.constantFrom(...Object.keys(metabolicRateFormulas)), (input, name) => {
      const rate = (weight: number) => Number(Object.values(metabolicRate(name, { ...input, weight }) ?? {})[0]);
      return rate(Number(input.weight) + 5) > rate(Number(input.weight));
    }),
  );
});

function isDocumentedResult(result: object): boolean {
  const entries = Object.entries(result);
  const keys = entries.map(([key]) => key).join();
  if (keys === 'missingValues')
    return entries.every(
      ([, value]) => Array.isArray(value) && value.length > 0 && value.every((field) => fields.includes(field)),
    );
  if (keys === 'error')
    return entries.every(([, text]) =>
      /^(Invalid formula|Age out of valid range \((3|16|17|18)\+ years\))$/.test(text),
    );
  const isKnown = keys === 'fatFreeMassPerc,fatMassPerc' || keys === 'bmr';
  return isKnown && entries.every(([, text]) => /^-?\d+\.\d\d$/.test(text) && text !== '-0.00');
}

/** Parses a decimal text as hundredths; a bigint is exact beyond the range of doubles. */
function hundredths(text: string): bigint {
  return BigInt(text.replace('.', ''));
}
