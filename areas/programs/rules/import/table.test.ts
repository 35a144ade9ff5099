import { describe, expect, test } from 'vitest';
import type { ImportedRow } from '../../contract/import.ts';
import { rowsOf } from './parse-result.ts';
import { parseTable } from './table.ts';

function tableOf(text: string): string[][] {
  return text.split('\n').map((line) => line.split(';'));
}

function read(text: string) {
  const imported = parseTable([{ name: null, rows: tableOf(text) }]);
  if (imported.kind !== 'read') throw new Error(`read: ${imported.kind}`);
  return imported;
}

function rowOf(header: string, cells: string): ImportedRow | undefined {
  return rowsOf(read(`${header}\n${cells}`).weeks)[0];
}

describe('the header', () => {
  test('is recognised in Italian', () => {
    expect(
      rowOf('Esercizio;Serie;Rip.;Carico (kg);Recupero;RIR;TUT;Note', 'Squat;4;8-10;82,5;90;2;3-1-1-0;lento'),
    ).toMatchObject({
      ...{
        name: 'Squat',
        sets: 4,
        reps: '8-10',
        weight: '82,5 kg',
        restSeconds: 90,
        rir: 2,
        tut: '3-1-1-0',
        info: 'lento',
      },
      ...{ line: 2, notices: [], text: 'Squat · 4 · 8-10 · 82,5 · 90 · 2 · 3-1-1-0 · lento' },
    });
  });

  test('is recognised in English, in any order', () => {
    expect(rowOf('Sets;Reps;EXERCISE;Load;Rest;RPE;Tempo', '3;12;Bench press;60kg;1:30;8.5;3110')).toMatchObject({
      ...{ name: 'Bench press', sets: 3, reps: '12', weight: '60 kg', restSeconds: 90, rpe: 8.5, tut: '3-1-1-0' },
    });
  });

  test('may be below a title; unknown columns are listed', () => {
    const { title, notices, weeks } = read('Forza base;;;\n;;;\nEsercizio;Serie;Rip;Video\nSquat;5;5;x');

    expect(title).toBe('Forza base');
    expect(notices).toEqual([{ code: 'columns_unused', values: ['Video'] }]);
    expect(rowsOf(weeks)).toMatchObject([{ name: 'Squat', line: 4 }]);
  });

  test('may be missing: the columns then have the default order, with a notice', () => {
    const { notices, weeks } = read('Squat;4;8;80;90\nPanca;3;10;60;60');

    expect(notices).toEqual([{ code: 'no_header', values: [] }]);
    expect(rowsOf(weeks)).toMatchObject([
      { name: 'Squat', sets: 4, reps: '8', weight: '80 kg', restSeconds: 90 },
      { name: 'Panca', sets: 3, reps: '10', weight: '60 kg', restSeconds: 60 },
    ]);
  });
});

