import { describe, expect, test } from 'vitest';
import type { ImportedWeek } from '../../contract/import.ts';
import { parseText } from './text.ts';

function weeksIn(text: string): ImportedWeek[] {
  const imported = parseText(text);
  if (imported.kind !== 'read') throw new Error(`weeksIn: ${imported.kind}`);
  return imported.weeks;
}

/**
 * Formats every workout as `S1 G1 Push: Panca, Dip`; + before a row that joins the previous one, ? after an excluded
 * row.
 */
function outlineOf(text: string): string[] {
  return weeksIn(text).flatMap(({ days }, w) =>
    days.flatMap(({ workouts }, d) =>
      workouts.map(({ title, rows }) => {
        const names = rows.map(
          ({ name, joinsSuperset, isLeftOut }) => `${joinsSuperset ? '+' : ''}${name}${isLeftOut ? '?' : ''}`,
        );
        return `S${w + 1} G${d + 1} ${title}: ${names.join(', ')}`;
      }),
    ),
  );
}

test('week and day headings are parsed in Italian and English', () => {
  expect(
    outlineOf(
      'Settimana 1\nGiorno A\nSquat 4x8\nLunedì - Gambe\nStacco 3x5\n\nWeek 2\nDay 1 - Push\nPanca 4x8\nDay 2: Pull\nRow 4x8',
    ),
  ).toEqual(['S1 G1 Giorno A: Squat', 'S1 G2 Lunedì · Gambe: Stacco', 'S2 G1 Push: Panca', 'S2 G2 Pull: Row']);
});

test('a week and its day may be on one line', () => {
  expect(outlineOf('Settimana 1 - Giorno 1: Spinta\nPanca 4x8')).toEqual(['S1 G1 Spinta: Panca']);
});

test('weeks 1 to 4 are four equal weeks', () => {
  expect(weeksIn('Settimane 1-4\nGiorno 1\nSquat 4x8')).toHaveLength(4);
});

test('the text of a week heading becomes a note of each day of the week', () => {
  const days = weeksIn(
    'Settimana 4 (scarico)\nGiorno 1\nSquat 2x8\nGiorno 2\nPanca 2x8\nSettimana 5\nGiorno 1\nSquat 4x8',
  );

  expect(days.map((week) => week.days.map((day) => day.workouts[0]?.info))).toEqual([['scarico', 'scarico'], ['']]);
});

test('the text of the heading of a week with one day becomes its note', () => {
  expect(weeksIn('Settimana 4 (scarico)\nGiorno 1\nSquat 2x8')[0]?.days[0]?.workouts[0]?.info).toBe('scarico');
});

test('without week headings a repeated day starts the next week', () => {
  expect(outlineOf('Giorno A\nSquat 4x8\nGiorno B\nPanca 4x8\nGiorno A\nSquat 4x9')).toEqual([
    'S1 G1 Giorno A: Squat',
    'S1 G2 Giorno B: Panca',
    'S2 G1 Giorno A: Squat',
  ]);
});

test('titles without day headings start days with one workout each', () => {
  expect(outlineOf('Petto e tricipiti\nPanca 4x8\nDip 3x10\n\nDorso:\nRematore 4x8')).toEqual([
    'S1 G1 Petto e tricipiti: Panca, Dip',
    'S1 G2 Dorso: Rematore',
  ]);
});

test('the first line above a week is the title of the program', () => {
  expect(parseText('Forza per Nina\n\nSettimana 1\nGiorno 1\nSquat 5x5')).toMatchObject({ title: 'Forza per Nina' });
});

test('the title of a program may be the name of a section', () => {
  expect(parseText('Forza\n\nGiorno 1\nSquat 5x5')).toMatchObject({ title: 'Forza' });
});

test('supersets are parsed from marks, a heading and a plus', () => {
  expect(outlineOf('A1 Panca 3x8\nA2 Rematore 3x8\nB1 Curl 3x10\nB2 French press 3x10')).toEqual([
    'S1 G1 : Panca, +Rematore, Curl, +French press',
  ]);
  expect(outlineOf('Superset:\nPanca 3x8\nRematore 3x8\n\nPlank 3x30"')).toEqual(['S1 G1 : Panca, +Rematore, Plank']);
  expect(outlineOf('Panca 3x8 + Rematore 3x8\nCurl 3x10')).toEqual(['S1 G1 : Panca, +Rematore, Curl']);
});

