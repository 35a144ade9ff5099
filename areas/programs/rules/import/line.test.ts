import { describe, expect, test } from 'vitest';
import { parseLine } from './line.ts';

/** Parses the line and omits empty values from its rows. */
function parsed(line: string) {
  return parseLine(line).map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([field, value]) =>
        Array.isArray(value)
          ? value.length > 0
          : value !== null && value !== '' && value !== false && !(field === 'type' && value === 'reps'),
      ),
    ),
  );
}

describe('sets and repetitions', () => {
  test.each([
    ['Squat 4x8', { name: 'Squat', sets: 4, reps: '8' }],
    ['Squat 4 x 8-10', { name: 'Squat', sets: 4, reps: '8-10' }],
    ['Squat 4×8 – 10', { name: 'Squat', sets: 4, reps: '8-10' }],
    ['Trazioni 3xmax', { name: 'Trazioni', sets: 3, reps: 'max' }],
    ['Trazioni alla sbarra 3 x MAX', { name: 'Trazioni alla sbarra', sets: 3, reps: 'max' }],
    ['Curl 3x12/10/8', { name: 'Curl', sets: 3, reps: '12/10/8' }],
    ['Curl 3x12, 10, 8', { name: 'Curl', sets: 3, reps: '12/10/8' }],
    ['Affondi 3x10/gamba', { name: 'Affondi', sets: 3, reps: '10 per gamba' }],
    ['Curl 3x10,8,6', { name: 'Curl', sets: 3, reps: '10,8,6' }],
    ['Panca piana: 4 serie da 8', { name: 'Panca piana', sets: 4, reps: '8' }],
    ['Bench press 4 sets of 8-10 reps', { name: 'Bench press', sets: 4, reps: '8-10' }],
    ['Affondi 3x10 per gamba', { name: 'Affondi', sets: 3, reps: '10 per gamba' }],
    ['4x8 Squat @80kg', { name: 'Squat', sets: 4, reps: '8', weight: '80 kg' }],
    ['Push up 20 rip', { name: 'Push up', reps: '20' }],
    ['Leg press 45° 3x12', { name: 'Leg press 45°', sets: 3, reps: '12' }],
    ['Squat (bilanciere basso) 5x5', { name: 'Squat (bilanciere basso)', sets: 5, reps: '5' }],
    ['1. Squat 5x5', { name: 'Squat', sets: 5, reps: '5' }],
    ['• Squat 5x5', { name: 'Squat', sets: 5, reps: '5' }],
    ['- Squat 5x5', { name: 'Squat', sets: 5, reps: '5' }],
    ['Alzate laterali 10+8+6 x3 8kg', { name: 'Alzate laterali', sets: 3, reps: '10+8+6', weight: '8 kg' }],
    ['Alzate laterali 10 + 8 + 6 x 3', { name: 'Alzate laterali', sets: 3, reps: '10+8+6' }],
    ['Trazioni 3 serie a cedimento', { name: 'Trazioni', sets: 3, reps: 'cedimento' }],
    ['Trazioni 3 serie fino a cedimento', { name: 'Trazioni', sets: 3, reps: 'cedimento' }],
    ['Trazioni 3x a cedimento', { name: 'Trazioni', sets: 3, reps: 'cedimento' }],
    ['Pull up 3 sets to failure', { name: 'Pull up', sets: 3, reps: 'failure' }],
    ['Panca piana 3x10-8-max', { name: 'Panca piana', sets: 3, reps: '10-8-max' }],
    ['Panca piana 10-8-max @60 kg', { name: 'Panca piana', sets: 3, reps: '10-8-max', weight: '60 kg' }],
    ['Panca piana 10/8/AMRAP', { name: 'Panca piana', sets: 3, reps: '10/8/AMRAP' }],
    ['Panca piana 10 - 8 - cedimento', { name: 'Panca piana', sets: 3, reps: '10-8-cedimento' }],
    [
      'Leg press 12-12-10-8-AMRAP @100-110-120-130-90 kg',
      { name: 'Leg press', sets: 5, reps: '12-12-10-8-AMRAP', weight: '100-110-120-130-90 kg' },
    ],
    ['Trazioni 3 serie max', { name: 'Trazioni', sets: 3, reps: 'max' }],
  ])('are parsed from "%s"', (line, expected) => {
    expect(parsed(line)).toEqual([expected]);
  });

  test.each([
    ['Curl 3x12/15', { sets: 3, reps: '12-15' }],
    ['Curl 3 serie da 12/15 rip', { sets: 3, reps: '12-15' }],
    ['Affondi 3x10/12 per gamba', { sets: 3, reps: '10-12 per gamba' }],
    ['Plank 3x30/45"', { sets: 3, type: 'time', value: '30-45 s' }],
    ['Curl 2x12/15', { sets: 2, reps: '12/15' }],
    ['Curl 3x15/12', { sets: 3, reps: '15/12' }],
    ['Curl 12/15 rip', { sets: 2, reps: '12/15' }],
  ])('"%s": two rising numbers with a slash are a range unless there are two sets', (line, expected) => {
    expect(parsed(line)).toMatchObject([expected]);
  });

  test('three to four sets become four sets, and the note keeps the range', () => {
    expect(parsed('Squat 3-4x8')).toEqual([
      { name: 'Squat', sets: 4, reps: '8', info: '3-4x8', notices: ['kept_as_note'] },
    ]);
  });

  test('numbers after a comma are repetitions by set only when there are as many as sets', () => {
    expect(parsed('Curl 4x12, 10, 8')).toMatchObject([{ sets: 4, reps: '12', info: '10, 8' }]);
    expect(parsed('Squat 3x8, 80, 90')).toMatchObject([{ sets: 3, reps: '8', info: '80, 90' }]);
  });

  test('a time after the repetitions is a note', () => {
    expect(parsed('Squat 3x5 fermo 3"')).toEqual([{ name: 'Squat', sets: 3, reps: '5', info: 'fermo 3"' }]);
    expect(parsed('Plank 45", 3" di fermo')).toMatchObject([{ type: 'time', value: '45 s', info: '3" di fermo' }]);
  });

  test('seventy sets exceed the limit of 50 and go to the note', () => {
    expect(parsed('Squat 70x8')).toEqual([{ name: 'Squat', info: '70x8', notices: ['kept_as_note'] }]);
  });
});

