import { expect, test } from 'vitest';
import { parseTable } from './table.ts';
import { readingsOf } from './testing/rows-in.ts';
import { parseText } from './text.ts';

const readings = (text: string) => readingsOf(parseText(text)).join('|');

test.each([
  ['Stacco rumeno manubri 3x8-10 24+24', 'Stacco rumeno manubri 3x8-10 @24 kg per mano !per_hand'],
  ['Curl manubri 3x10 @12+12', 'Curl manubri 3x10 @12 kg per mano !per_hand'],
  ['Curl manubri 3x10 12,5+12,5 kg', 'Curl manubri 3x10 @12,5 kg per mano !per_hand'],
  ['Curl manubri 3x10 2x18 kg', 'Curl manubri 3x10 @18 kg per mano !per_hand'],
  ['Shoulder press man. 3x10 18x2', 'Shoulder press man 3x10 @18 kg per mano !per_hand'],
  ['Shoulder press man. 3x10, 18x2', 'Shoulder press man 3x10 @18 kg per mano !per_hand'],
  ['Kettlebell swing 4x12 16+16 kg', 'Kettlebell swing 4x12 @16 kg per mano !per_hand'],
  ['Curl manubri 3x12-10-8 10+10/12+12/14+14', 'Curl manubri 3x12-10-8 @10/12/14 kg per mano !per_hand'],
  ['Affondi manubri 3x10 per gamba 12+12', 'Affondi manubri 3x10 per gamba @12 kg per mano !per_hand'],
  ['Curl manubri 3x10 12+12 RIR 2 rec 90', 'Curl manubri 3x10 @12 kg per mano RIR 2 rec 01:30 !per_hand'],
  ['Panca manubri 4 serie da 8 30+30', 'Panca manubri 4x8 @30 kg per mano !per_hand'],
  ['Spinte manubri 10-8-6 20+20/22+22/24+24', 'Spinte manubri 3x10-8-6 @20/22/24 kg per mano !per_hand'],
  [
    'Curl manubri 1x10 12+12, 2x8 10+10',
    'Curl manubri 1x10 @12 kg per mano !per_hand|Curl manubri 2x8 @10 kg per mano !per_hand',
  ],
  ['DB curl 3x10 12+12', 'DB curl 3x10 @12 kg per hand !per_hand'],
  ['DB row 4x10 2x50 lbs', 'DB row 4x10 @50 lb per hand !per_hand'],
  ['Curl 3x10 12+12 kg', 'Curl 3x10 @12+12 kg !per_hand'],
  ['Chest press 3x12 25+25', 'Chest press 3x12 @25+25 kg !per_hand'],
])('two equal loads: %s', (text, expected) => {
  expect(readings(text)).toBe(expected);
});

test.each([
  ['Panca manubri 3 x 10 18kg a manubrio, rec 90', 'Panca manubri 3x10 @18 kg per mano rec 01:30'],
  ['Curl manubri 3x10 24 per mano', 'Curl manubri 3x10 @24 kg per mano'],
  ['Curl manubri 3x10 24 kg cad.', 'Curl manubri 3x10 @24 kg per mano'],
  ['Curl manubri 3x10 24 kg a testa', 'Curl manubri 3x10 @24 kg per mano'],
  ['Curl manubri 3x12 10-12-14 kg per mano', 'Curl manubri 3x12 @10-12-14 kg per mano'],
  ['Dumbbell row 3x10 24 each', 'Dumbbell row 3x10 @24 kg per hand'],
  ['Dumbbell press 3x10 24 kg each hand', 'Dumbbell press 3x10 @24 kg per hand'],
  ['DB bench press 3x8 50 lb each', 'DB bench press 3x8 @50 lb per hand'],
  ['Affondi 3x10+10', 'Affondi 3x10+10'],
  ['Curl alternato 3x10 each', 'Curl alternato 3x10 each'],
  ['Pallof press 3x12 10 kg each side', 'Pallof press 3x12 @10 kg (each side)'],
  ['Trazioni 4x6 +10 kg', 'Trazioni 4x6 @+10 kg'],
  ['Panca 4x6 80+2,5 kg', 'Panca 4x6 @80+2,5 kg'],
  ['Rematore manubrio 3x10 26 kg', 'Rematore manubrio 3x10 @26 kg'],
  ['Curl manubri 4x8', 'Curl manubri 4x8'],
])('a load of one hand, or no pair: %s', (text, expected) => {
  expect(readings(text)).toBe(expected);
});

