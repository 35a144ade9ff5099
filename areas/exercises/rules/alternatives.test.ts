import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestAlternatives, rankedAlternatives, similarity } from './alternatives.ts';
import type { Exercise } from '../contract/exercise.ts';
import { exampleExercise } from '../example.ts';
import { type Equipment, muscles } from './taxonomy.ts';
import { readCatalogue } from '#database/testing/exercise-catalogue.ts';

const exercise = (attributes: object) => ({
  name: '',
  equipment: [],
  rarity: 0,
  primaryMuscles: ['chest' as const],
  secondaryMuscles: ['triceps' as const, 'shoulders' as const],
  category: 'strength' as const,
  mechanic: 'compound' as const,
  force: 'push' as const,
  ...attributes,
});

test('a dumbbell press is similar to a bench press; a fly and a stretch, which are other movements, follow in a search only', () => {
  const press = { ...exercise({}), name: 'dumbbell press' };
  const fly = { ...exercise({ mechanic: 'isolation', secondaryMuscles: [] }), name: 'fly' };
  const stretch = {
    ...exercise({ mechanic: null, force: 'static', category: 'stretching', secondaryMuscles: [] }),
    name: 'stretch',
  };

  const others = [stretch, fly, press];
  const names = (found: typeof others) => found.map(({ name }) => name);

  expect(names(bestAlternatives(exercise({}), others, 3))).toEqual(['dumbbell press']);
  expect(names(rankedAlternatives(exercise({}), others, 3))).toEqual(['dumbbell press', 'fly', 'stretch']);
});

test('an exercise for the chest only is more similar to another one than an exercise for chest, lats and quads', () => {
  const wide = exercise({ primaryMuscles: ['chest', 'lats', 'quads'] });

  expect(similarity(exercise({}), exercise({}))).toBe(9);
  expect(similarity(exercise({}), wide)).toBeLessThan(similarity(exercise({}), exercise({ secondaryMuscles: [] })));
});

test('two unknown mechanics do not count as equal', () => {
  const unknown = exercise({ mechanic: null });

  expect(similarity(unknown, unknown)).toBe(7);
});

test('the similarity is symmetric and from 0 to 9', () => {
  const some = fc.uniqueArray(fc.constantFrom(...muscles), { maxLength: 5 });
  const kinds = fc.record({
    name: fc.constant(''),
    equipment: fc.constant([] as Equipment[]),
    primaryMuscles: some,
    secondaryMuscles: some,
    category: fc.constantFrom('strength' as const, 'cardio' as const),
    mechanic: fc.constantFrom('compound' as const, null),
    force: fc.constantFrom('push' as const, 'pull' as const, null),
  });

  fc.assert(
    fc.property(kinds, kinds, (one, other) => {
      expect(similarity(one, other)).toBeCloseTo(similarity(other, one));
      expect(similarity(one, other)).toBeGreaterThanOrEqual(0);
      expect(similarity(one, other)).toBeLessThanOrEqual(9);
    }),
  );
});

const catalogue = readCatalogue();

/** Codes of the six alternatives to an exercise of the library, by its names in a language. */
function alternativesOf(code: string, language: 'name_en' | 'name_it'): string[] {
  const library = catalogue.map((line) => ({ ...exampleExercise, ...line, name: line[language] }) as Known);
  const found = library.find((one) => one.code === code) as Known;
  const others = library.filter(
    (one) => one.code !== code && one.primaryMuscles.some((muscle) => found.primaryMuscles.includes(muscle)),
  );
  return bestAlternatives(found, others, 6).map((one) => one.code);
}

const nameOf = (code: string, language: 'name_en' | 'name_it') =>
  catalogue.find((line) => line.code === code)?.[language] ?? '';

type Known = Exercise & { code: string; rarity: number };

describe.each(['name_en', 'name_it'] as const)('by its %s', (language) => {
  test('a barbell squat is replaced with a leg press, a hack squat, a goblet squat or a dumbbell squat', () => {
    const codes = alternativesOf('barbell-squat', language);

    expect(codes).toEqual(expect.arrayContaining(['leg-press', 'hack-squat', 'goblet-squat', 'dumbbell-squat']));
  });

  test('a bench press is replaced with dumbbells', () => {
    expect(alternativesOf('barbell-bench-press-medium-grip', language).slice(0, 2)).toContain('dumbbell-bench-press');
  });

  test('a lying leg curl is replaced with the seated machine too, not with the lying one by a single leg', () => {
    const codes = alternativesOf('lying-leg-curls', language);

    expect(codes).toContain('seated-leg-curl');
    expect(codes).not.toContain('single-leg-lying-leg-curl');
  });

  test('a row is replaced with rows only, a pulldown with pull-ups', () => {
    expect(alternativesOf('seated-cable-rows', language).filter((code) => !code.includes('row'))).toEqual([]);
    expect(alternativesOf('wide-grip-lat-pulldown', language)[0]).toBe('pullups');
  });

  test('a leg extension is not replaced with a massage of the thighs, and no exercise for strength with cardio', () => {
    const categoryOf = new Map(catalogue.map(({ code, category }) => [code, category]));
    const codes = ['leg-extensions', 'barbell-squat', 'standing-calf-raises', 'thigh-adductor', 'barbell-lunge'];
    const alternatives = codes.flatMap((code) => alternativesOf(code, language));

    expect(alternatives.length).toBeGreaterThan(24);
    expect(alternatives.filter((code) => ['mobility', 'cardio'].includes(categoryOf.get(code) ?? ''))).toEqual([]);
  });

  test.each([
    ['face-pull', /face pull|rear delt|deltoidi posteriori|reverse fly|aperture posteriori|90°|apertur[ae] posterior/i],
    ['side-lateral-raise', /lateral|laterali|later/i],
    ['triceps-pushdown', /pushdown|tric[ei]p|french|skull|kick-?back/i],
    ['barbell-shoulder-press', /press|lento/i],
    ['barbell-deadlift', /deadlift|stacc/i],
    ['wide-grip-lat-pulldown', /pull-?ups?|chin-?ups?|pull-?down|trazion|lat machine/i],
    ['barbell-curl', /curl/i],
    ['lying-leg-curls', /curl/i],
  ])('nothing with another movement is similar to %s', (code, movement) => {
    const names = alternativesOf(code, language).map((other) => nameOf(other, language));

    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !movement.test(name))).toEqual([]);
  });

  test('at most two of six alternatives use the same equipment', () => {
    const equipmentOf = new Map(catalogue.map(({ code, equipment }) => [code, equipment[0]]));
    const codes = ['barbell-squat', 'barbell-bench-press-medium-grip', 'barbell-curl', 'bent-over-barbell-row'];
    const counts = codes.flatMap((code) =>
      [...Map.groupBy(alternativesOf(code, language), (other) => equipmentOf.get(other)).values()].map(
        ({ length }) => length,
      ),
    );

    expect(counts.length).toBeGreaterThan(10);
    expect(Math.max(...counts)).toBe(2);
  });
});