describe('load and effort', () => {
  test.each([
    ['Squat 4x8 @80kg RIR 2', { name: 'Squat', sets: 4, reps: '8', weight: '80 kg', rir: 2 }],
    ['Squat 4x8 80 kg', { name: 'Squat', sets: 4, reps: '8', weight: '80 kg' }],
    ['Squat 4x8 - 82,5 kg', { name: 'Squat', sets: 4, reps: '8', weight: '82,5 kg' }],
    ['Squat 4x8 @ 82.5', { name: 'Squat', sets: 4, reps: '8', weight: '82.5 kg' }],
    ['Squat 4x8x80kg', { name: 'Squat', sets: 4, reps: '8', weight: '80 kg' }],
    ['Squat 5x5 75%', { name: 'Squat', sets: 5, reps: '5', weight: '75%' }],
    ['Squat 5x5 @75% 1RM', { name: 'Squat', sets: 5, reps: '5', weight: '75% 1RM' }],
    ['Squat 5x5 al 75%', { name: 'Squat', sets: 5, reps: '5', weight: '75%' }],
    ['Squat 5x5 @8', { name: 'Squat', sets: 5, reps: '5', rpe: 8 }],
    ['Squat 5x5 @7-8', { name: 'Squat', sets: 5, reps: '5', rpe: 7, rpeTo: 8 }],
    ['Squat 5x5 @RPE 8,5', { name: 'Squat', sets: 5, reps: '5', rpe: 8.5 }],
    ['Squat 5x5 RPE8', { name: 'Squat', sets: 5, reps: '5', rpe: 8 }],
    ['Panca 3x10 buffer 2', { name: 'Panca', sets: 3, reps: '10', rir: 2 }],
    ['Panca 3x10 RIR 1-2', { name: 'Panca', sets: 3, reps: '10', rir: 1, rirTo: 2 }],
    ['Panca RPE 8 - 3x10', { name: 'Panca', sets: 3, reps: '10', rpe: 8 }],
    ['Panca RIR 2 / 4x8', { name: 'Panca', sets: 4, reps: '8', rir: 2 }],
    ['Panca 4x8 RIR 2 - 3 min', { name: 'Panca', sets: 4, reps: '8', rir: 2, restSeconds: 180 }],
    ["Panca 4x8 RPE 8 - 3'", { name: 'Panca', sets: 4, reps: '8', rpe: 8, restSeconds: 180 }],
    ['Panca manubri 3x10 @10,5', { name: 'Panca manubri', sets: 3, reps: '10', weight: '10,5 kg' }],
    ['Panca 3x10 @RPE 7,5-8', { name: 'Panca', sets: 3, reps: '10', rpe: 7.5, rpeTo: 8 }],
    ['Panca 3x10 RIR0', { name: 'Panca', sets: 3, reps: '10', rir: 0 }],
    ['Trazioni 4x6 +10 kg', { name: 'Trazioni', sets: 4, reps: '6', weight: '+10 kg' }],
    ['Curl 3x10 2x20 kg', { name: 'Curl', sets: 3, reps: '10', weight: '2x20 kg' }],
    ['Dip 3x10 @corpo libero', { name: 'Dip', sets: 3, reps: '10', weight: 'corpo libero' }],
    ['Squat a corpo libero 3x20', { name: 'Squat a corpo libero', sets: 3, reps: '20' }],
  ])('are parsed from "%s"', (line, expected) => {
    expect(parsed(line)).toEqual([expected]);
  });

  test.each([
    ['Squat 3x8 RIR 12', 'RIR 12'],
    ['Squat 3x8 RPE 7-12', 'RPE 7-12'],
    ['Squat 3x8 RPE 12', 'RPE 12'],
  ])('a value without a column goes to the note: %s', (line, note) => {
    expect(parsed(line)).toEqual([{ name: 'Squat', sets: 3, reps: '8', info: note, notices: ['kept_as_note'] }]);
  });
});