describe('a cell', () => {
  const header = 'Esercizio;Serie;Rip;Carico;Rec';
  test.each([
    ['Squat;4x8;;80;2', { sets: 4, reps: '8', weight: '80 kg', restSeconds: 120 }],
    ['Squat;;4x8-10;75%;60-90', { sets: 4, reps: '8-10', weight: '75%', restSeconds: 90, info: 'rec 60-90' }],
    ['Alzate laterali;4;8;0,5;90"', { weight: '0,5 kg', restSeconds: 90 }],
    ['Plank;3;45 s;-;1 min', { type: 'time', sets: 3, value: '45 s', weight: '', restSeconds: 60 }],
    ['Corsa;;5 km;;', { type: 'distance', sets: null, value: '5 km', restSeconds: 0 }],
    ['Curl;3;12/15;;', { sets: 3, reps: '12-15' }],
    ['Curl;3;a cedimento;;', { sets: 3, reps: 'cedimento' }],
    ['Trazioni;4;max;+10 kg;', { reps: 'max', weight: '+10 kg' }],
    ['Push up;3;AMRAP;;', { type: 'amrap', sets: 3 }],
    ['Squat;4;08-ott;80;90', { reps: '8-10', notices: ['was_date'] }],
    ['Squat;4;Oct-8;80;90', { reps: '8-10', notices: ['was_date'] }],
    ['Squat;4;8;elastico rosso;90', { weight: 'elastico rosso' }],
    ['Squat;4;a sensazione;;', { type: 'text', sets: 4, value: 'a sensazione' }],
    ['Squat;4;8;80;quando vuoi', { restSeconds: null, info: 'rec quando vuoi', notices: ['kept_as_note'] }],
    ['Squat 4x8 @80kg;;;;', { name: 'Squat', sets: 4, reps: '8', weight: '80 kg' }],
  ])('of the row "%s" is parsed by its column', (cells, expected) => {
    expect(rowOf(header, cells)).toMatchObject(expected);
  });

  test('that starts like a formula is imported as text with a notice', () => {
    expect(rowOf(header, "=cmd|' /C calc'!A0;4;8;80;90")).toMatchObject({
      name: "=cmd|' /C calc'!A0",
      sets: 4,
      notices: ['formula'],
    });
    expect(rowOf(header, 'Squat;4;8;=1+1;90')).toMatchObject({ weight: '=1+1', notices: ['formula'] });
    expect(rowOf(header, '@SUM(A1);4;8;;')).toMatchObject({ name: '@SUM(A1)', notices: ['formula'] });
  });

  test('of a rest column in minutes is parsed as minutes', () => {
    expect(rowOf('Esercizio;Serie;Rip;Recupero (min)', 'Squat;4;8;1,5')).toMatchObject({ restSeconds: 90 });
  });
});

function namesByDay(text: string): string[] {
  return read(text).weeks.flatMap(({ days }, w) =>
    days.flatMap(({ workouts }, d) =>
      workouts.map(
        ({ title, rows }) =>
          `S${w + 1} G${d + 1} ${title}: ${rows.map((row) => (row.joinsSuperset ? '+' : '') + row.name).join(', ')}`,
      ),
    ),
  );
}

test('week and day columns start weeks and days; an empty cell repeats the value above', () => {
  expect(
    namesByDay(
      'Settimana;Giorno;Esercizio;Serie;Rip\n1;A;Squat;4;8\n;;Panca;4;8\n;B;Stacco;3;5\n2;A;Squat;4;9\n;B;Stacco;3;6',
    ),
  ).toEqual(['S1 G1 A: Squat, Panca', 'S1 G2 B: Stacco', 'S2 G1 A: Squat', 'S2 G2 B: Stacco']);
});

test('headings between the rows start days, each with its own header', () => {
  expect(
    namesByDay(
      'Settimana 1;;\nGiorno 1 - Push;;\nEsercizio;Serie;Rip\nPanca;4;8\n;;\nGiorno 2 - Pull;;\nEsercizio;Serie;Rip\nRow;4;8',
    ),
  ).toEqual(['S1 G1 Push: Panca', 'S1 G2 Pull: Row']);
});

test('supersets are parsed from a column of marks, an order column or a common group name', () => {
  expect(namesByDay('Superset;Esercizio;Serie\nA1;Panca;3\nA2;Row;3\n;Plank;3')).toEqual([
    'S1 G1 : Panca, +Row, Plank',
  ]);
  expect(namesByDay('#;Esercizio;Serie\nA;Squat;3\nB1;Panca;3\nB2;Row;3\nC;Plank;3')).toEqual([
    'S1 G1 : Squat, Panca, +Row, Plank',
  ]);
  expect(namesByDay('Gruppo;Esercizio;Serie\nrosso;Panca;3\nrosso;Row;3\nblu;Curl;3')).toEqual([
    'S1 G1 : Panca, +Row, Curl',
  ]);
});

