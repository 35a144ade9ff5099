import { describe, expect, test } from 'vitest';
import { parseLine } from './line.ts';
import { rowsIn } from './testing/rows-in.ts';

/** Sets and repetitions as written, and the repetitions of the row; there are 3 sets of each. */
const amounts: [written: string, reps: string][] = [
  ['3x8', '8'],
  ['3 x 8', '8'],
  ['3x6-8', '6-8'],
  ['3x6 - 8', '6-8'],
  ['3x6–8', '6-8'],
  ['3x6—8', '6-8'],
  ['3x6/8', '6-8'],
  ['3x8-6-4', '8-6-4'],
  ['3 x 8 - 6 - 4', '8-6-4'],
  ['3x8/6/4', '8/6/4'],
  ['3x8, 6, 4', '8/6/4'],
  ['3x12-10-8', '12-10-8'],
  ['3x8-6-max', '8-6-max'],
  ['3xmax', 'max'],
  ['3 serie da 6-8', '6-8'],
  ['3 serie da 8/6/4', '8/6/4'],
  ['3 sets of 6-8', '6-8'],
  ['8-6-4', '8-6-4'],
  ['8/6/4', '8/6/4'],
  ['3x6-8 rip', '6-8'],
  ['3x6-8 per lato', '6-8 per lato'],
];

/** What is written behind the amount, and the load of the row. */
const loads: [written: string, weight: string][] = [
  [' +10kg', '+10 kg'],
  [' + 10 kg', '+10 kg'],
  [' +2,5kg', '+2,5 kg'],
  [' +10', '+10 kg'],
  [' +5%', '+5%'],
  [' +10lb', '+10 lb'],
  [' +10-15 kg', '+10-15 kg'],
  [' @ +10kg', '+10 kg'],
  [' @+10', '+10 kg'],
  [' (+10kg)', '+10 kg'],
  [', +10kg', '+10 kg'],
  [' BW+10', '+10 kg'],
  [' BW + 10 kg', '+10 kg'],
  [' corpo libero +10kg', '+10 kg'],
  [' zavorra 10 kg', '+10 kg'],
  [' con zavorra di 10 kg', '+10 kg'],
  [' zavorra +10', '+10 kg'],
  [' RIR 2 +10kg', '+10 kg'],
  [' rec 90" +10kg', '+10 kg'],
  [' - 80 kg', '80 kg'],
  [' – 80kg', '80 kg'],
  [' — 80 kg', '80 kg'],
  [' -80kg', '80 kg'],
  [' / 80 kg', '80 kg'],
  [' 80 kg', '80 kg'],
  [' kg 80', '80 kg'],
  [' Kg. 80', '80 kg'],
  [' kg: 80', '80 kg'],
  [' con kg 80', '80 kg'],
  [' @ kg 80', '80 kg'],
  [' carico 80', '80 kg'],
  [' carico: 80 kg', '80 kg'],
  [' - carico 80 kg', '80 kg'],
  [' a 80 kg', '80 kg'],
  [' kg 50/55/60', '50/55/60 kg'],
  [' Kg 50-55-60', '50-55-60 kg'],
  [' kg 50, 55, 60', '50/55/60 kg'],
  [' con kg 50/55/60', '50/55/60 kg'],
  [' carico 50/55/60', '50/55/60 kg'],
  [' a 50-55-60 kg', '50-55-60 kg'],
  [' - 50-55-60 kg', '50-55-60 kg'],
  [' RIR 2 kg 50/55/60', '50/55/60 kg'],
];

const combinations = amounts.flatMap(([amount, reps]) =>
  loads.map(([load, weight]) => ({ line: `Trazioni ${amount}${load}`, reps, weight })),
);

describe('a load behind the repetitions leaves them complete', () => {
  test('there are more than 800 combinations', () => {
    expect(combinations.length).toBeGreaterThan(800);
  });

  test.each(combinations)('$line is $reps at $weight', ({ line, reps, weight }) => {
    const rows = rowsIn(`Giorno 1\n${line}`);

    expect(rows).toMatchObject([{ name: 'Trazioni', type: 'reps', sets: 3, reps, weight, info: '', notices: [] }]);
  });
});