describe('rest and tempo', () => {
  test.each([
    ["Squat 4x8 80kg 2'", { reps: '8', restSeconds: 120 }],
    ['Rematore 3x12 50 kg 45"', { reps: '12', restSeconds: 45 }],
    ['Military press 12-10-8; 45"', { reps: '12-10-8', restSeconds: 45 }],
    ['Plank 3x45" 1\'', { type: 'time', value: '45 s', restSeconds: 60 }],
    ['Curl 3x10 90s', { reps: '10', restSeconds: 90 }],
    ['Curl 3x10 (0:45)', { reps: '10', restSeconds: 45 }],
    ['Curl 3x10 RIR 2 120s', { rir: 2, restSeconds: 120 }],
    ['Panca 5x5 75% 3min rir 2', { weight: '75%', rir: 2, restSeconds: 180 }],
    ['Squat 4x8 90s rpe 8', { rpe: 8, restSeconds: 90 }],
    ["Squat 4x8 2' 80kg @ RPE 8", { weight: '80 kg', rpe: 8, restSeconds: 120 }],
    ['Curl 3x10 60-90"', { restSeconds: 90, info: '60-90"' }],
  ])('a time alone in "%s" is the rest', (line, expected) => {
    expect(parsed(line)).toMatchObject([expected]);
  });

  test.each([
    ['Squat 3x5 3"', '3"'],
    ['Squat 3x5 fermo 30"', 'fermo 30"'],
    ['Corsa 4x1000 m 4\'30"', '4\'30"'],
    ['Panca 3x8 rec 90" 45"', '45"'],
  ])('a time in "%s" that may be a pause or a pace stays a note', (line, note) => {
    expect(parsed(line)[0]).toMatchObject({ info: note });
  });

  test.each([
    ['Squat 4x8 rec 90"', 90],
    ["Squat 4x8 rec 90''", 90],
    ['Squat 4x8 rec. 90”', 90],
    ['Squat 4x8 recupero: 90 sec', 90],
    ['Squat 4x8 recupero 1 minuto e mezzo', 90],
    ['Squat 4x8 rec un minuto e mezzo', 90],
    ['Squat 4x8 rest 2 minutes and a half', 150],
    ['Squat 4x8 rest 1:30', 90],
    ["Squat 4x8 r 2'", 120],
    ['Squat 4x8 rec 2', 120],
    ['Squat 4x8 rec 90', 90],
    ['Squat 4x8 rec 1\'30"', 90],
    ["Squat 4x8 rec 1'30", 90],
    ['Squat 4x8 rest 2 min 30 sec', 150],
    ['Squat 4x8 rec 1,5 min', 90],
    ["Squat 4x8 2' rec", 120],
    ['Squat 4x8 90 sec di recupero', 90],
    ['Squat 4x8, senza recupero', 0],
  ])('a rest is parsed from "%s"', (line, restSeconds) => {
    expect(parsed(line)).toEqual([{ name: 'Squat', sets: 4, reps: '8', restSeconds }]);
  });

  test('a rest of 60 to 90 seconds becomes 90 seconds, and the note keeps the range', () => {
    expect(parsed('Squat 4x8 rec 60-90"')).toMatchObject([
      { restSeconds: 90, info: 'rec 60-90"', notices: ['kept_as_note'] },
    ]);
  });

  test('two hours are not a valid rest', () => {
    expect(parsed('Squat 4x8 rec 120 min')).toMatchObject([{ info: 'rec 120 min' }]);
    expect(parseLine('Squat 4x8 rec 120 min')[0]?.restSeconds).toBeNull();
  });

  test.each([
    ['Squat 4x8 TUT 3-1-1-0', '3-1-1-0'],
    ['Squat 4x8 tempo 3110', '3-1-1-0'],
    ['Squat 4x8 TUT: 3/1/X/0', '3-1-X-0'],
    ['Squat 4x8 3-1-1-0', '3-1-1-0'],
    ['Squat 4x8 TUT 40"', '40 s'],
  ])('a tempo is parsed from "%s"', (line, tut) => {
    expect(parsed(line)).toEqual([{ name: 'Squat', sets: 4, reps: '8', tut }]);
  });
});

