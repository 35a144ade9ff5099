import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { setCurrentLanguage } from '#shell/web/texts/language.ts';
import { exampleCompletedWorkout } from '../example.ts';
import texts from '../texts/it.json';
import { prescribedPieces, workPieces } from './prescription-text.ts';
import { setCountText, type Texts } from './text.ts';

const area = 'completed-workouts';
const i18n = i18next.createInstance();

beforeAll(() => i18n.init({ lng: 'it', resources: { it: { [area]: texts } } }));

test.each([
  ['8-10', '8-10 rip.'],
  ['12-10-8', '12-10-8 rip.'],
  ['12 per gamba', '12 per gamba'],
  ['max', 'max'],
  ['45" + 15"', '45" + 15"'],
  ['1:05', '1:05'],
])('prescribed repetitions of "%s" are shown as "%s"', (reps, shown) => {
  const [row] = exampleCompletedWorkout.rows;
  if (!row) throw new Error('text.test: the example has no rows');
  const t: Texts = i18n.getFixedT('it', area);
  const pieces = prescribedPieces(t, { ...row, type: 'reps', reps });

  expect(pieces[0]).toBe(shown);
});

test('an English client reads what an Italian coach wrote of hands and sides in English', () => {
  const [row] = exampleCompletedWorkout.rows;
  if (!row) throw new Error('text.test: the example has no rows');
  setCurrentLanguage('en');
  const t: Texts = i18n.getFixedT('it', area);
  const lunges = { ...row, type: 'reps' as const, sets: 3, reps: '10 per lato', weight: '12 kg per mano' };

  expect(workPieces(t, lunges).slice(0, 2)).toEqual(['3 × 10 per side', '12 kg per hand']);
  setCurrentLanguage('it');
  expect(workPieces(t, lunges).slice(0, 2)).toEqual(['3 × 10 per lato', '12 kg per mano']);
});

test.each([
  [
    { sets: 3, prescribedSets: { total: 13, missing: 13 }, addedExercises: 1 },
    'niente del piano, 1 esercizio aggiunto, 3 serie',
  ],
  [{ sets: 3, prescribedSets: { total: 13, missing: 13 } }, 'niente del piano, 3 serie'],
  [{ sets: 4, prescribedSets: { total: 13, missing: 12 }, addedExercises: 1 }, '1 di 13 serie'],
  [{ sets: 0, prescribedSets: { total: 13, missing: 13 } }, '0 di 13 serie'],
])('what was done of a workout is said in sets, and when nothing of the plan was done, so', (done, shown) => {
  expect(setCountText(i18n.getFixedT('it', area), done)).toBe(shown);
});
