import { describe, expect, test } from 'vitest';
import type { ReadingChoices } from '../../contract/import.ts';
import type { History, HistoryParseResult } from './history.ts';
import { parseHistory } from './parse-history.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const metric = { weightUnit: 'kg', distanceUnit: 'km', dateOrder: 'day' } as const;

const strongHeading =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
const hevyHeading =
  'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe';

function read(
  lines: string[],
  { chosen = {}, sign = ',' }: { chosen?: Partial<ReadingChoices>; sign?: string } = {},
): HistoryParseResult {
  return parseHistory(
    lines.map((line) => line.split(sign)),
    { chosen: { ...metric, ...chosen }, nowMs },
  );
}

function history(...sent: Parameters<typeof read>): History {
  const found = read(...sent);
  if (found.kind !== 'history') throw new Error(`history: ${JSON.stringify(found)}`);
  return found.history;
}

const strong = (...lines: string[]) => history([strongHeading, ...lines]);
const hevy = (...lines: string[]) => history([hevyHeading, ...lines]);
const setsOf = ({ workouts }: History) => workouts.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets));

describe('an export of Strong', () => {
  test('becomes workouts with their exercises and sets', () => {
    const { workouts, problems, setLines } = strong(
      '2019-01-11 12:31:54,Gambe,1h 5m,Squat (Barbell),1,100,5,0,0,,Bene,8.5',
      '2019-01-11 12:31:54,Gambe,1h 5m,Squat (Barbell),2,102.5,4,0,0,,Bene,',
      '2019-01-11 12:31:54,Gambe,1h 5m,Plank,1,0,0,0,60,,Bene,',
      '2019-01-13 18:00:00,Spinta,45m,Bench Press (Barbell),1,80,8,0,0,,,',
    );

    expect(workouts).toMatchObject([
      { title: 'Gambe', startedAt: '2019-01-11T12:31:54', seconds: 3900, comment: 'Bene', ordinal: 0 },
      { title: 'Spinta', startedAt: '2019-01-13T18:00:00', seconds: 2700 },
    ]);
    expect(workouts[0]?.exercises).toMatchObject([
      {
        name: 'Squat (Barbell)',
        sets: [
          { line: 2, number: 1, weightKg: 100, reps: 5, rpe: 8.5, seconds: null, metres: null },
          { number: 2, weightKg: 102.5, reps: 4, rpe: null },
        ],
      },
      { name: 'Plank', sets: [{ weightKg: null, reps: null, seconds: 60 }] },
    ]);
    expect({ problems, setLines }).toEqual({ problems: [], setLines: 4 });
  });

  test('has loads with the long fractions of converted units, which are rounded to 10 g, not left out', () => {
    const found = strong(
      '2019-01-11 12:31:54,A,1h,Squat,1,149.99999999999997,5,0,0,,,8.500000000000002',
      '2019-01-11 12:31:54,A,1h,Squat,2,22.679618500000003,7.999999999999999,0,0,,,',
      '2019-01-11 12:31:54,A,1h,Run,1,0,0,5.0199999999999996,1500.0000000000002,,,',
      '2019-01-11 12:31:54,A,1h,Squat,3,1.0E2,5,0,0,,,',
    );

    expect(setsOf(found)).toMatchObject([
      { weightKg: 150, reps: 5, rpe: 8.5 },
      { weightKg: 22.68, reps: 8 },
      { metres: 5020, seconds: 1500 },
      { weightKg: 100 },
    ]);
    expect(found.problems).toEqual([]);
  });

  test('marks warm-up, drop and failure sets; pauses are no sets and notes go to the first set', () => {
    const found = strong(
      '2023-04-05 18:31:54,A,50m,Squat,W,60,8,0,0,,,',
      '2023-04-05 18:31:54,A,50m,Squat,Rest Timer,0,0,0,90,,,',
      '2023-04-05 18:31:54,A,50m,Squat,1,100,5,0,0,piedi larghi,,',
      '2023-04-05 18:31:54,A,50m,Squat,D,80,8,0,0,,,',
      '2023-04-05 18:31:54,A,50m,Squat,F,70,10,0,0,,,',
      '2023-04-05 18:31:54,A,50m,Squat,Note,0,0,0,0,cintura,,',
    );

    expect(setsOf(found)).toMatchObject([
      { isWarmUp: true, number: 1, note: 'cintura' },
      { isWarmUp: false, number: 2, note: 'piedi larghi' },
      { number: 3, setNumber: 102, note: '' },
      { number: 4, setNumber: 3, rir: 0, note: '' },
    ]);
    expect(found.setLines).toBe(4);
  });

  test('in the layout of earlier years has unit columns and the duration in the last column', () => {
    const found = history(
      [
        'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration',
        '2018-03-02 09:00:00;Upper;Overhead Press (Barbell);1;100;lbs;5;;;;0;;;45m',
        '2018-03-02 09:00:00;Upper;Running;1;0.0;lbs;0.0;;1.0;mi.;480.0;;;45m',
      ],
      { sign: ';' },
    );

    expect(setsOf(found)).toMatchObject([
      { weightKg: 45.36, reps: 5, metres: null },
      { weightKg: null, reps: null, metres: 1609.3, seconds: 480 },
    ]);
    expect(found).toMatchObject({ asks: { weightUnit: false, distanceUnit: false }, workouts: [{ seconds: 2700 }] });
  });

  test('in the first layout names weight and distance by their unit alone', () => {
    const found = history([
      'Date,Workout Name,Exercise Name,Set Order,kg,Reps,km,Seconds,Notes',
      '2015-03-13 20:15:08,Petto,Bench Press,0,80.0,10,0.0,0,',
      '2015-03-13 20:15:08,Petto,Running,0,0.0,0,1.5,540,',
    ]);

    expect(setsOf(found)).toMatchObject([
      { weightKg: 80, reps: 10 },
      { metres: 1500, seconds: 540 },
    ]);
    expect(found.asks).toEqual({ weightUnit: false, distanceUnit: false, dateOrder: false });
  });

  test.each([
    'Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE',
    '日期,锻炼名称,时长,运动名称,设置顺序,重量,次,距离,秒,备注,锻炼备注,RPE',
  ])('with translated headers is parsed by the order of the columns: %s', (heading) => {
    const found = history([
      heading,
      '2025-08-23 17:51:23,Petto,2h 23min,Chest Press (Machine),1,50.0,12.0,0,0.0,,Bene,8',
      '2025-08-23 17:51:23,Petto,2h 23min,Chest Press (Machine),Ruhezeit,0,0.0,0,120.0,,,',
      '2025-08-23 17:51:23,Petto,2h 23min,Chest Press (Machine),Notiz,0,0,0,0,sedile 4,,',
      '2025-08-23 17:51:23,Petto,2h 23min,Chest Press (Machine),2,55.0,10.0,0,0.0,,,',
    ]);

    expect(found.workouts).toMatchObject([{ title: 'Petto', seconds: 8580, comment: 'Bene' }]);
    expect(setsOf(found)).toMatchObject([{ weightKg: 50, reps: 12, rpe: 8, note: 'sedile 4' }, { weightKg: 55 }]);
    expect(found).toMatchObject({ setLines: 2, problems: [], asks: { weightUnit: true } });
  });

  test('in the current layout names the units in its headers, with columns in any order', () => {
    const found = history(
      [
        'Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (lbs);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes',
        '1;2026-09-20 18:00:00;Push;3600;Bench Press (Barbell);1;220;8;8,5;;;;',
        '1;2026-09-20 18:00:00;Push;3600;Row;1;;;;500;120;;',
      ],
      { sign: ';' },
    );

    expect(setsOf(found)).toMatchObject([
      { weightKg: 99.79, reps: 8, rpe: 8.5 },
      { metres: 500, seconds: 120 },
    ]);
    expect(found.asks).toEqual({ weightUnit: false, distanceUnit: false, dateOrder: false });
  });

  test('without units is parsed in the chosen units, and reports that it does not name them', () => {
    const lines = [
      strongHeading,
      '2019-01-11 12:31:54,A,1h,Squat,1,100,5,0,0,,,',
      '2019-01-11 12:31:54,A,1h,Run,1,0,0,3,900,,,',
    ];
    const found = history(lines, { chosen: { weightUnit: 'lb', distanceUnit: 'mi' } });

    expect(setsOf(found)).toMatchObject([{ weightKg: 45.36 }, { metres: 4828 }]);
    expect(found.asks).toMatchObject({ weightUnit: true, distanceUnit: true });
    expect(strong(lines[1] ?? '').asks).toMatchObject({ weightUnit: true, distanceUnit: false });
  });
});