test('a superset in a list ends with the list', () => {
  expect(outlineOf('Superset:\n- Panca\n  3x8\n- Rematore\n  3x8')).toEqual(['S1 G1 : Panca, +Rematore']);
  expect(outlineOf('Superset:\n- Panca 3x8\n- Rematore 3x8\nPlank 3x30"\nDip 3x8')).toEqual([
    'S1 G1 : Panca, +Rematore, Plank, Dip',
  ]);
});

test('beside A1 and A2 a letter is the order of its exercise; without them it is part of the name', () => {
  expect(outlineOf('A1 Bench 3x8\nA2 Row 3x8\nB Romanian deadlift 4x10\nC T bar row 3x8\nV up 3x10')).toEqual([
    'S1 G1 : Bench, +Row, Romanian deadlift, T bar row, V up',
  ]);
  expect(outlineOf('A1 Curl 3x8\nA2 Dip 3x8\nA corpo libero 3x15\nB Plank 3x30"')).toEqual([
    'S1 G1 : Curl, +Dip, A corpo libero, Plank',
  ]);
  expect(outlineOf('A skip 3x20\nB skip 3x20')).toEqual(['S1 G1 : A skip, B skip']);
});

test('a letter that starts again with 1 is another superset', () => {
  expect(outlineOf('A1 Panca 3x8\nA2 Dip 3x8\nA1 Curl 3x8\nA2 Row 3x8')).toEqual(['S1 G1 : Panca, +Dip, Curl, +Row']);
});

test('a section title becomes a note of its first exercise, not a workout', () => {
  const [week] = weeksIn('Giorno 1\nRiscaldamento\nCyclette 10 min\nSquat 4x8');

  expect(week?.days[0]?.workouts).toHaveLength(1);
  expect(week?.days[0]?.workouts[0]?.rows[0]?.info).toBe('Riscaldamento');
});

test('a sentence is an instruction of the workout; an exercise without values is included with a notice', () => {
  const workout = weeksIn('Giorno 1\nSquat 4x8\nRicordati di bere molta acqua prima di ogni serie.\nPlank')[0]?.days[0]
    ?.workouts[0];

  expect(workout?.info).toBe('Ricordati di bere molta acqua prima di ogni serie.');
  expect(workout?.rows).toMatchObject([
    { name: 'Squat', line: 2, isLeftOut: false, notices: [] },
    { name: 'Plank', line: 4, isLeftOut: false, notices: ['no_values'] },
  ]);
});

test('the 61st exercise of a workout starts the next workout with a notice', () => {
  const text = Array.from({ length: 61 }, (_, index) => `Esercizio numero ${index} 3x8`).join('\n');
  const workouts = weeksIn(text)[0]?.days[0]?.workouts;

  expect(workouts?.map(({ rows }) => rows.length)).toEqual([60, 1]);
  expect(workouts?.[1]?.rows[0]?.notices).toEqual(['workout_full']);
});

test('10,001 lines, 53 weeks and empty texts are refused', () => {
  expect(parseText('Squat 4x8\n'.repeat(10_001))).toEqual({ kind: 'too-many-lines', lines: 10_001 });
  expect(parseText('Settimane 1-53\nSquat 4x8')).toEqual({ kind: 'too-many-weeks', weeks: 53 });
  expect(parseText(' \n\n---\n')).toEqual({ kind: 'empty' });
});

test('exercises numbered 1, 2, 3a, 3b: 3a and 3b are a superset, and the numbers are no part of the names', () => {
  expect(outlineOf('1 Squat 3 x 10\n2 Panca 3 x 10\n3a Curl 3x12\n3b) Push down 3x12\n4 Plank 3x45"')).toEqual([
    'S1 G1 : Squat, Panca, Curl, +Push down, Plank',
  ]);
});

test.each([
  ['Squat 12-10-8 @60-65-70', { sets: 3, reps: '12-10-8', weight: '60-65-70 kg' }],
  ['Squat 12/10/8/6', { sets: 4, reps: '12/10/8/6' }],
  ['Squat 4x12-10-8', { sets: 4, reps: '12-10-8' }],
  ['Squat 3x10+8+6 @40+30+20', { sets: 3, reps: '10+8+6', weight: '40+30+20 kg' }],
  ['Squat 10+8+6 40+30+20 kg', { sets: null, reps: '10+8+6', weight: '40+30+20 kg' }],
  ['Squat 5x2+2+2', { sets: 5, reps: '2+2+2' }],
  ['Squat 3 x 10', { sets: 3, reps: '10' }],
  ['Squat 3-1-1-0', { sets: null, reps: '', tut: '3-1-1-0' }],
])('%s has its repetitions by set', (line, values) => {
  expect(weeksIn(line)[0]?.days[0]?.workouts[0]?.rows[0]).toMatchObject({ name: 'Squat', ...values });
});