test.each([
  ['Leg extension 3x10+8+6 @40+30+20kg', 'Leg extension 3x10+8+6 @40+30+20 kg'],
  ['Leg extension 3x10+8+6 @40-30-20 drop', 'Leg extension 3x10+8+6 @40+30+20 kg (drop)'],
  ['Leg extension 3x10+8+6 40-30-20 kg', 'Leg extension 3x10+8+6 @40+30+20 kg !in_parts'],
  ['Leg extension stripping 2x10+8 40/30 kg', 'Leg extension stripping 2x10+8 @40+30 kg'],
  ['Leg extension drop set 3x10 40/30/20 kg', 'Leg extension drop set 3x10 @40/30/20 kg !in_parts'],
  ['Leg extension 3x10+8+6 drop 40 kg', 'Leg extension 3x10+8+6 @40 kg (drop) !in_parts'],
  ['Leg press cluster 4x2+2+2 180 kg', 'Leg press cluster 4x2+2+2 @180 kg'],
  ['Leg press rest pause 3x10+4+4 120/110/100 kg', 'Leg press rest pause 3x10+4+4 @120/110/100 kg'],
  ['Alzate laterali 10+8+6 x3 8kg', 'Alzate laterali 3x10+8+6 @8 kg'],
  ['Panca 3x10-8-6 60-70-80 kg', 'Panca 3x10-8-6 @60-70-80 kg'],
  ['Panca 3x6-8-10 80-70-60 kg', 'Panca 3x6-8-10 @80-70-60 kg'],
])('sets in parts: %s', (text, expected) => {
  expect(readings(text)).toBe(expected);
});

test.each([
  ['3;10+8+6;40-30-20;DROP', 'Leg extension 3x10+8+6 @40+30+20 kg (DROP)'],
  ['3;10+8+6;40/30/20;', 'Leg extension 3x10+8+6 @40+30+20 kg !in_parts'],
  ['4;10+8+6;40/30/20;', 'Leg extension 4x10+8+6 @40+30+20 kg'],
  ['3;2+2+2;120/110/100;', 'Leg extension 3x2+2+2 @120/110/100 kg !in_parts'],
  ['3;10+8+6;40;drop set', 'Leg extension 3x10+8+6 @40 kg (drop set) !in_parts'],
  ['3;10+8+6;40-30;DROP', 'Leg extension 3x10+8+6 @40-30 kg (DROP) !in_parts'],
  ['4;10-8-6;40-30-20;stripping', 'Leg extension 4x10+8+6 @40+30+20 kg (stripping)'],
  ['3;10-8-6;40-30-20;DROP', 'Leg extension 3x10-8-6 @40-30-20 kg (DROP) !in_parts'],
  ['3;10-8-6;60-70-80;', 'Leg extension 3x10-8-6 @60-70-80 kg'],
  ['4;2+2+2;100;cluster', 'Leg extension 4x2+2+2 @100 kg (cluster)'],
  ['3;12;20+20;', 'Leg extension 3x12 @20+20 kg !per_hand'],
  ['3;12;70+%;', 'Leg extension 3x12 @70+% !load_unread'],
  ['3;12;75% 1RM;', 'Leg extension 3x12 @75% 1RM'],
  ['3;12;elastico rosso;', 'Leg extension 3x12 @elastico rosso'],
])('columns of sets, repetitions, load and note: %s', (cells, expected) => {
  const rows = [
    ['Esercizio', 'Serie', 'Rip', 'Carico', 'Note'],
    ['Leg extension', ...cells.split(';')],
  ];

  expect(readingsOf(parseTable([{ name: null, rows }])).join('|')).toBe(expected);
});

test.each([
  ['Stacco rumeno manubri', '24+24', 'Stacco rumeno manubri 3x8-10 @24 kg per mano !per_hand'],
  ['Shoulder press man.', '18x2', 'Shoulder press man 3x8-10 @18 kg per mano !per_hand'],
  ['Curl manubri', '24 per mano', 'Curl manubri 3x8-10 @24 kg per mano'],
  ['Squat (risc. 5x40, 3x60)', '100', 'Squat 3x8-10 @100 kg warm-up: 5x40, 3x60'],
  [
    'Squat bilanciere (risc. 5x bil, 5x60, 3x80)',
    '100 kg',
    'Squat bilanciere 3x8-10 @100 kg (risc. 5x bil, 5x60, 3x80) !kept_as_note',
  ],
])('%s at %s in columns', (name, load, expected) => {
  const rows = [
    ['Esercizio', 'Serie', 'Rip', 'Carico'],
    [name, '3', '8-10', load],
  ];

  expect(readingsOf(parseTable([{ name: null, rows }])).join('|')).toBe(expected);
});