test('sheet names of a workbook start weeks or days', () => {
  const rows = tableOf('Esercizio;Serie;Rip\nSquat;4;8');
  const weeks = parseTable(['Settimana 1', 'Settimana 2'].map((name) => ({ name, rows })));
  const days = parseTable(['Gambe', 'Petto'].map((name) => ({ name, rows })));

  expect(weeks).toMatchObject({ weeks: [{ days: [{}] }, { days: [{}] }] });
  expect(days).toMatchObject({
    weeks: [{ days: [{ workouts: [{ title: 'Gambe' }] }, { workouts: [{ title: 'Petto' }] }] }],
  });
});

test('3a and 3b in the order column are a superset, and a title above a day belongs to the day', () => {
  const { weeks } = read('N;Esercizio;Serie;Rip\nPULL;;;\nGiorno 1;;;\n1;Squat;3;12-10-8\n2a;Curl;3;10\n2b;Dip;3;10');
  const workout = weeks[0]?.days[0]?.workouts[0];

  expect(workout?.title).toBe('PULL');
  expect(workout?.rows.map(({ joinsSuperset }) => joinsSuperset)).toEqual([false, false, true]);
  expect(workout?.rows[0]).toMatchObject({ sets: 3, reps: '12-10-8' });
});

describe('weeks with columns of their own', () => {
  const loads = (weeks: ReturnType<typeof read>['weeks']) =>
    weeks.map(({ days }) =>
      days.flatMap(({ workouts }) =>
        workouts.flatMap(({ rows }) => rows.map(({ name, sets, reps, weight }) => `${name} ${sets}x${reps} ${weight}`)),
      ),
    );

  test('are weeks: three times sets, repetitions and load beside one column of exercises', () => {
    const { weeks, notices } = read(
      [
        ';Settimana 1;;;Settimana 2;;;Settimana 3;;',
        'Esercizio;Serie;Rip;Kg;Serie;Rip;Kg;Serie;Rip;Kg',
        'Giorno A;;;;;;;;;',
        'Squat;3;10;60;4;8;65;5;5;67,5',
        'Giorno B;;;;;;;;;',
        'Panca;3;10;50;;;;3;8;55',
      ].join('\n'),
    );

    expect(notices).toEqual([]);
    expect(weeks.map(({ days }) => days.map(({ workouts }) => workouts[0]?.title))).toEqual([
      ['Giorno A', 'Giorno B'],
      ['Giorno A'],
      ['Giorno A', 'Giorno B'],
    ]);
    expect(loads(weeks)).toEqual([
      ['Squat 3x10 60 kg', 'Panca 3x10 50 kg'],
      ['Squat 4x8 65 kg'],
      ['Squat 5x5 67,5 kg', 'Panca 3x8 55 kg'],
    ]);
  });

  test('may hold the whole prescription, and the sheets of a workbook may be their days', () => {
    const sheet = (name: string, row: string) => ({ name, rows: tableOf(`Esercizio;Settimana 1;Week 2\n${row}`) });
    const imported = parseTable([
      sheet('Gambe', 'Squat;3x10 60kg;4x8 65 kg'),
      sheet('Petto', 'Panca;3x10 50kg;5x5 60kg'),
    ]);

    expect(imported.kind === 'read' && loads(imported.weeks)).toEqual([
      ['Squat 3x10 60 kg', 'Panca 3x10 50 kg'],
      ['Squat 4x8 65 kg', 'Panca 5x5 60 kg'],
    ]);
  });
});