test('titles above the days belong to the days below them, and a line above the first one is the title of the program', () => {
  const days = 'PUSH\nGiorno 1\nPanca 3x10\n\nPULL\nGiorno 2\nRematore 3x8';

  expect(outlineOf(days)).toEqual(['S1 G1 PUSH: Panca', 'S1 G2 PULL: Rematore']);
  expect(parseText(`Scheda di Mario\n\n${days}`)).toMatchObject({ title: 'Scheda di Mario' });
});

test('a title between the headings of a week and of a day belongs to the day', () => {
  const text = 'Settimana 2\nSpinta\nGiorno 1\nPanca 3x10\n\nTirata\nGiorno 2\nRematore 3x8';

  expect(outlineOf(text)).toEqual(['S1 G1 Spinta: Panca', 'S1 G2 Tirata: Rematore']);
});

describe('titles above the days', () => {
  const days = ['S1 G1 GAMBE: Squat', 'S1 G2 SPALLE: Lento avanti'];

  test.each([
    'GAMBE\nGiorno 1\nSquat 3x10\nSPALLE\nGiorno 2\nLento avanti 3x8',
    'GAMBE\n\nGiorno 1\nSquat 3x10\n\nSPALLE\n\nGiorno 2\nLento avanti 3x8',
    'GAMBE\nGiorno 1\nSquat 3x10\n\nSPALLE\n\nGiorno 2\nLento avanti 3x8\n\nBuon allenamento!',
    'GAMBE\n---\nGiorno 1\nSquat 3x10\nnote: scendi piano\nSPALLE\n---\nGiorno 2\nLento avanti 3x8',
  ])('need no empty lines: %j', (text) => {
    expect(outlineOf(text).map((line) => line.replace(/, Buon.*/, ''))).toEqual(days);
    expect(parseText(text)).toMatchObject({ title: '' });
  });

  test.each([
    'Scheda di Luca\nGAMBE\nGiorno 1\nSquat 3x10\nSPALLE\nGiorno 2\nLento avanti 3x8',
    'Scheda di Luca\n\nGAMBE\n\nGiorno 1\nSquat 3x10\nSPALLE\n\nGiorno 2\nLento avanti 3x8',
    'Scheda di Luca\nDa settembre a dicembre\nGAMBE\nGiorno 1\nSquat 3x10\nSPALLE\nGiorno 2\nLento avanti 3x8',
  ])('are below the title of the program: %j', (text) => {
    expect(outlineOf(text)).toEqual(days);
    expect(parseText(text)).toMatchObject({ title: 'Scheda di Luca' });
  });

  test('are words of any kind when the first day has one too', () => {
    expect(outlineOf('Spinta\nGiorno 1\nPanca 3x10\nTirata\nGiorno 2\nRematore 3x8')).toEqual([
      'S1 G1 Spinta: Panca',
      'S1 G2 Tirata: Rematore',
    ]);
  });

  test('repeat in each week', () => {
    const week = 'GAMBE\nGiorno 1\nSquat 3x10\nSPALLE\nGiorno 2\nLento avanti 3x8';

    expect(outlineOf(`Settimana 1\n${week}\nSettimana 2\n${week}`)).toEqual([
      ...days,
      ...days.map((line) => line.replace('S1', 'S2')),
    ]);
  });

  test.each([
    [
      'Giorno 1\nSquat 4x8\nPlank\nGiorno 2\nPanca 4x8\nCrunch\nGiorno 3\nRematore 4x8',
      ['S1 G1 : Squat, Plank', 'S1 G2 : Panca, Crunch', 'S1 G3 : Rematore'],
    ],
    [
      'Scheda di Luca\n\nGiorno 1\nSquat 4x8\nPlank\n\nGiorno 2\nPanca 4x8\nVacuum\n\nGiorno 3\nRematore 4x8',
      ['S1 G1 : Squat, Plank', 'S1 G2 : Panca, Vacuum', 'S1 G3 : Rematore'],
    ],
    [
      'Massa\n\nGiorno 1\nSquat 4x8\nVacuum\n\nGiorno 2\nPanca 4x8\nVacuum\n\nGiorno 3\nRematore 4x8\nVacuum',
      ['S1 G1 : Squat, Vacuum', 'S1 G2 : Panca, Vacuum', 'S1 G3 : Rematore, Vacuum'],
    ],
    ['Massa\n\nGiorno 1\nSquat 4x8\nHip opener\nGiorno 2\nPanca 4x8', ['S1 G1 : Squat, Hip opener', 'S1 G2 : Panca']],
    ['MASSA\nGiorno 1\nSquat 4x8\nHip opener\nGiorno 2\nPanca 4x8', ['S1 G1 : Squat, Hip opener', 'S1 G2 : Panca']],
    [
      'Giorno 1\nSquat\nPanca\nGiorno 2\nRematore\nCurl\nGiorno 3\nDip',
      ['S1 G1 : Squat, Panca', 'S1 G2 : Rematore, Curl', 'S1 G3 : Dip'],
    ],
    ['Giorno 1\n\nCorsa\n\nGiorno 2\n\nNuoto\n\nGiorno 3\n\nBici', ['S1 G1 : Corsa', 'S1 G2 : Nuoto', 'S1 G3 : Bici']],
  ])('are no exercises without values: %j', (text, outline) => {
    expect(outlineOf(text)).toEqual(outline);
  });
});