describe('times, distances, AMRAP, EMOM and texts', () => {
  test.each([
    ['Plank 3x30"', { name: 'Plank', type: 'time', sets: 3, value: '30 s' }],
    ['Plank 3x45s', { name: 'Plank', type: 'time', sets: 3, value: '45 s' }],
    ["Plank 3x1'", { name: 'Plank', type: 'time', sets: 3, value: '1 min' }],
    ['Plank 3x1:30', { name: 'Plank', type: 'time', sets: 3, value: '1:30' }],
    ['Plank 3x30-45 sec', { name: 'Plank', type: 'time', sets: 3, value: '30-45 s' }],
    ['Squat 3x8 rec 1,5', { name: 'Squat', sets: 3, reps: '8', restSeconds: 90 }],
    ['Plank 3x45-60 sec', { name: 'Plank', type: 'time', sets: 3, value: '45-60 s' }],
    ['Plank 3x60-90"', { name: 'Plank', type: 'time', sets: 3, value: '60-90 s' }],
    ['Plank 3x1-2 min', { name: 'Plank', type: 'time', sets: 3, value: '1-2 min' }],
    ['Plank 60"/45"/30"', { name: 'Plank', type: 'time', sets: 3, value: '60/45/30 s' }],
    ['Plank 4x60"/45"/30"', { name: 'Plank', type: 'time', sets: 4, value: '60/45/30 s' }],
    ['Plank 60-45-30 sec', { name: 'Plank', type: 'time', sets: 3, value: '60-45-30 s' }],
    ['Plank 60", 45", 30"', { name: 'Plank', type: 'time', sets: 3, value: '60/45/30 s' }],
    ['Plank 3x30"-45"', { name: 'Plank', type: 'time', sets: 3, value: '30-45 s' }],
    ['Plank 3x45"/lato', { name: 'Plank', type: 'time', sets: 3, value: '45 s per lato' }],
    ['Plank 3 serie da 45"', { name: 'Plank', type: 'time', sets: 3, value: '45 s' }],
    ['Plank 3 sets of 45 sec', { name: 'Plank', type: 'time', sets: 3, value: '45 s' }],
    ['Plank 45" x 3', { name: 'Plank', type: 'time', sets: 3, value: '45 s' }],
    ['Camminata 1:05:00', { name: 'Camminata', type: 'time', value: '65 min' }],
    ['Camminata 1h30', { name: 'Camminata', type: 'time', value: '90 min' }],
    ['Corsa 4 serie da 400 m', { name: 'Corsa', type: 'distance', sets: 4, value: '400 m' }],
    ['Corsa 400/300/200 m', { name: 'Corsa', type: 'distance', sets: 3, value: '400/300/200 m' }],
    ['Cyclette 10 min', { name: 'Cyclette', type: 'time', value: '10 min' }],
    ['Corsa 5 km', { name: 'Corsa', type: 'distance', value: '5 km' }],
    ["Vogatore 4x400 m rec 2'", { name: 'Vogatore', type: 'distance', sets: 4, value: '400 m', restSeconds: 120 }],
    ['Corsa 7,5km', { name: 'Corsa', type: 'distance', value: '7,5 km' }],
    ['Burpees AMRAP 12 min', { name: 'Burpees', type: 'amrap', value: '12 min' }],
    ['Push up 3xAMRAP', { name: 'Push up', type: 'amrap', sets: 3 }],
    ["Kettlebell swing EMOM 10'", { name: 'Kettlebell swing', type: 'emom', value: '10 min' }],
    ['Thruster 10 min EMOM', { name: 'Thruster', type: 'emom', value: '10 min' }],
    ['Stretching 2x[a piacere]', { name: 'Stretching', type: 'text', sets: 2, value: 'a piacere' }],
  ])('are parsed from "%s"', (line, expected) => {
    expect(parsed(line)).toEqual([expected]);
  });
});

