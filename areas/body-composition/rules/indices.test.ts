import { describe, expect, test } from 'vitest';
import { roundedTo } from '#shell/common/numbers.ts';
import { fatCategoryOf } from './body-fat-category.ts';
import { bodyMassIndex } from './body-mass-index.ts';
import { desirableWeight, type DesirableWeightMethod } from './desirable-weight.ts';
import { dailyEnergy } from './energy-expenditure.ts';
import { skinfoldSum } from './skinfold-sums.ts';
import { waistHeightRatio, waistHipRatio, waistRisk } from './waist.ts';

describe('body mass index', () => {
  test.each([
    [78, 178, 24.62, 'normal'],
    [62, 165, 22.77, 'normal'],
  ])('%d kg and %d cm are %d', (weight, height, bmi, bmiClass) => {
    const result = bodyMassIndex({ weight, height });

    expect(roundedTo(2, result?.bmi ?? 0)).toBe(bmi);
    expect(result?.bmiClass).toBe(bmiClass);
  });

  test('is not rounded: 62.8 kg and 164 cm are 23.3492, which a screen with one decimal shows as 23.3', () => {
    const bmi = bodyMassIndex({ weight: 62.8, height: 164 })?.bmi ?? 0;

    expect(bmi).toBeCloseTo(23.3492, 4);
    expect(roundedTo(1, bmi)).toBe(23.3);
  });

  test.each([
    [15.99, 'severe_thinness'],
    [16, 'moderate_thinness'],
    [17, 'mild_thinness'],
    [18.49, 'mild_thinness'],
    [18.5, 'normal'],
    [24.999, 'normal'],
    [25, 'overweight'],
    [30, 'obesity_1'],
    [35, 'obesity_2'],
    [40, 'obesity_3'],
  ])('%d is %s: the class is of the value before rounding', (bmi, bmiClass) => {
    expect(bodyMassIndex({ weight: bmi, height: 100 })?.bmiClass).toBe(bmiClass);
  });

  test('there is no class below 18 years', () => {
    expect(bodyMassIndex({ weight: 40, height: 150, age: 17 })).toEqual({ bmi: 40 / 1.5 ** 2, bmiClass: null });
    expect(bodyMassIndex({ weight: 40, height: 150, age: 18 })?.bmiClass).toBe('mild_thinness');
  });

  test.each([[{}], [{ weight: 70 }], [{ weight: 70, height: 0 }], [{ weight: 1e300, height: 1e-5 }], [null]])(
    'there is no body mass index for %j',
    (input) => {
      expect(bodyMassIndex(input)).toBeUndefined();
    },
  );
});

describe('waist', () => {
  test.each([
    ['male', 90, 100, 0.9, true],
    ['male', 89.9, 100, 0.899, false],
    ['female', 85, 100, 0.85, true],
    ['female', 84, 100, 0.84, false],
  ])('of a %s, %d cm by %d cm of hips are %d', (gender, waistCm, hipCm, ratio, isRaised) => {
    expect(waistHipRatio({ gender, waistCm, hipCm })).toEqual({ ratio, isRaised });
  });

  test('without a gender the ratio has no risk; without hips there is no ratio', () => {
    expect(waistHipRatio({ waistCm: 80, hipCm: 100 })).toEqual({ ratio: 0.8 });
    expect(waistHipRatio({ waistCm: 80 })).toBeUndefined();
  });

  test.each([
    ['male', 94, 'usual'],
    ['male', 94.1, 'increased'],
    ['male', 102, 'increased'],
    ['male', 102.1, 'strongly_increased'],
    ['female', 80, 'usual'],
    ['female', 88, 'increased'],
    ['female', 88.5, 'strongly_increased'],
  ])('%s with %d cm: %s risk', (gender, waistCm, risk) => {
    expect(waistRisk({ gender, waistCm })).toBe(risk);
  });

  test('at a height of 180 cm a waist of 91 cm is raised, one of 90 cm is not', () => {
    expect(waistHeightRatio({ waistCm: 90, heightCm: 180 })).toEqual({ ratio: 0.5, isRaised: false });
    expect(waistHeightRatio({ waistCm: 91, heightCm: 180 })).toEqual({ ratio: 91 / 180, isRaised: true });
    expect(waistHeightRatio({ waistCm: 91, heightCm: '' })).toBeUndefined();
  });
});