test.each([
  ['Panca piana 3 x 12/10/8 kg 50/55/60', { sets: 3, reps: '12/10/8', weight: '50/55/60 kg' }],
  ['Squat 3x12-10-8 kg 50-55-60 rec 90" RIR 2', { sets: 3, reps: '12-10-8', weight: '50-55-60 kg', rir: 2 }],
  ['Trazioni 3x8-6-4 +5/7,5/10 kg', { sets: 3, reps: '8-6-4', weight: '+5/7,5/10 kg' }],
  ['Dip 3x6-8+10kg', { sets: 3, reps: '6-8', weight: '+10 kg' }],
  ['Dip 3x8+10 kg', { sets: 3, reps: '8', weight: '+10 kg' }],
  ['Dip 3x10+8+6 +10kg', { sets: 3, reps: '10+8+6', weight: '+10 kg' }],
  ['Squat 3x6-8-80kg', { sets: 3, reps: '6-8', weight: '80 kg' }],
  ['Squat 2x8-6-80-85 kg', { sets: 2, reps: '8-6', weight: '80-85 kg' }],
  ['Squat 3x6-8/80kg', { sets: 3, reps: '6-8', weight: '80 kg' }],
  ['Squat 1x5+ 100kg', { sets: 1, reps: '5+', weight: '100 kg' }],
  ['Squat 3 serie da 10 kg 60', { sets: 3, reps: '10', weight: '60 kg' }],
  ['Squat kg 50 3x10', { sets: 3, reps: '10', weight: '50 kg' }],
  ['Curl 3x10 kg 20 per mano', { sets: 3, reps: '10', weight: '20 kg per mano' }],
  ['Squat 3x12+10+8 kg 60+50+40', { sets: 3, reps: '12+10+8', weight: '60+50+40 kg' }],
  ['Trazioni 3x6-8 corpo libero - 20 kg', { sets: 3, reps: '6-8', weight: '-20 kg' }],
  ['Trazioni 3x6-8 BW-20kg', { sets: 3, reps: '6-8', weight: '-20 kg' }],
  ['Trazioni 3x6-8 -20kg (assistita)', { sets: 3, reps: '6-8', weight: '-20 kg', info: 'assistita' }],
  ['Trazioni assistite 3x8-6-4 -20 kg', { sets: 3, reps: '8-6-4', weight: '-20 kg' }],
  ['Trazioni 3x6-8 10 kg di zavorra', { sets: 3, reps: '6-8', weight: '+10 kg' }],
  ['Leg press 3x8 carico 70%', { sets: 3, reps: '8', weight: '70%' }],
])('%s is read completely', (line, expected) => {
  const rows = parseLine(line);

  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ info: '', notices: [], ...expected });
});

test.each([
  ['Trazioni 3x8-6-4 -20kg', { reps: '8-6-4', weight: '', info: '-20kg' }],
  ['Squat 3x6-8 -10%', { reps: '6-8', weight: '', info: '-10%' }],
  ['Squat 3x12-10-8 kg', { reps: '12-10-8', weight: '', info: 'kg' }],
  ['Dip 3x8 + 10', { reps: '8', weight: '', info: '+ 10' }],
  ['Dip 3x10+8+6 +10', { reps: '10+8+6', weight: '', info: '+10' }],
  ['Squat 3x6-8 +2,5 kg ogni settimana', { reps: '6-8', weight: '', info: 'ogni settimana · +2,5 kg' }],
  ['Squat 3x6-8 +2,5 kg/settimana', { reps: '6-8', weight: '', info: 'settimana · +2,5 kg' }],
  ['Squat 3x6-8 +2,5 kg a ogni allenamento', { reps: '6-8', weight: '', info: 'a ogni allenamento · +2,5 kg' }],
  ['Lat machine 3x12 peso 40 schiena dritta', { reps: '12', weight: '', info: 'peso 40 schiena dritta' }],
  ['Dip 3x8 +10 parziali', { reps: '8', weight: '', info: '+10 parziali' }],
  ['Squat 3x10 carico 7/10', { reps: '10', weight: '' }],
  ['Squat 3x10 peso 8/10 rec 90', { reps: '10', weight: '' }],
  ['Panca 3x8 +1', { reps: '8', weight: '' }],
  ['Curl 3x8 rip +2', { reps: '8', weight: '' }],
  ['Trazioni 3x8 BW - 90', { reps: '8', weight: '' }],
  ['Squat 3x12-10-8 con 50-55-60', { reps: '12-10-8', weight: '', info: 'con 50-55-60' }],
])('what may be something else than the load in %s stays a note to be checked', (line, expected) => {
  expect(rowsIn(`Giorno 1\n${line}`)).toMatchObject([{ sets: 3, ...expected, notices: ['kept_as_note'] }]);
});

test.each([
  ['Panca 10 kg 3x12', { reps: '12', weight: '10 kg' }],
  ['Trazioni con zavorra 3x6-8', { name: 'Trazioni con zavorra', reps: '6-8', weight: '' }],
  ['Push up 3x15 corpo libero - 60', { reps: '15', weight: '' }],
  ['Push up corpo libero - 15 - 12 - 10', { weight: '' }],
  ['Squat a corpo libero 3x20', { name: 'Squat a corpo libero', reps: '20', weight: '' }],
  ['Panca 50-55-60 kg 3x8', { reps: '8', weight: '50-55-60 kg' }],
  ['Leg press 3x12 peso 3 secondi in discesa', { reps: '12', weight: '' }],
])('%s is read as before', (line, expected) => {
  expect(parseLine(line)).toMatchObject([{ ...expected }]);
});
