import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { createNameMatcher } from './name-match.ts';
import { type CatalogueLine, readCatalogue } from '#database/testing/exercise-catalogue.ts';
import type { MatchableExercise } from './token-index.ts';

/** Names of ten real logs with the code of their exercise, reviewed by hand; without a code, the name has several. */
const file = path.join(import.meta.dirname, 'testing/training-log-names.csv');
const logged = parse<{ name: string; sets: string; code: string }>(fs.readFileSync(file), { columns: true });

const catalogue = readCatalogue();
const { add, match } = createNameMatcher();
for (const line of catalogue) add(exerciseOf(line));

function exerciseOf({ code, name_en, name_it, aliases, equipment, rarity }: CatalogueLine): MatchableExercise {
  return { id: code, name: name_en, otherName: name_it, aliases, equipment, isOwn: false, rarity };
}

const exactCode = (name: string) => {
  const { match: kind, candidates } = match(name);
  return kind === 'exact' ? candidates[0]?.id : undefined;
};

const shareOf = (isCounted: (row: { name: string; code: string }) => boolean) => {
  const sets = (rows: typeof logged) => rows.reduce((sum, row) => sum + Number(row.sets), 0);
  return sets(logged.filter(isCounted)) / sets(logged);
};

test('at least 95 % of the sets of ten real logs are matched exactly, at most 2 % belong to unknown names', () => {
  expect(logged).toHaveLength(422);
  expect(shareOf(({ name }) => match(name).match === 'exact')).toBeGreaterThanOrEqual(0.95);
  expect(shareOf(({ name }) => match(name).match === 'unknown')).toBeLessThanOrEqual(0.02);
});

test('every exact match of the ten logs is the reviewed exercise, and ambiguous names are not exact', () => {
  const matched = logged.map(({ name }) => [name, exactCode(name) ?? '']);

  expect(matched).toEqual(logged.map(({ name, code }) => [name, code]));
});

test.each([
  ['Overhead Triceps Extension (Cable)', 'cable-rope-overhead-triceps-extension'],
  ['Rear Delt Reverse Fly (Dumbbell)', 'reverse-flyes'],
  ['DB Romanian Deadlifts', 'dumbbell-romanian-deadlift'],
  ['RDL (Barbell)', 'romanian-deadlift'],
  ['BB Bench Press', 'barbell-bench-press-medium-grip'],
  ['Incline DB Bench Press', 'incline-dumbbell-press'],
  ['Crunch (Stability Ball)', 'exercise-ball-crunch'],
  ['Leg Extension machine', 'leg-extensions'],
  ['One arm lat pulldown', 'one-arm-lat-pulldown'],
  ['EZ Bar Biceps Curl', 'ez-bar-curl'],
  ['Hex Bar Deadlift', 'trap-bar-deadlift'],
  ['Alzate laterali manubri', 'side-lateral-raise'],
  ['Panca piana (manubri)', 'dumbbell-bench-press'],
  ['Lat machine', 'wide-grip-lat-pulldown'],
  ['Croci cavi', 'cable-crossover'],
  ['Squat (Multipower)', 'smith-machine-squat'],
  ['Front Squat (Custom)', 'front-barbell-squat'],
  ['Iso-Lateral High Row', 'leverage-high-row'],
  ['Shoulder Press (Machine Plates)', 'leverage-shoulder-press'],
  ['Rematore manubrio', 'one-arm-dumbbell-row'],
  ['Crunch inverso', 'reverse-crunch'],
  ['Squat frontale', 'front-barbell-squat'],
  ['Curl a martello', 'hammer-curls'],
  ['Curl invertito (manubri)', 'standing-dumbbell-reverse-curl'],
  ['Stacco a gambe tese', 'stiff-legged-barbell-deadlift'],
  ['Kickback tricipiti', 'tricep-dumbbell-kickback'],
  ['Lat machine presa stretta', 'close-grip-front-lat-pulldown'],
  ['Panca stretta', 'close-grip-barbell-bench-press'],
])('%s is recognised', (name, code) => {
  expect(exactCode(name)).toBe(code);
});

test.each([
  'Shoulder Press',
  'Kickback',
  'Kickback ai cavi',
  'Triceps Extension',
  'Chest Fly',
  'Dip',
  'Curl bicipiti',
  'Rematore inclinato (Manubrio)',
])('%s means several exercises: it is similar to them, not one of them', (name) => {
  expect(match(name).match).toBe('similar');
  expect(match(name).candidates.length).toBeGreaterThan(1);
});

test('other equipment or another variant is another exercise', () => {
  expect(exactCode('Deadlift (Barbell)')).toBe('barbell-deadlift');
  expect(exactCode('Triceps Extension (Kettlebell)')).toBeUndefined();
  expect(exactCode('Chest Press (Machine)')).not.toBe(exactCode('Incline Chest Press (Machine)'));
  expect(exactCode('Pull Up (Weighted)')).toBe('weighted-pull-ups');
});

test('a single dumbbell is another exercise than dumbbells', () => {
  expect(exactCode('Alzata frontale (Manubrio)')).toBe('front-dumbbell-raise');
  expect(exactCode('Alzata frontale con un manubrio')).toBe('single-dumbbell-raise');
});

test('each name of the library is matched with its own exercise', () => {
  const others = catalogue.flatMap(({ code, name_en, name_it }) =>
    [name_en, name_it].filter((name) => exactCode(name) !== code),
  );

  expect(others).toEqual([]);
});