describe('an export of Hevy', () => {
  test('becomes workouts, in any order of lines, with supersets and kinds of sets', () => {
    const found = history(
      [
        hevyHeading.replaceAll(',', ';'),
        'Gambe;30 Mar 2025, 10:00;30 Mar 2025, 10:40;;Squat (Barbell);;;0;normal;100;5;;;',
        'Spinta;28 Mar 2025, 17:29;28 Mar 2025, 18:34;Dura;Bench Press (Barbell);0;fermo al petto;0;warmup;40;10;;;',
        'Spinta;28 Mar 2025, 17:29;28 Mar 2025, 18:34;Dura;Bench Press (Barbell);0;fermo al petto;1;failure;80;6;;;10',
        'Spinta;28 Mar 2025, 17:29;28 Mar 2025, 18:34;Dura;Plank;0;;0;dropset;;;;45;',
      ],
      { sign: ';' },
    );

    expect(found.workouts).toMatchObject([
      { title: 'Spinta', startedAt: '2025-03-28T17:29:00', seconds: 3900, comment: 'Dura' },
      { title: 'Gambe', seconds: 2400 },
    ]);
    expect(found.workouts[0]?.exercises).toMatchObject([
      {
        superset: '0',
        sets: [
          { isWarmUp: true, note: 'fermo al petto' },
          { rpe: 10, rir: null, note: '' },
        ],
      },
      { superset: '0', sets: [{ seconds: 45, note: 'Drop set' }] },
    ]);
  });

  test('in pounds and miles names them in its headers', () => {
    const found = history([
      'title,start_time,exercise_title,set_index,set_type,weight_lbs,reps,distance_miles,duration_seconds',
      'A,2025-03-28 17:29,Squat,0,normal,225,5,,',
      'A,2025-03-28 17:29,Run,0,normal,,,2,1200',
    ]);

    expect(setsOf(found)).toMatchObject([{ weightKg: 102.06 }, { metres: 3218.7, seconds: 1200 }]);
  });

  test('with two workouts at the same time contains both, with the same numbers in any order of lines', () => {
    const lines = ['B,28 Mar 2025 17:29,,,Squat,,,0,normal,100,5,,,', 'A,28 Mar 2025 17:29,,,Squat,,,0,normal,90,5,,,'];
    const numbers = (found: History) => found.workouts.map(({ title, ordinal }) => [title, ordinal]);

    expect(numbers(hevy(...lines))).toEqual([
      ['A', 0],
      ['B', 1],
    ]);
    expect(numbers(hevy(...lines.toReversed()))).toEqual(numbers(hevy(...lines)));
  });
});