test('a title and a note above the first day are not exercises, and the technique of a row is in its note', () => {
  const { title, weeks } = read(
    [
      ...['SCHEDA - Nina;;;', 'Obiettivo: ipertrofia;;;', ';;;', 'GIORNO 1 - PETTO;;;'],
      ...['Esercizio;Serie;Tecnica;Note', 'Panca;4;rest pause;fermo al petto'],
    ].join('\n'),
  );

  expect(title).toBe('SCHEDA - Nina');
  expect(weeks).toMatchObject([
    { days: [{ workouts: [{ title: 'PETTO', info: 'Obiettivo: ipertrofia', rows: [{ name: 'Panca' }] }] }] },
  ]);
  expect(rowsOf(weeks)).toMatchObject([{ info: 'rest pause · fermo al petto' }]);
});

test('a load below "Weight (lbs)" is in pounds', () => {
  expect(rowOf('Exercise;Sets;Reps;Weight (lbs)', 'Back squat;5;5;225')?.weight).toBe('225 lb');
});

describe('lines above the days', () => {
  const rows = ['Giorno 1;;', 'Esercizio;Serie;Rip', 'Squat;3;10', 'SPALLE;;', 'Giorno 2;;', 'Lento;3;8'];
  const withoutHeader = rows.filter((row) => !row.startsWith('Esercizio'));

  test.each([
    ['', ['GAMBE;;', ...rows]],
    ['', ['GAMBE;;', ';;', ...rows]],
    ['', ['GAMBE;;', ...withoutHeader]],
    ['Scheda di Luca', ['Scheda di Luca;;', 'GAMBE;;', ...rows]],
    ['Scheda di Luca', ['Scheda di Luca;;', 'GAMBE;;', ';;', ...rows]],
    ['Scheda di Luca', ['Scheda di Luca;;', 'GAMBE;;', ...withoutHeader]],
  ])('are their titles, and the first one is the title of the program: %s %j', (title, lines) => {
    expect(namesByDay(lines.join('\n'))).toEqual(['S1 G1 GAMBE: Squat', 'S1 G2 SPALLE: Lento']);
    expect(read(lines.join('\n')).title).toBe(title);
  });
});

test('the name of a muscle between exercises is the heading of a section', () => {
  const text =
    'Giorno 1;;\nEsercizio;Serie;Rip\nPanca;3;10\nTricipiti;;\nPush down;3;12\n;;\nBiceps;;\nCurl;3;12\nAddome;;';
  const [workout, ...others] = read(text).weeks[0]?.days[0]?.workouts ?? [];

  expect(others).toEqual([]);
  expect(workout?.rows.map(({ name, info }) => [name, info])).toEqual([
    ['Panca', ''],
    ['Push down', 'Tricipiti'],
    ['Curl', 'Biceps'],
    ['Addome', ''],
  ]);
});

test('rows that are lines of text in the first column join supersets by their marks', () => {
  const rows = rowsOf(
    read(
      'Esercizio;Serie;Ripetizioni\n3a Panca 3 x 10;;\n3b Rematore 3x12 50 kg;;\nB1 Curl 3x10;;\nB2 Piegamenti 3x12;;',
    ).weeks,
  );

  expect(rows.map(({ name, joinsSuperset }) => [name, joinsSuperset])).toEqual([
    ['Panca', false],
    ['Rematore', true],
    ['Curl', false],
    ['Piegamenti', true],
  ]);
});

test.each([
  ['marks', 'A;Squat;4;8-10;80 kg\nB1;Leg curl;3;12;25,5\nB2;Calf;3;15;40', [false, false, true]],
  ['numbers', '1;Squat;4;8-10;80 kg\n2;Leg curl;3;12;25,5\n3;Calf;3;15;40', [false, false, false]],
])('without a header the first column may be the order in %s', (_, text, joins) => {
  const rows = rowsOf(read(text).weeks);

  expect(rows.map(({ name, sets, reps, weight }) => [name, sets, reps, weight])).toEqual([
    ['Squat', 4, '8-10', '80 kg'],
    ['Leg curl', 3, '12', '25,5 kg'],
    ['Calf', 3, '15', '40 kg'],
  ]);
  expect(rows.map((row) => row.joinsSuperset)).toEqual(joins);
});