describe('the name of a muscle', () => {
  const rowsOf = (text: string) =>
    weeksIn(text).flatMap(({ days }) => days.flatMap(({ workouts }) => workouts.flatMap(({ rows }) => rows)));

  test.each([
    ['Tricipiti', 'Tricipiti'],
    ['TRICIPITI:', 'TRICIPITI'],
    ['Triceps', 'Triceps'],
    ['Bicipiti e tricipiti', 'Bicipiti e tricipiti'],
    ['Lower back / glutes', 'Lower back / glutes'],
    ['\nTricipiti', 'Tricipiti'],
    ['Gran dorsale', 'Gran dorsale'],
  ])('%j is the heading of a section, not an exercise', (heading, section) => {
    const text = `Giorno 1\nPetto\nPanca 3x10\n${heading}\nPush down`;

    expect(outlineOf(text)).toEqual(['S1 G1 Petto: Panca, Push down']);
    expect(rowsOf(text)[1]?.info).toBe(section);
  });

  test('starts a section in a text without days and in a list without values', () => {
    expect(rowsOf('Petto\nPanca\nTricipiti\nPush down').map(({ name, info }) => [name, info])).toEqual([
      ['Panca', 'Petto'],
      ['Push down', 'Tricipiti'],
    ]);
  });

  test('without an exercise below it stays an exercise', () => {
    expect(outlineOf('Giorno 1\nSquat 3x10\nPolpacci\nGiorno 2\nPanca 3x10\nAddominali')).toEqual([
      'S1 G1 : Squat, Polpacci',
      'S1 G2 : Panca, Addominali',
    ]);
  });

  test('and the title of a section are no note of the next day', () => {
    expect(outlineOf('Giorno 1\nSquat 3x10\nCore\n\nGiorno 2\nPanca 3x10\nStretching')).toEqual([
      'S1 G1 : Squat, Core',
      'S1 G2 : Panca, Stretching',
    ]);
    expect(rowsOf('Giorno 1\nSquat 3x10\nCore\n\nGiorno 2\nPanca 3x10')[2]?.info).toBe('');
  });

  test('in the name of an exercise is part of it', () => {
    expect(outlineOf('Giorno 1\nPanca 3x10\nCroci petto\nCurl bicipiti\nPush down 3x10')).toEqual([
      'S1 G1 : Panca, Croci petto, Curl bicipiti, Push down',
    ]);
  });

  test('marked as an item of a list is an exercise', () => {
    expect(outlineOf('Giorno 1\n- Squat 3x10\n- Polpacci\n- Plank 3x30"\nA) Adduttori\nB) Curl 3x10')).toEqual([
      'S1 G1 : Squat, Polpacci, Plank, Adduttori, Curl',
    ]);
  });
});

test('a note between the title of the program and the first day changes neither', () => {
  expect(parseText('Massa\n\nObiettivo: massa\nGiorno 1\nSquat 3x10')).toMatchObject({
    title: 'Massa',
    weeks: [{ days: [{ workouts: [{ info: 'massa', rows: [{ name: 'Squat' }] }] }] }],
  });
});

test('a note above the first day belongs to its workout', () => {
  const [week, ...others] = weeksIn('Obiettivo: massa\nSettimana 1\nGiorno 1\nSquat 3x10\nGiorno 2\nPanca 3x10');

  expect(others).toEqual([]);
  expect(week?.days.map(({ workouts }) => workouts[0]?.info)).toEqual(['massa', '']);
});