describe('a set that cannot be imported is reported with line and column', () => {
  const at = (line: string) => strong(line, '2019-01-11 12:31:54,A,1h,Squat,2,100,5,0,0,,,').problems;

  test.each([
    ['2019-01-11 12:31:54,A,1h,Squat,1,-320,5,0,0,,,', 'weight', 'Weight', '-320'],
    ['2019-01-11 12:31:54,A,1h,Squat,1,5000,5,0,0,,,', 'weight', 'Weight', '5000'],
    ['2019-01-11 12:31:54,A,1h,Squat,1,tanto,5,0,0,,,', 'weight', 'Weight', 'tanto'],
    ['2019-01-11 12:31:54,A,1h,Squat,1,100,2000,0,0,,,', 'reps', 'Reps', '2000'],
    ['2019-01-11 12:31:54,A,1h,Run,1,0,0,900,0,,,', 'distance', 'Distance', '900'],
    ['2019-01-11 12:31:54,A,1h,Plank,1,0,0,0,90000,,,', 'seconds', 'Seconds', '90000'],
    ['2019-01-11 12:31:54,A,1h,,1,100,5,0,0,,,', 'no_exercise', 'Exercise Name', ''],
    ['ieri,A,1h,Squat,1,100,5,0,0,,,', 'date', 'Date', 'ieri'],
    ['2019-02-30 10:00:00,A,1h,Squat,1,100,5,0,0,,,', 'date', 'Date', '2019-02-30 10:00:00'],
    ['2031-01-11 12:31:54,A,1h,Squat,1,100,5,0,0,,,', 'date', 'Date', '2031-01-11 12:31:54'],
  ])('%s', (line, code, column, text) => {
    expect(at(line)).toEqual([{ line: 2, column, text, code, isLeftOut: true }]);
  });

  test('also without any number, and as the 51st set of one exercise', () => {
    expect(at('2019-01-11 12:31:54,A,1h,Squat,1,0,0,0,0,,,')).toMatchObject([{ code: 'no_values', column: null }]);
    const many = Array.from({ length: 51 }, (_, index) => `2019-01-11 12:31:54,A,1h,Squat,${index + 1},100,5,0,0,,,`);

    expect(strong(...many).problems).toMatchObject([{ line: 52, code: 'too_many_in_row' }]);
  });

  test('an invalid value that a set does not need is reported, and the set is imported', () => {
    const found = strong(
      '2019-01-11 12:31:54,A,70h,Squat,1,100,5,0,0,,,3',
      '2019-01-11 12:31:54,A,70h,Squat,X,100,5,0,0,,,8.2',
    );

    expect(setsOf(found)).toMatchObject([{ rpe: null }, { rpe: null, number: 2 }]);
    expect(found.problems.map(({ line, code, isLeftOut }) => [line, code, isLeftOut])).toEqual([
      [2, 'duration', false],
      [2, 'effort', false],
      [3, 'effort', false],
      [3, 'kind', false],
    ]);
  });
});

