import { expect, test } from 'vitest';
import { categories, equipment, forces, levels, mechanics, muscles } from './taxonomy.ts';
import { type CatalogueLine, readCatalogue } from '#database/testing/exercise-catalogue.ts';

const catalogue = readCatalogue();
const trained = catalogue.filter(({ category }) => category !== 'stretching' && category !== 'mobility');

/** Exercises whose English name matches. */
function named(pattern: RegExp, exceptions?: RegExp): CatalogueLine[] {
  return trained.filter(({ name_en }) => pattern.test(name_en) && !exceptions?.test(name_en));
}

const factsOf = (code: string) => {
  const { primaryMuscles, equipment, mechanic, force, category } = catalogue.find((line) => line.code === code) ?? {};
  return { primaryMuscles, equipment, mechanic, force, category };
};

test('all attributes are codes of the taxonomy, and no muscle is primary and secondary', () => {
  const known = new Set<string>(['', ...muscles, ...equipment, ...categories, ...forces, ...levels, ...mechanics]);
  const wrong = catalogue.filter((line) => {
    const { primaryMuscles, secondaryMuscles, equipment, category, force, level, mechanic } = line;
    const codes = [...primaryMuscles, ...secondaryMuscles, ...equipment, category, force, level, mechanic];
    const isRepeated = primaryMuscles.some((muscle) => secondaryMuscles.includes(muscle));
    return primaryMuscles.length === 0 || isRepeated || codes.some((code) => !known.has(code));
  });

  expect(wrong).toEqual([]);
});

test.each([
  ['adductors', /adduct/i, ['adductors']],
  ['abductors', /abduct/i, ['abductors']],
  ['calf raises', /calf (raise|press)/i, ['calves', 'tibialis']],
  ['pull-ups and pulldowns', /pull-?ups?\b|chin-?ups?\b|pulldown/i, ['lats'], /scapular|burpee/i],
  ['crunches and planks', /crunch|sit-?up|plank/i, ['abs', 'obliques'], /copenhagen|reverse plank|push up/i],
  ['leg extensions', /leg extension/i, ['quads']],
  ['leg curls', /leg curl|hamstring curl/i, ['hamstrings']],
  ['hip thrusts and bridges', /hip thrust|glute bridge/i, ['glutes']],
  ['shrugs', /shrug/i, ['traps'], /kelso|middle back/i],
  ['squats', /\bsquats?$/i, ['quads', 'glutes'], /cossack/i],
  ['lunges', /\blunges?$/i, ['quads', 'glutes']],
  ['bench presses', /bench press|chest press/i, ['chest', 'triceps']],
  ['flyes', /fl(y|ye|yes)$|crossover$/i, ['chest', 'shoulders'], /step|stride/i],
  ['shoulder presses', /shoulder press|military press|overhead press|lateral raise/i, ['shoulders']],
  ['curls', /curls?$/i, ['biceps', 'forearms'], /leg|hamstring|nordic|razor|neck/i],
  ['triceps exercises', /pushdown|tricep|skull ?crusher/i, ['triceps'], /incline pushdown/i],
  ['rows', /\brows?$/i, ['middle_back', 'lats', 'shoulders']],
  ['deadlifts', /deadlift/i, ['hamstrings', 'glutes', 'lower_back', 'quads'], /high pull/i],
] as [string, RegExp, string[], RegExp?][])(
  '%s train the muscles in their name',
  (_, pattern, expected, exceptions?: RegExp) => {
    const exercises = named(pattern, exceptions);
    const wrong = exercises.filter(({ primaryMuscles }) => !primaryMuscles.some((muscle) => expected.includes(muscle)));

    expect(exercises.length).toBeGreaterThan(2);
    expect(wrong.map(({ name_en, primaryMuscles }) => [name_en, primaryMuscles])).toEqual([]);
  },
);

test.each([
  ['dumbbell', /dumbbell/i],
  ['barbell', /\bbarbell/i],
  ['kettlebell', /kettlebell/i],
  ['cable', /\bcable/i],
  ['smith_machine', /smith machine/i],
  ['ez_bar', /ez[- ]bar/i],
  ['band', /\bbands?$/i],
  ['landmine', /landmine/i],
  ['trap_bar', /trap bar/i],
  ['suspension', /suspension|suspended/i],
] as const)('exercises with %s in their name are done with it', (code, pattern) => {
  const exercises = named(pattern);
  const wrong = exercises.filter((line) => !line.equipment.includes(code));

  expect(exercises.length).toBeGreaterThan(2);
  expect(wrong.map(({ name_en, equipment }) => [name_en, equipment])).toEqual([]);
});

test('curls, flyes, raises and extensions of one joint are isolation exercises; pulls are not pushes', () => {
  const single = named(/curls?$|fl(ye|yes)$|lateral raise|triceps extension|pushdown|leg extension/i);
  const pulls = named(/deadlift|\brows?$|pull-?up|chin-?up|pulldown|\bcurls?$|shrug/i, /reverse nordic|wrist/i);

  expect(single.filter(({ mechanic }) => mechanic === 'compound').map(({ name_en }) => name_en)).toEqual([]);
  expect(pulls.filter(({ force }) => force === 'push').map(({ name_en }) => name_en)).toEqual([]);
});

test('a foam roller is for massage only', () => {
  expect(trained.filter(({ equipment }) => equipment.includes('foam_roller')).map(({ name_en }) => name_en)).toEqual(
    [],
  );
});

test('facts that were wrong: the adductor machine, the cable adduction, the deadlift, the good morning', () => {
  expect(factsOf('thigh-adductor')).toMatchObject({ primaryMuscles: ['adductors'], equipment: ['machine'] });
  expect(factsOf('cable-hip-adduction')).toMatchObject({ primaryMuscles: ['adductors'], equipment: ['cable'] });
  expect(factsOf('barbell-deadlift').primaryMuscles).toEqual(['glutes', 'hamstrings', 'lower_back']);
  expect(factsOf('good-morning')).toMatchObject({ force: 'pull', category: 'strength' });
  expect(factsOf('butterfly')).toMatchObject({ force: 'push', mechanic: 'isolation' });
  expect(factsOf('rope-jumping')).toMatchObject({ primaryMuscles: ['calves'], category: 'cardio' });
});
