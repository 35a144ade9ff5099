import { describe, expect, test } from 'vitest';
import type { Gender } from './body.ts';
import { isOfferedAt } from './formula.ts';
import { metabolicRateFormulas } from './metabolic-rate.ts';
import { allBodyFat, bodyFat, bodyFatFormulas } from './body-fat.ts';

const fourFolds = { triceps_fold: 10, biceps_fold: 5, subscapular_fold: 12, suprailiac_fold: 13 };
const allFolds = {
  ...fourFolds,
  abdominal_fold: 18,
  thigh_fold: 15,
  calf_fold: 9,
  axillary_fold: 11,
  breastplate: 10,
};

describe('missing values', () => {
  test('without any data, Durnin-Womersley lists four folds, age and gender as missing', () => {
    expect(bodyFat('DURNIN_WOMERSLEY', {})).toEqual({
      missingValues: ['triceps_fold', 'biceps_fold', 'subscapular_fold', 'suprailiac_fold', 'age', 'gender'],
    });
  });

  test.each(['SLOAN', 'JACKSON_3_SKINFOLDS'])(
    'without the gender, which decides on the folds, %s lists only the gender as missing',
    (name) => {
      expect(bodyFat(name, {})).toEqual({ missingValues: ['gender'] });
      expect(bodyFat(name, { ...allFolds, age: 30 })).toEqual({ missingValues: ['gender'] });
    },
  );

  test.each([
    ['SLOAN', 'male', ['thigh_fold', 'subscapular_fold']],
    ['SLOAN', 'female', ['suprailiac_fold', 'triceps_fold']],
    ['JACKSON_3_SKINFOLDS', 'male', ['breastplate', 'abdominal_fold', 'thigh_fold', 'age']],
    ['JACKSON_3_SKINFOLDS', 'female', ['triceps_fold', 'suprailiac_fold', 'thigh_fold', 'age']],
  ])('%s requires of a %s: %j', (name, gender, missingValues) => {
    expect(bodyFat(name, { gender })).toEqual({ missingValues });
  });

  test.each([
    ['JACKSON_4_SKINFOLDS', ['abdominal_fold', 'suprailiac_fold', 'triceps_fold', 'thigh_fold', 'age', 'gender']],
    [
      'JACKSON_7_SKINFOLDS',
      [
        'breastplate',
        'axillary_fold',
        'triceps_fold',
        'subscapular_fold',
        'abdominal_fold',
        'suprailiac_fold',
        'thigh_fold',
        'age',
        'gender',
      ],
    ],
    ['LOHMAN', ['triceps_fold', 'subscapular_fold', 'gender']],
    ['FAULKNER_4_SKINFOLDS', ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'abdominal_fold']],
    [
      'YUHASZ_6_SKINFOLDS',
      ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'abdominal_fold', 'thigh_fold', 'calf_fold', 'gender'],
    ],
    [
      'WITHERS',
      [
        'triceps_fold',
        'subscapular_fold',
        'biceps_fold',
        'suprailiac_fold',
        'abdominal_fold',
        'thigh_fold',
        'calf_fold',
        'gender',
      ],
    ],
    ['HEATH_CARTER', ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'thigh_fold', 'calf_fold', 'gender']],
  ])('of nobody, %s asks for %j', (name, missingValues) => {
    expect(bodyFat(name, {})).toEqual({ missingValues });
  });

  test.each([
    [undefined],
    [null],
    [''],
    ['  '],
    ['dodici'],
    ['12,5'],
    [Number.NaN],
    [0],
    ['0'],
    [-3],
    ['-3'],
    [Infinity],
    [{}],
    [true],
  ])('a fold of %j is missing', (triceps_fold) => {
    const person = { ...fourFolds, age: 25, gender: 'male', triceps_fold };

    expect(bodyFat('DURNIN_WOMERSLEY', person)).toEqual({ missingValues: ['triceps_fold'] });
  });

  test('folds typed as "10" and " 12.0 " count as numbers', () => {
    const person = { ...fourFolds, triceps_fold: '10', subscapular_fold: ' 12.0 ', age: 25, gender: 'male' };

    expect(bodyFat('DURNIN_WOMERSLEY', person)).toEqual({ fatMassPerc: '16.17', fatFreeMassPerc: '83.83' });
  });

  test.each([[undefined], [null], [Number.NaN], [-1], ['trenta'], [Infinity]])('an age of %j is missing', (age) => {
    expect(bodyFat('DURNIN_WOMERSLEY', { ...fourFolds, gender: 'male', age })).toEqual({ missingValues: ['age'] });
  });

  test.each([[undefined], [''], ['M'], ['Male'], [1]])('a gender of %j is missing', (gender) => {
    expect(bodyFat('LOHMAN', { ...fourFolds, gender })).toEqual({ missingValues: ['gender'] });
  });

  test('a value that the formula does not use may be invalid', () => {
    const person = { triceps_fold: 10, subscapular_fold: 10, gender: 'male', calf_fold: 'n.d.', age: -4 };

    expect(bodyFat('LOHMAN', person)).toEqual({ fatMassPerc: '15.50', fatFreeMassPerc: '84.50' });
  });

  test('folds of 1e300 mm count as missing', () => {
    expect(bodyFat('LOHMAN', { triceps_fold: 1e300, subscapular_fold: 10, gender: 'male' })).toEqual({
      missingValues: ['triceps_fold', 'subscapular_fold'],
    });
  });

  test.each([[null], [undefined], ['text'], [7]])(
    'for %j instead of a person all four folds of Faulkner are missing',
    (input) => {
      expect(bodyFat('FAULKNER_4_SKINFOLDS', input as null)).toHaveProperty('missingValues.length', 4);
    },
  );
});