describe('notes', () => {
  test.each([
    ['Squat 4x8 note: scendi in 3 secondi', 'scendi in 3 secondi'],
    ['Squat 4x8 (fermo in buca)', 'fermo in buca'],
    ['Squat 4x8 @80kg, schiena dritta', 'schiena dritta'],
  ])('are parsed from "%s"', (line, note) => {
    expect(parsed(line)).toMatchObject([{ name: 'Squat', sets: 4, reps: '8', info: note }]);
  });
});

describe('supersets', () => {
  test('A1 and A2 are marks, not names', () => {
    expect(parsed('A1) Panca piana 3x8')).toEqual([{ name: 'Panca piana', supersetMark: 'A1', sets: 3, reps: '8' }]);
    expect(parsed('A2 Rematore 3x8')).toEqual([{ name: 'Rematore', supersetMark: 'A2', sets: 3, reps: '8' }]);
    expect(parsed('B. Curl 3x8')).toEqual([{ name: 'Curl', supersetMark: 'B', sets: 3, reps: '8' }]);
  });

  test('two exercises on one line share the amount that only one has', () => {
    expect(parsed('Panca + Rematore 3x10')).toEqual([
      { name: 'Panca', sets: 3, reps: '10' },
      { name: 'Rematore', sets: 3, reps: '10', joinsSuperset: true },
    ]);
    expect(parsed('A1 Panca 3x8 @60kg / A2 Rematore 3x12')).toEqual([
      { name: 'Panca', supersetMark: 'A1', sets: 3, reps: '8', weight: '60 kg' },
      { name: 'Rematore', supersetMark: 'A2', sets: 3, reps: '12', joinsSuperset: true },
    ]);
  });

  test('a load and an effort after the last name count for both, a load after the first only for it', () => {
    expect(parsed('Panca + Plank 3x10 @30kg RIR 2 rec 90"')).toEqual([
      { name: 'Panca', sets: 3, reps: '10', weight: '30 kg', rir: 2 },
      { name: 'Plank', sets: 3, reps: '10', weight: '30 kg', rir: 2, restSeconds: 90, joinsSuperset: true },
    ]);
    expect(parsed('Panca 3x10 80 kg + Rematore')).toEqual([
      { name: 'Panca', sets: 3, reps: '10', weight: '80 kg' },
      { name: 'Rematore', sets: 3, reps: '10', joinsSuperset: true },
    ]);
  });

  test('a line that starts with a plus joins the previous exercise', () => {
    expect(parsed('+ Rematore 3x10')).toEqual([{ name: 'Rematore', sets: 3, reps: '10', joinsSuperset: true }]);
  });

  test('a plus before kilograms does not join exercises', () => {
    expect(parsed('Dip 3x8 + 10 kg')).toMatchObject([{ name: 'Dip', sets: 3, reps: '8', weight: '+10 kg' }]);
  });
});

test('text that looks like a formula is imported as text with a notice', () => {
  expect(parsed("=cmd|' /C calc'!A0")).toMatchObject([{ name: "=cmd|' /C calc'!A0", notices: ['formula'] }]);
});
