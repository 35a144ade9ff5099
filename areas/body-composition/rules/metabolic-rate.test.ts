import { describe, expect, test } from 'vitest';
import { allMetabolicRates, metabolicRate } from './metabolic-rate.ts';

const person = { weight: 72, height: 178, age: 25, gender: 'male', fat_free_mass_perc: 85 };

describe('missing values', () => {
  test.each([
    ['MOLNAR', ['weight', 'age', 'gender']],
    ['FAO_WHO_UNU', ['weight', 'age', 'gender']],
    ['SCHOFIELD', ['weight', 'age', 'gender']],
    ['HENRY_OXFORD', ['weight', 'height', 'age', 'gender']],
    ['HARRIS_BENEDICT', ['weight', 'height', 'age', 'gender']],
    ['MIFFLIN_ST_JEOR', ['weight', 'height', 'age', 'gender']],
    ['GRANDE_AND_KEYS', ['weight', 'height', 'gender']],
    ['KATCH_MCARDLE', ['weight', 'fat_free_mass_perc']],
  ])('of nobody, %s asks for %j', (name, missingValues) => {
    expect(metabolicRate(name, {})).toEqual({ missingValues });
  });

  test('a fat-free mass of 100.5 % counts as missing, one of 100 % is valid', () => {
    expect(metabolicRate('KATCH_MCARDLE', { weight: 70, fat_free_mass_perc: 100.5 })).toEqual({
      missingValues: ['fat_free_mass_perc'],
    });
    expect(metabolicRate('KATCH_MCARDLE', { weight: 70, fat_free_mass_perc: 100 })).toEqual({ bmr: '1882.00' });
  });

  test('the percentage may be the text that the body fat formulas return', () => {
    expect(metabolicRate('KATCH_MCARDLE', { weight: 70, fat_free_mass_perc: '85.00' })).toEqual({ bmr: '1655.20' });
  });

  test('a weight that is too large for an exact result counts as missing', () => {
    expect(metabolicRate('MIFFLIN_ST_JEOR', { ...person, weight: 1e300 })).toEqual({
      missingValues: ['weight', 'height', 'age'],
    });
  });
});

describe('refusals', () => {
  test('MANUAL has no result: the professional enters the value', () => {
    expect(metabolicRate('MANUAL', person)).toBeUndefined();
  });

  test.each(['', 'SLOAN', 'manual', 'hasOwnProperty'])('%j is an invalid formula', (name) => {
    expect(metabolicRate(name, {})).toEqual({ error: 'Invalid formula' });
  });

  test.each([
    ['MOLNAR', 2, '3+'],
    ['FAO_WHO_UNU', 17, '18+'],
    ['SCHOFIELD', 17, '18+'],
    ['HENRY_OXFORD', 17, '18+'],
  ])('%s refuses somebody of %i years', (name, age, from) => {
    expect(metabolicRate(name, { ...person, age })).toEqual({ error: `Age out of valid range (${from} years)` });
    expect(metabolicRate(name, { ...person, age: age + 1 })).toHaveProperty('bmr');
  });

  test('missing values are reported before an age out of range', () => {
    expect(metabolicRate('SCHOFIELD', { age: 3, gender: 'male' })).toEqual({ missingValues: ['weight'] });
  });
});

