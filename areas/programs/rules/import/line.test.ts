import { describe, expect, test } from 'vitest';
import { parseLine } from './line.ts';

/** What is said, without what is not. */
function said(typed: string) {
  return parseLine(typed).map((row) =>
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
  ])('%s', (typed, expected) => {
    expect(said(typed)).toEqual([expected]);
  });

  test('of three to four sets the row takes four, and the note keeps both', () => {
    expect(said('Squat 3-4x8')).toEqual([
      { name: 'Squat', sets: 4, reps: '8', info: '3-4x8', notices: ['kept_as_note'] },
    ]);
  });

  test('seventy sets are more than a row can hold: they stay in the note', () => {
    expect(said('Squat 70x8')).toEqual([{ name: 'Squat', info: '70x8', notices: ['kept_as_note'] }]);
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
    ['Squat 5x5 @RPE 8,5', { name: 'Squat', sets: 5, reps: '5', rpe: 8.5 }],
    ['Squat 5x5 RPE8', { name: 'Squat', sets: 5, reps: '5', rpe: 8 }],
    ['Panca 3x10 buffer 2', { name: 'Panca', sets: 3, reps: '10', rir: 2 }],
    ['Panca 3x10 RIR0', { name: 'Panca', sets: 3, reps: '10', rir: 0 }],
    ['Trazioni 4x6 +10 kg', { name: 'Trazioni', sets: 4, reps: '6', weight: '+10 kg' }],
    ['Curl 3x10 2x20 kg', { name: 'Curl', sets: 3, reps: '10', weight: '2x20 kg' }],
    ['Dip 3x10 @corpo libero', { name: 'Dip', sets: 3, reps: '10', weight: 'corpo libero' }],
    ['Squat a corpo libero 3x20', { name: 'Squat a corpo libero', sets: 3, reps: '20' }],
  ])('%s', (typed, expected) => {
    expect(said(typed)).toEqual([expected]);
  });

  test.each([
    ['Squat 3x8 RIR 1-2', 'RIR 1-2'],
    ['Squat 3x8 RPE 7-8', 'RPE 7-8'],
    ['Squat 3x8 RPE 12', 'RPE 12'],
  ])('what has no column of its own stays in the note: %s', (typed, info) => {
    expect(said(typed)).toEqual([{ name: 'Squat', sets: 3, reps: '8', info, notices: ['kept_as_note'] }]);
  });
});

describe('pauses and tempo', () => {
  test.each([
    ['Squat 4x8 rec 90"', 90],
    ["Squat 4x8 rec 90''", 90],
    ['Squat 4x8 rec. 90”', 90],
    ['Squat 4x8 recupero: 90 sec', 90],
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
  ])('%s', (typed, restSeconds) => {
    expect(said(typed)).toEqual([{ name: 'Squat', sets: 4, reps: '8', restSeconds }]);
  });

  test('of a pause of 60 to 90 seconds the longer counts, and the note keeps both', () => {
    expect(said('Squat 4x8 rec 60-90"')).toMatchObject([
      { restSeconds: 90, info: 'rec 60-90"', notices: ['kept_as_note'] },
    ]);
  });

  test('two hours are no pause', () => {
    expect(said('Squat 4x8 rec 120 min')).toMatchObject([{ info: 'rec 120 min' }]);
    expect(parseLine('Squat 4x8 rec 120 min')[0]?.restSeconds).toBeNull();
  });

  test.each([
    ['Squat 4x8 TUT 3-1-1-0', '3-1-1-0'],
    ['Squat 4x8 tempo 3110', '3-1-1-0'],
    ['Squat 4x8 TUT: 3/1/X/0', '3-1-X-0'],
    ['Squat 4x8 3-1-1-0', '3-1-1-0'],
    ['Squat 4x8 TUT 40"', '40 s'],
  ])('%s', (typed, tut) => {
    expect(said(typed)).toEqual([{ name: 'Squat', sets: 4, reps: '8', tut }]);
  });
});

