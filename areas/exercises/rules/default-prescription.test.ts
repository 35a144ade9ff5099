import { expect, test } from 'vitest';
import { readCatalogue } from '#database/testing/exercise-catalogue.ts';
import { type DefaultPrescription, defaultPrescription } from './default-prescription.ts';

const catalogue = readCatalogue().map((line) => ({
  ...line,
  mechanic: (line.mechanic || null) as 'compound' | null,
  force: (line.force || null) as 'push' | null,
}));

const ofCode = (code: string) => {
  const line = catalogue.find((one) => one.code === code);
  if (!line) throw new Error(`ofCode: no exercise ${code}`);
  return defaultPrescription({ ...line, name: line.name_it });
};

/** An own exercise as it is created from a search: nothing but its name is known. */
const own = (name: string) => defaultPrescription({ name, category: 'strength', mechanic: null, force: null });

test.each([
  ['outdoor-running', 'time', 1],
  ['running-treadmill', 'time', 1],
  ['rowing-stationary', 'time', 1],
  ['bicycling-stationary', 'time', 1],
  ['assault-bike', 'time', 1],
  ['swimming-freestyle', 'time', 1],
  ['hill-sprint', 'distance', 3],
  ['farmers-walk', 'distance', 3],
  ['farmers-walk-dumbbell', 'distance', 3],
  ['suitcase-carry', 'distance', 3],
  ['sled-push', 'distance', 3],
  ['plank', 'time', 3],
  ['side-bridge', 'time', 3],
  ['wall-sit', 'time', 3],
  ['dead-hang', 'time', 3],
  ['hollow-body-hold', 'time', 3],
  ['rope-jumping', 'time', 1],
  ['stairmaster', 'time', 1],
  ['childs-pose', 'time', 3],
  ['hamstring-smr', 'time', 3],
  ['barbell-squat', 'reps', 3],
  ['pullups', 'reps', 3],
  ['burpee', 'reps', 3],
  ['walking-lunge-dumbbell', 'reps', 3],
  ['hang-clean', 'reps', 3],
  ['air-bike', 'reps', 3],
  ['pallof-press', 'reps', 3],
  ['bird-dog', 'reps', 3],
  ['plank-shoulder-tap', 'reps', 3],
  ['sled-row', 'reps', 3],
  ['monster-walk', 'reps', 3],
] as const)('%s begins with %s, %i sets', (code, measure, sets) => {
  expect(ofCode(code)).toEqual({ type: measure, sets });
});

test.each([
  ['Corsa lenta', 'time'],
  ['Vogatore Concept2', 'time'],
  ['Camminata in pendenza', 'time'],
  ["Farmer's carry con trap bar", 'distance'],
  ['Plank con zavorra', 'time'],
  ['Tenuta isometrica al muro', 'time'],
  ['Squat isometrico', 'time'],
  ['Stretching psoas', 'time'],
  ['Rowing machine panca', 'reps'],
  ['Affondi camminati', 'reps'],
  ['Crunch bicicletta', 'reps'],
  ['Hang power clean dai blocchi', 'reps'],
  ['Panca piana con fermo', 'reps'],
] as const)('an own exercise with only a name, %s, begins with %s', (name, measure) => {
  expect(own(name).type).toBe(measure);
});

test('every exercise of the library begins alike under its Italian and its English name', () => {
  const differing = catalogue.filter((line) => {
    const [italian, english] = [line.name_it, line.name_en].map((name) => defaultPrescription({ ...line, name }));
    return italian?.type !== english?.type || italian?.sets !== english?.sets;
  });

  expect(catalogue.length).toBeGreaterThan(1500);
  expect(differing.map(({ code }) => code)).toEqual([]);
});

test('of the 300 most used exercises only holds and carries are not repetitions', () => {
  const others = catalogue.slice(0, 300).filter((line) => typeOf(line) !== 'reps');

  expect(others.map(({ code }) => code)).toEqual(['plank', 'isometric-biceps-hold', 'farmers-walk-dumbbell']);
});

test('cardio is never loaded repetitions, except what is counted', () => {
  const counted = catalogue.filter((line) => line.category === 'cardio' && typeOf(line) === 'reps');

  expect(counted.map(({ code }) => code).filter((code) => !code.includes('burpee'))).toEqual(
    expect.arrayContaining(['man-maker', 'devil-press', 'double-unders', 'box-step-over']),
  );
  expect(counted).toHaveLength(9);
});

function typeOf(line: (typeof catalogue)[number]): DefaultPrescription['type'] {
  return defaultPrescription({ ...line, name: line.name_it }).type;
}