describe('another file', () => {
  test('is not mistaken for an export', () => {
    expect(read(['Settimana,Giorno,Esercizio,Serie,Rip', '1,A,Squat,4,8'])).toEqual({ kind: 'not-history' });
    expect(read([])).toEqual({ kind: 'not-history' });
  });

  test('with missing columns is reported with their names', () => {
    expect(read(['Workout Name,Exercise Name,Weight', 'A,Squat,100'])).toEqual({
      kind: 'columns-missing',
      source: 'strong',
      columns: ['Date', 'Set Order'],
    });
    expect(read(['start_time,exercise_title', '28 Mar 2025 17:29,Squat'])).toMatchObject({
      kind: 'columns-missing',
      source: 'hevy',
    });
  });

  test('without a set, or with too many workouts or exercises, is rejected', () => {
    const workout = (index: number) =>
      `20${10 + Math.floor(index / 360)}-${1 + (Math.floor(index / 30) % 12)}-${1 + (index % 28)} 10:0${index % 10}:00,${index},1h,Squat,1,100,5,0,0,,,`;
    const exercise = (index: number) => `2019-01-11 12:31:54,A${index % 9},1h,Squat ${index},1,100,5,0,0,,,`;

    expect(read([strongHeading])).toEqual({ kind: 'empty' });
    expect(read([strongHeading, ...Array.from({ length: 5001 }, (_, index) => workout(index))])).toEqual({
      kind: 'too-many-workouts',
      workouts: 5001,
    });
    expect(read([strongHeading, ...Array.from({ length: 401 }, (_, index) => exercise(index))])).toEqual({
      kind: 'too-many-exercises',
      exercises: 401,
    });
  });
});
