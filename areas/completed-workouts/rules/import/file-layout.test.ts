import { expect, test } from 'vitest';
import { detectLayout } from './file-layout.ts';

test.each([
  ['FitNotes', 'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment'],
  ['Fitbod', 'Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier'],
  ['a spreadsheet of twelve columns up to the RPE', 'A,B,C,D,E,F,G,H,I,J,K,RPE'],
])('the table of %s is no export of Strong or Hevy', (_, heading) => {
  expect(detectLayout(heading.split(','), '2024-06-01,Squat,3,80,8,,,,,,,'.split(','))).toEqual({ kind: 'unknown' });
});
