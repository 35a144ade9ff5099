import { expect, test } from 'vitest';
import { parseText } from './text.ts';
import { readingsOf } from './testing/rows-in.ts';

/** The rows without what the coach should check. */
const rowsOf = (line: string) => readingsOf(parseText(line)).map((row) => row.replace(/ !.*/, ''));

test.each([
  ["EMOM 12': Thruster con bilanciere 10 rip 30kg", ['Thruster con bilanciere EMOM 12 min @30 kg (10 rip)']],
  ['AMRAP 8 min: Burpees 10', ['Burpees AMRAP 8 min (x10)']],
  ['EMOM 10: 5 deadlifts @225lb + 10 push-ups', ['deadlifts EMOM 10 min @225 lb (x5)', '& push-ups EMOM 10 min (x10)']],
  [
    'AMRAP 12 min: 10 burpees, 15 kettlebell swing 16kg, 200 m corsa',
    ['burpees AMRAP 12 min (x10)', '& kettlebell swing AMRAP 12 min @16 kg (x15)', '& corsa AMRAP 12 min (200 m)'],
  ],
  [
    '12 min AMRAP: 12/10 cal row, wall ball 9 kg x 15',
    ['row AMRAP 12 min (12/10 cal)', '& wall ball AMRAP 12 min @9 kg (x15)'],
  ],
  [
    "EMOM 10': min 1: 10 burpees; min 2: 30 sec plank",
    ['burpees EMOM 10 min (min 1 x10)', '& plank EMOM 10 min (min 2 30 sec)'],
  ],
  ['3x AMRAP 5 min: 5 trazioni + 10 piegamenti', ['trazioni 3xAMRAP 5 min (x5)', '& piegamenti 3xAMRAP 5 min (x10)']],
  ['EMOM 10 min: squat', ['squat EMOM 10 min']],
  ['Burpees AMRAP 12 min', ['Burpees AMRAP 12 min']],
])('"%s" has each exercise with its amount in the note', (line, rows) => {
  expect(rowsOf(line)).toEqual(rows);
});

test.each([
  [
    'Giorno 1\nSquat 4x5\n\nAMRAP 12 min:\n10 burpees\n15 kettlebell swing 16kg\n- 200 m corsa\n\nPlank 3x30 s',
    [
      'Squat 4x5',
      'burpees AMRAP 12 min (x10)',
      '& kettlebell swing AMRAP 12 min @16 kg (x15)',
      '& corsa AMRAP 12 min (200 m)',
      'Plank 3x30 s',
    ],
  ],
  [
    "EMOM 10'\nmin 1: 10 burpees\nmin 2: 30 sec plank",
    ['burpees EMOM 10 min (min 1 x10)', '& plank EMOM 10 min (min 2 30 sec)'],
  ],
  ['Giorno 1\nAMRAP 8 min\n5 trazioni\nGiorno 2\nSquat 4x5', ['trazioni AMRAP 8 min (x5)', 'Squat 4x5']],
  ['AMRAP 8 min:\n5 trazioni\nSquat 4x5', ['trazioni AMRAP 8 min (x5)', 'Squat 4x5']],
  ['Burpees\nAMRAP 12 min\nSquat 4x5', ['Burpees AMRAP 12 min', 'Squat 4x5']],
])('%j has the exercises below its title in one block', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});