test.each([
  ['Squat (risc. 5x bil, 5x60, 3x80) 4x5 100 kg', 'Squat 4x5 @100 kg (risc. 5x bil, 5x60, 3x80) !kept_as_note'],
  ['Squat (risc. 5x40, 3x60) 4x5 100 kg', 'Squat 4x5 @100 kg warm-up: 5x40, 3x60'],
  ['Bench press 4x5 100 kg (warm-up: 5x40, 3x60)', 'Bench press 4x5 @100 kg warm-up: 5x40, 3x60'],
  ['Squat 5x5 risc. 5x60, 3x80', 'Squat 5x5 warm-up: 5x60, 3x80'],
  ['Squat (con fermo) 4x5', 'Squat (con fermo) 4x5'],
  ['Squat 3x10 / 3x8', 'Squat 6x10/10/10/8/8/8 !alternatives'],
  ['Squat 3x10 + 3x8', 'Squat 6x10/10/10/8/8/8'],
  ['Curl 21s', 'Curl 7+7+7 rip (21s)'],
  ['Curl bilanciere 3x21s rec 60', 'Curl bilanciere 3x7+7+7 rec 01:00 (21s)'],
  ['Plank 3x21s', 'Plank 3x21 s'],
  ['Panca + Rematore 1x5, 2x8', 'Panca 3x5/8/8|& Rematore 3x5/8/8'],
  ['Panca + Rematore 1x5 RPE 9, 2x8 RPE 7', 'Panca 1x5 !alternatives|& Rematore 1x5 RPE 9|Rematore 2x8 RPE 7'],
  ['Squat 4x5 @70+%', 'Squat 4x5 @70+% !load_unread'],
])('methods and warm-ups: %s', (text, expected) => {
  expect(readings(text)).toBe(expected);
});

test.each([
  [
    'Circuito finale: 4 giri, 30"/15": swing, step up, plank',
    'swing 4x30 s rec 00:15 (Circuito finale)|& step up 4x30 s rec 00:15|& plank 4x30 s rec 00:15',
  ],
  [
    '- Circuito finale: 4 giri, 30" lavoro 15" recupero: kettlebell swing, mountain climber',
    'kettlebell swing 4x30 s rec 00:15 (Circuito finale)|& mountain climber 4x30 s rec 00:15',
  ],
  ['Circuit 3 rounds: squat x10, push up x12, plank 30"', 'squat 3x10 (Circuit)|& push up 3x12|& plank 3x30 s'],
  ['Circuito 3 giri: swing x15 16 kg, plank 30"', 'swing 3x15 @16 kg (Circuito)|& plank 3x30 s'],
  ['Circuito 4 giri 40": swing @16kg, plank', 'swing 4x40 s @16 kg (Circuito)|& plank 4x40 s'],
  [
    'Circuito A - 3 giri - 40" on 20" off: burpees, squat jump',
    'burpees 3x40 s rec 00:20 (Circuito A)|& squat jump 3x40 s rec 00:20',
  ],
  ['Circuito: 3 giri di: burpees, plank 30 sec', 'burpees 3 serie (Circuito)|& plank 3x30 s'],
  ['Circuito: 3 giri: 10 burpees, 15 squat', 'burpees 3x10 (Circuito)|& squat 3x15'],
  ['Circuito x 3 giri\nAffondi 10 rip\nPlank 45"', 'Affondi 3x10|& Plank 3x45 s'],
])('circuits: %j', (text, expected) => {
  expect(readings(text)).toBe(expected);
});

test('a chat has its days and exercises, and its sentences are instructions', () => {
  const result = parseText(
    [
      '[24/11/26, 21:14:03] Marta Coach: Ciao Robi! ecco la scheda 💪',
      '[24/11/26, 21:14:40] Marta Coach: *LUNEDÌ - Full body A*',
      '1) Goblet squat 3x12 @16kg',
      '[24/11/26, 21:15:10] Marta Coach: _GIOVEDÌ - Full body B_',
      '- Push up 3xmax',
      '[24/11/26, 21:16:22] Marta Coach: Niente apnea mi raccomando, pressione! ❤️',
    ].join('\n'),
  );

  expect(
    result.kind === 'read' && [result.title, result.weeks[0]?.days.flatMap(({ workouts }) => workouts)],
  ).toMatchObject([
    '',
    [
      { title: 'Lunedì · Full body A', info: 'Ciao Robi! ecco la scheda 💪', rows: [{ name: 'Goblet squat' }] },
      { title: 'Giovedì · Full body B', info: 'Niente apnea mi raccomando, pressione! ❤️', rows: [{ name: 'Push up' }] },
    ],
  ]);
});

test('the word behind the number of a week is a note of its first workout', () => {
  const rows = [['SETTIMANA 6 - SCARICO'], ['Giorno A - LOWER'], ['Esercizio', 'Serie', 'Rip'], ['Squat', '3', '5']];
  const result = parseTable([{ name: null, rows }]);

  expect(result.kind === 'read' && result.weeks[0]?.days[0]?.workouts[0]).toMatchObject({
    title: 'LOWER',
    info: 'SCARICO',
  });
});