describe('every band of age, for 100 kg and 200 cm', () => {
  test.each([
    ['MOLNAR', 'male', 3, '2765.00'],
    ['MOLNAR', 'male', 9, '2765.00'],
    ['MOLNAR', 'male', 10, '2401.00'],
    ['MOLNAR', 'male', 17, '2401.00'],
    ['MOLNAR', 'male', 18, '2209.00'],
    ['MOLNAR', 'female', 3, '2749.00'],
    ['MOLNAR', 'female', 9, '2749.00'],
    ['MOLNAR', 'female', 10, '1966.00'],
    ['MOLNAR', 'female', 17, '1966.00'],
    ['MOLNAR', 'female', 18, '1966.00'],
    ['MOLNAR', 'female', 29, '1966.00'],
    ['MOLNAR', 'female', 30, '1699.00'],
    ['MOLNAR', 'female', 60, '1646.00'],
    ['FAO_WHO_UNU', 'male', 18, '2209.00'],
    ['FAO_WHO_UNU', 'male', 29, '2209.00'],
    ['FAO_WHO_UNU', 'male', 30, '2039.00'],
    ['FAO_WHO_UNU', 'male', 59, '2039.00'],
    ['FAO_WHO_UNU', 'male', 60, '1837.00'],
    ['FAO_WHO_UNU', 'male', 99, '1837.00'],
    ['FAO_WHO_UNU', 'female', 29, '1966.00'],
    ['FAO_WHO_UNU', 'female', 30, '1699.00'],
    ['FAO_WHO_UNU', 'female', 59, '1699.00'],
    ['FAO_WHO_UNU', 'female', 60, '1646.00'],
    ['SCHOFIELD', 'male', 18, '2197.90'],
    ['SCHOFIELD', 'male', 29, '2197.90'],
    ['SCHOFIELD', 'male', 30, '2020.30'],
    ['SCHOFIELD', 'male', 59, '2020.30'],
    ['SCHOFIELD', 'male', 60, '1758.80'],
    ['SCHOFIELD', 'female', 18, '1968.40'],
    ['SCHOFIELD', 'female', 29, '1968.40'],
    ['SCHOFIELD', 'female', 30, '1658.20'],
    ['SCHOFIELD', 'female', 59, '1658.20'],
    ['SCHOFIELD', 'female', 60, '1566.70'],
    ['HENRY_OXFORD', 'male', 18, '2179.00'],
    ['HENRY_OXFORD', 'male', 29, '2179.00'],
    ['HENRY_OXFORD', 'male', 30, '2085.00'],
    ['HENRY_OXFORD', 'male', 59, '2085.00'],
    ['HENRY_OXFORD', 'male', 60, '1966.00'],
    ['HENRY_OXFORD', 'female', 18, '1988.00'],
    ['HENRY_OXFORD', 'female', 29, '1988.00'],
    ['HENRY_OXFORD', 'female', 30, '1810.40'],
    ['HENRY_OXFORD', 'female', 59, '1810.40'],
    ['HENRY_OXFORD', 'female', 60, '1704.70'],
  ])('%s, %s of %i years: %s kcal', (name, gender, age, bmr) => {
    expect(metabolicRate(name, { weight: 100, height: 200, gender, age })).toEqual({ bmr });
  });
});

describe('all formulas of one person', () => {
  test('weight, height, age, gender and fat-free mass of a man of 25 are enough for all eight formulas', () => {
    expect(allMetabolicRates(person).map(({ formula, bmr }) => `${formula} ${bmr}`)).toEqual([
      'MOLNAR 1780.60',
      'FAO_WHO_UNU 1780.60',
      'SCHOFIELD 1776.30',
      'HENRY_OXFORD 1706.94',
      'HARRIS_BENEDICT 1778.30',
      'MIFFLIN_ST_JEOR 1712.50',
      'GRANDE_AND_KEYS 1798.06',
      'KATCH_MCARDLE 1691.92',
    ]);
  });

  test('the weight alone is enough for no formula, with the fat-free mass for Katch-McArdle', () => {
    expect(allMetabolicRates({ weight: 70 })).toEqual([]);
    expect(allMetabolicRates({ weight: 70, fat_free_mass_perc: 85 }).map(({ formula }) => formula)).toEqual([
      'KATCH_MCARDLE',
    ]);
  });

  test('Mifflin-St Jeor has the caution fitted_ages at 79 years and not at 78', () => {
    const cautionsAt = (age: number) =>
      allMetabolicRates({ ...person, age }).find(({ formula }) => formula === 'MIFFLIN_ST_JEOR')?.cautions;

    expect(cautionsAt(78)).toEqual([]);
    expect(cautionsAt(79)).toEqual(['fitted_ages']);
  });

  test('a result of 0 kcal or below, for a child of 2 kg, has the caution unusual_result', () => {
    const found = allMetabolicRates({ weight: 2, height: 40, gender: 'female' });

    expect(found).toMatchObject([
      { formula: 'GRANDE_AND_KEYS', bmr: '-900.93', cautions: ['low_confidence', 'unusual_result'] },
    ]);
  });
});
