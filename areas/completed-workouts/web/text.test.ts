import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../example.ts';
import texts from '../texts/it.json';
import { prescribedPieces, type Texts } from './text.ts';

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