describe('desirable weight', () => {
  test.each<[DesirableWeightMethod, number, number]>([
    ['BMI_22', 71.28, 60.62],
    ['LORENTZ', 72.5, 58],
    ['KEYS', 71.6, 56.77],
    ['BROCA', 80, 62],
    ['VAN_DER_VAEL', 72.5, 59.6],
  ])('%s: a man of 180 cm %d kg, a woman of 166 cm %d kg', (method, man, woman) => {
    expect(roundedTo(2, desirableWeight(method, { height: 180, gender: 'male' }) ?? 0)).toBe(man);
    expect(roundedTo(2, desirableWeight(method, { height: 166, gender: 'female' }) ?? 0)).toBe(woman);
  });

  test('only the method BMI_22 needs no gender', () => {
    expect(desirableWeight('BMI_22', { height: 180 })).toBeCloseTo(71.28, 9);
    expect(desirableWeight('LORENTZ', { height: 180 })).toBeUndefined();
  });

  test('Broca gives no weight for 90 cm, and no method gives one without a height', () => {
    expect(desirableWeight('BROCA', { height: 90, gender: 'male' })).toBeUndefined();
    expect(desirableWeight('BMI_22', { gender: 'male' })).toBeUndefined();
  });
});

describe('energy of a day', () => {
  test.each([
    ['sedentary', 1978.5],
    ['lightly_active', 2267.03],
    ['moderately_active', 2555.56],
    ['very_active', 2844.09],
    ['extremely_active', 3132.63],
  ])('1648.75 kcal at rest, %s: %d kcal', (level, kcal) => {
    expect(roundedTo(2, dailyEnergy(1648.75, level) ?? 0)).toBe(kcal);
    expect(dailyEnergy('1648.75', level)).toBe(dailyEnergy(1648.75, level));
  });

  test.each([
    [0, 'sedentary'],
    [undefined, 'sedentary'],
    [1500, 'toString'],
    [1500, ''],
  ])('there is none of %j and %j', (bmr, level) => {
    expect(dailyEnergy(bmr, level)).toBeUndefined();
  });
});

describe('body-fat category', () => {
  test.each([
    ['male', 1.99, undefined],
    ['male', 2, 'essential'],
    ['male', '5.99', 'essential'],
    ['male', 6, 'athletes'],
    ['male', 14, 'fitness'],
    ['male', 18, 'average'],
    ['male', 25, 'obese'],
    ['female', 9.9, undefined],
    ['female', 13.9, 'essential'],
    ['female', '20.9', 'athletes'],
    ['female', 21, 'fitness'],
    ['female', 25, 'average'],
    ['female', 32, 'obese'],
    [undefined, 20, undefined],
  ])('of a %s with %s %%: %s', (gender, percent, category) => {
    expect(fatCategoryOf(percent, gender)).toBe(category);
  });
});

describe('sums of folds', () => {
  test('10, 5, 12 and 13 mm are 40 mm', () => {
    expect(
      skinfoldSum('FOUR', { triceps_fold: 10, biceps_fold: '5', subscapular_fold: 12, suprailiac_fold: 13 }),
    ).toEqual({
      sumMm: 40,
    });
  });

  test('folds of 0.1, 0.2, 0.3 and 0.3 mm sum up to 0.9 mm', () => {
    expect(
      skinfoldSum('FOUR', { triceps_fold: 0.1, biceps_fold: 0.2, subscapular_fold: 0.3, suprailiac_fold: 0.3 }),
    ).toEqual({ sumMm: expect.closeTo(0.9, 9) });
  });

  test('there is no sum when one of its folds is missing', () => {
    expect(skinfoldSum('FOUR', { triceps_fold: 10, subscapular_fold: 12, suprailiac_fold: 13 })).toEqual({
      missingValues: ['biceps_fold'],
    });
  });
});
