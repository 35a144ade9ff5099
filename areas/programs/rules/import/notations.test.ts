import { expect, test } from 'vitest';
import { readingsOf } from './testing/rows-in.ts';
import { parseText } from './text.ts';

function readings(text: string): string[] {
  return readingsOf(parseText(text));
}

test.each([
  ['Leg Extension – 3 × 15 – 40 kg – 60 s', 'Leg Extension 3x15 @40 kg rec 01:00'],
  ['Leg Press: 3 sets, 12 reps, 120 kg', 'Leg Press 3x12 @120 kg'],
  ['Panca 8-8-8-6 con 50-55-60-65kg', 'Panca 4x8-8-8-6 @50-55-60-65 kg'],
  ['Pressa 15-12-10-8 kg 80-100-120-140', 'Pressa 4x15-12-10-8 @80-100-120-140 kg'],
  ['Pulley 3x12 kg 45', 'Pulley 3x12 @45 kg'],
  ['Squat 4x8 da 60 a 80 kg', 'Squat 4x8 @60-80 kg'],
  ['Squat 5/3/1 75%/85%/95%', 'Squat 3x5/3/1 @75/85/95%'],
  ['Panca 6x3@80%-85%', 'Panca 6x3 @80-85%'],
  ['Leg press cluster 4x(3+3+3) 180kg', 'Leg press cluster 4x3+3+3 @180 kg'],
  ['Superset 2: Curl 3x12 + Push down 3x10', 'Curl 3x12|& Push down 3x10'],
  ['Deadlift top single @8 then 3x4 -12%', 'Deadlift 1x1 RPE 8 (top set)|Deadlift 3x4 (-12%) !kept_as_note'],
  ['Crunch 3x20 + 3x15 obliqui', 'Crunch 3x20|Crunch 3x15 (obliqui)'],
  ['Circuito x 3 giri\nAffondi 10 rip\nPlank 45"', 'Affondi 3x10|& Plank 3x45 s'],
  ['Squat\n5x5 @ 80kg\nrec 3 min', 'Squat 5x5 @80 kg rec 03:00'],
  ['Panca 70% 4x8, 75% 3x6, 80% 2x4', 'Panca 9x8/8/8/8/6/6/6/4/4 @70/70/70/70/75/75/75/80/80%'],
  ['Panca 1x5 @RPE8 + 3x5 @-8%', 'Panca 1x5 RPE 8|Panca 3x5 (@-8%) !kept_as_note'],
  ['Press 40 kg x 8 x 4', 'Press 4x8 @40 kg'],
  ['Squat 3x5 100kg\n+ 2x8 80kg', 'Squat 3x5 @100 kg|Squat 2x8 @80 kg !same_exercise'],
  ['Calf 5 serie: 15-15-12-12-10', 'Calf 5x15-15-12-12-10'],
  ['3) SS: Abductor 3x20 + Kickback 3x15', 'Abductor 3x20|& Kickback 3x15'],
])('%j', (text, expected) => {
  expect(readings(text).join('|')).toBe(expected);
});

test.each([
  ['Panca: 5x100, 5x90, 8x80', 'Panca 3x5/5/8 @100/90/80 kg (5x100 · 5x90 · 8x80) !kept_as_note'],
  ['Squat 5x100', 'Squat 5x100 !kept_as_note'],
  ['Tabata bike 8x20"/10"', 'Tabata bike 8x20 s rec 00:10 (8x20"/10") !kept_as_note'],
  ['Tapis 15 min a 6 km/h pendenza 5%', 'Tapis 15 min (a 6 km/h pendenza 5%) !kept_as_note'],
  ['Lat machine 4x10 (ogni settimana +2,5kg)', 'Lat machine 4x10 (ogni settimana · +2,5kg) !kept_as_note'],
  ['Stacco 3x10, 1 minuto e 30 di recupero', 'Stacco 3x10 (1 minuto e 30 di recupero) !kept_as_note'],
  ['Trazioni 4x max (a cedimento) 2 min', 'Trazioni 4xmax ((a cedimento) 2 min) !kept_as_note'],
  ["Corsa 3x(400m + 200m) rec 2'", 'Corsa 3x 400 m rec 02:00 (+ 200m) !kept_as_note'],
  ['Bench 4@7', 'Bench 4 RPE 7 !no_values'],
  ['Curl 3x10 → 3x8', 'Curl 3x10 (→ 3x8) !kept_as_note'],
])('%j is marked', (text, expected) => {
  expect(readings(text).join('|')).toBe(expected);
});

test('a pause within the repetitions is no rest', () => {
  expect(readings('Panca 4x6 rest pause 15"')).toEqual(['Panca 4x6 (rest pause 15")']);
});
