import { expect, test } from 'vitest';
import { lowEnergy } from './low-energy.ts';

const visit = { takenOn: '2026-11-20', formula: 'MIFFLIN_ST_JEOR', activity: 'sedentary' } as const;
const pregnant = { ...visit, kcalPerDay: 2482, restingKcal: 1441, maternalKcal: 500 };
const need = { ...pregnant, maternalKcal: 0 };
const small = { ...visit, kcalPerDay: 1260, restingKcal: 1050, maternalKcal: 0 };
const estimate = { origin: 'estimate', kcalPerDay: 1593, restingKcal: 1328 } as const;
const underweight = { bmi: 16.5, measuredOn: '2026-11-20', bmiClass: 'moderate_thinness', isMinor: false } as const;
const calculation = { origin: 'calculation', kcalPerDay: 1827, restingKcal: 1328 } as const;

test.each([
  [1271, { need: pregnant }, 'resting'],
  [1800, { need: pregnant }, 'maternal'],
  [2482, { need: pregnant }, undefined],
  [1800, { need: { ...pregnant, maternalKcal: null } }, 'maternal'],
  [1700, { need }, undefined],
  [1613, { need }, 'need'],
  [2400, { need, underweight }, 'need'],
  [2481.6, { need, underweight }, undefined],
  [1500, { need: null, otherNeed: estimate, underweight }, 'need'],
  [1400, { need: null, underweight }, undefined],
  [1700, { need, isMinor: true }, 'minor'],
  [1700, { need, maternalState: 'lactating' }, 'maternal'],
  [2482, { need, isMinor: true }, undefined],
  [1400, { need, isMinor: true }, 'resting'],
  [1199, { need: small }, 'below1200'],
  [1250, { need: null, otherNeed: calculation }, 'resting'],
  [1500, { need: null, otherNeed: calculation }, undefined],
  [1500, { need: null, otherNeed: calculation, maternalState: 'pregnant' }, 'maternal'],
  [1500, { need: null, otherNeed: estimate, isMinor: true }, 'minor'],
  [1250, { need: null, maternalState: 'pregnant' }, 'maternal'],
  [1250, { need: null, isMinor: true }, 'minor'],
  [1800, { need: null, isMinor: true }, undefined],
  [959, { need: null }, 'below1000'],
  [1199, { need: null }, 'below1200'],
  [1200, { need: null }, undefined],
  [
    1450,
    { need: null, otherNeed: { origin: 'estimate', kcalPerDay: 1427, restingKcal: 1189 }, maternalState: 'pregnant' },
    'maternal',
  ],
  [1700, { need: { ...need, kcalPerDay: 1600, restingKcal: 1300 }, maternalState: 'lactating' }, 'maternal'],
  [
    1650,
    { need: null, otherNeed: { origin: 'estimate', kcalPerDay: 1627, restingKcal: 1356 }, isMinor: true },
    'minor',
  ],
  [
    1250,
    { need: null, otherNeed: { origin: 'estimate', kcalPerDay: 1020, restingKcal: 850 }, isMinor: true },
    undefined,
  ],
  [1150, { need: { ...small, kcalPerDay: 902, restingKcal: 752 } }, undefined],
  [0, { need: null }, undefined],
  [null, { need }, undefined],
] as const)('an average day of %s kcal of a client with %j is %s', (kcal, client, kind) => {
  expect(lowEnergy({ kcal, client })?.kind).toBe(kind);
});

test.each([
  [{ need: pregnant }, undefined],
  [{ need: { ...pregnant, maternalKcal: null } }, true],
  [{ need, maternalState: 'lactating' }, true],
  [{ need: null, otherNeed: calculation, maternalState: 'pregnant' }, true],
  [{ need }, undefined],
] as const)('whether the compared need lacks the addition is said: %j', (client, lacksAddition) => {
  expect(lowEnergy({ kcal: 1500, client })?.lacksAddition).toBe(lacksAddition);
});

test('a day of a client without a date of birth is compared as that of a minor by the age of the typed calculation', () => {
  const client = { need: null, isMinor: false };

  expect(lowEnergy({ kcal: 1700, client, ageYears: 15 })?.kind).toBe('minor');
  expect(lowEnergy({ kcal: 1700, client, ageYears: 18 })).toBeNull();
  expect(lowEnergy({ kcal: 1700, client, ageYears: null })).toBeNull();
});

test('the numbers of the visit are said', () => {
  expect(lowEnergy({ kcal: 1270.6, client: { need: pregnant } })).toEqual({
    kind: 'resting',
    kcal: 1271,
    restingKcal: 1441,
    needKcal: 2482,
    origin: 'visit',
  });
});

test('a need without the addition for pregnancy that a day reaches is not said', () => {
  const otherNeed = { origin: 'estimate', kcalPerDay: 1427, restingKcal: 1189 } as const;

  expect(lowEnergy({ kcal: 1450, client: { need: null, otherNeed, maternalState: 'pregnant' } })).toMatchObject({
    kind: 'maternal',
    needKcal: null,
  });
});

test('a day that is little for the calculation alone names its numbers, and no limit without a need', () => {
  const low = lowEnergy({ kcal: 1150, client: { need: null, otherNeed: calculation } });

  expect(low).toMatchObject({ kind: 'resting', origin: 'calculation', needKcal: 1827 });
  expect(lowEnergy({ kcal: 1300, client: { need: small, otherNeed: calculation } })).toMatchObject({
    kind: 'resting',
    origin: 'calculation',
  });
});