describe('the other types', () => {
  test.each([
    ['Plank 3x30"', { name: 'Plank', type: 'time', sets: 3, value: '30 s' }],
    ['Plank 3x45s', { name: 'Plank', type: 'time', sets: 3, value: '45 s' }],
    ["Plank 3x1'", { name: 'Plank', type: 'time', sets: 3, value: '1 min' }],
    ['Plank 3x1:30', { name: 'Plank', type: 'time', sets: 3, value: '1:30' }],
    ['Plank 3x30-45 sec', { name: 'Plank', type: 'time', sets: 3, value: '30-45 s' }],
    ['Cyclette 10 min', { name: 'Cyclette', type: 'time', value: '10 min' }],
    ['Corsa 5 km', { name: 'Corsa', type: 'distance', value: '5 km' }],
    ["Vogatore 4x400 m rec 2'", { name: 'Vogatore', type: 'distance', sets: 4, value: '400 m', restSeconds: 120 }],
    ['Corsa 7,5km', { name: 'Corsa', type: 'distance', value: '7,5 km' }],
    ['Burpees AMRAP 12 min', { name: 'Burpees', type: 'amrap', value: '12 min' }],
    ['Push up 3xAMRAP', { name: 'Push up', type: 'amrap', sets: 3 }],
    ["Kettlebell swing EMOM 10'", { name: 'Kettlebell swing', type: 'emom', value: '10 min' }],
    ['Thruster 10 min EMOM', { name: 'Thruster', type: 'emom', value: '10 min' }],
    ['Stretching 2x[a piacere]', { name: 'Stretching', type: 'text', sets: 2, value: 'a piacere' }],
  ])('%s', (typed, expected) => {
    expect(said(typed)).toEqual([expected]);
  });
});

describe('notes', () => {
  test.each([
    ['Squat 4x8 note: scendi in 3 secondi', 'scendi in 3 secondi'],
    ['Squat 4x8 (fermo in buca)', 'fermo in buca'],
    ['Squat 4x8 @80kg, schiena dritta', 'schiena dritta'],
  ])('%s', (typed, info) => {
    expect(said(typed)).toMatchObject([{ name: 'Squat', sets: 4, reps: '8', info }]);
  });
});

describe('supersets', () => {
  test('A1 and A2 are marks, not names', () => {
    expect(said('A1) Panca piana 3x8')).toEqual([{ name: 'Panca piana', supersetMark: 'A1', sets: 3, reps: '8' }]);
    expect(said('A2 Rematore 3x8')).toEqual([{ name: 'Rematore', supersetMark: 'A2', sets: 3, reps: '8' }]);
    expect(said('B. Curl 3x8')).toEqual([{ name: 'Curl', supersetMark: 'B', sets: 3, reps: '8' }]);
  });

  test('two on one line share the figures that only one has', () => {
    expect(said('Panca + Rematore 3x10')).toEqual([
      { name: 'Panca', sets: 3, reps: '10' },
      { name: 'Rematore', sets: 3, reps: '10', joinsSuperset: true },
    ]);
    expect(said('A1 Panca 3x8 @60kg / A2 Rematore 3x12')).toEqual([
      { name: 'Panca', supersetMark: 'A1', sets: 3, reps: '8', weight: '60 kg' },
      { name: 'Rematore', supersetMark: 'A2', sets: 3, reps: '12', joinsSuperset: true },
    ]);
  });

  test('a line that begins with a plus goes with the one before', () => {
    expect(said('+ Rematore 3x10')).toEqual([{ name: 'Rematore', sets: 3, reps: '10', joinsSuperset: true }]);
  });

  test('a plus before kilograms joins nothing', () => {
    expect(said('Dip 3x8 + 10 kg')).toMatchObject([{ name: 'Dip', sets: 3, reps: '8', weight: '+10 kg' }]);
  });
});

test('what looks like a formula is a text and says so', () => {
  expect(said("=cmd|' /C calc'!A0")).toMatchObject([{ name: "=cmd|' /C calc'!A0", notices: ['formula'] }]);
});
