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