describe('refusals', () => {
  test.each(['', 'MANUAL', 'MIFFLIN_ST_JEOR', 'durnin_womersley', 'toString', '__proto__', 'constructor'])(
    '%j is an invalid formula, with and without data',
    (name) => {
      expect(bodyFat(name, { ...allFolds, age: 30, gender: 'male' })).toEqual({ error: 'Invalid formula' });
      expect(bodyFat(name, {})).toEqual({ error: 'Invalid formula' });
    },
  );

  test.each([
    ['male', 16, '17+'],
    ['female', 15, '16+'],
    ['male', 0, '17+'],
  ])('Durnin-Womersley refuses a %s of %i years', (gender, age, from) => {
    const refused = { error: `Age out of valid range (${from} years)` };

    expect(bodyFat('DURNIN_WOMERSLEY', { ...fourFolds, gender, age })).toEqual(refused);
  });

  test('missing values are reported before an age out of range', () => {
    const person = { ...fourFolds, triceps_fold: undefined, gender: 'male', age: 12 };

    expect(bodyFat('DURNIN_WOMERSLEY', person)).toEqual({ missingValues: ['triceps_fold'] });
  });
});

describe('all formulas of one person', () => {
  test('the triceps and subscapular folds of a woman are enough for Lohman only', () => {
    const person = { triceps_fold: 14, subscapular_fold: 12, gender: 'female', age: 25 };

    expect(allBodyFat(person).map(({ formula }) => formula)).toEqual(['LOHMAN']);
  });

  test('nine folds of a man of 30 are enough for all ten formulas, five of which yield a density', () => {
    const estimates = allBodyFat({ ...allFolds, gender: 'male', age: 30 });

    expect(estimates).toHaveLength(10);
    expect(estimates.filter(({ density }) => density !== null).map(({ formula }) => formula)).toEqual([
      'DURNIN_WOMERSLEY',
      'SLOAN',
      'JACKSON_3_SKINFOLDS',
      'JACKSON_7_SKINFOLDS',
      'WITHERS',
    ]);
  });

  test('a man of 30 is older than the samples of Sloan and Lohman', () => {
    const outside = allBodyFat({ ...allFolds, gender: 'male', age: 30 }).filter(({ cautions }) =>
      cautions.includes('fitted_ages'),
    );

    expect(outside.map(({ formula }) => formula)).toEqual(['SLOAN', 'LOHMAN']);
  });

  test('Sloan has a caution for a woman of 26 and none for a man of 26', () => {
    const cautionsOf = (gender: string) =>
      allBodyFat({ ...allFolds, gender, age: 26 }).find(({ formula }) => formula === 'SLOAN')?.cautions;

    expect(cautionsOf('male')).toEqual([]);
    expect(cautionsOf('female')).toEqual(['fitted_ages']);
  });

  test('for a boy of 12 Lohman has the caution before_puberty and Heath-Carter low_confidence', () => {
    const estimates = allBodyFat({ ...allFolds, gender: 'male', age: 12 });

    expect(estimates.find(({ formula }) => formula === 'LOHMAN')?.cautions).toEqual(['before_puberty']);
    expect(estimates.find(({ formula }) => formula === 'HEATH_CARTER')?.cautions).toEqual([
      'fitted_ages',
      'low_confidence',
    ]);
  });

  test('two folds of 1 mm give -3.11 % with the caution unusual_result', () => {
    const thin = { triceps_fold: 1, subscapular_fold: 1, gender: 'male', age: 20 };

    expect(allBodyFat(thin)).toMatchObject([
      {
        formula: 'LOHMAN',
        fatMassPerc: '-3.11',
        fatFreeMassPerc: '103.11',
        density: null,
        cautions: ['unusual_result'],
      },
    ]);
  });
});

describe('the formulas offered for an age', () => {
  const offered = (age: number | undefined, gender?: Gender) =>
    Object.entries({ ...bodyFatFormulas, ...metabolicRateFormulas })
      .filter(([, formula]) => isOfferedAt(formula, { age, gender }))
      .map(([name]) => name);

  test('of a woman of 45 are all but Lohman, of people of 8 to 29 years, and Molnár, of minors', () => {
    expect(offered(45, 'female')).toHaveLength(16);
    expect(offered(45, 'female')).not.toContain('LOHMAN');
    expect(offered(45, 'female')).not.toContain('MOLNAR');
    expect(offered(29, 'female')).toContain('LOHMAN');
    expect(offered(30)).not.toContain('LOHMAN');
  });

  test('of a girl of 12 are those that were fitted on children', () => {
    expect(offered(12, 'female')).toEqual(['LOHMAN', 'MOLNAR']);
    expect(offered(7, 'female')).toEqual(['MOLNAR']);
  });

  test('of adolescents begin with the first age of their sample', () => {
    expect(offered(17, 'male')).toEqual(['DURNIN_WOMERSLEY', 'LOHMAN', 'MOLNAR']);
    expect(offered(17, 'female')).toEqual(['DURNIN_WOMERSLEY', 'SLOAN', 'LOHMAN', 'MOLNAR']);
  });

  test('of an adult outside the sample of an adult equation contain it, and without an age are all', () => {
    expect(offered(80, 'female')).toEqual(expect.arrayContaining(['DURNIN_WOMERSLEY', 'MIFFLIN_ST_JEOR']));
    expect(offered(18, 'male')).toContain('MIFFLIN_ST_JEOR');
    expect(offered(undefined)).toHaveLength(18);
  });
});
