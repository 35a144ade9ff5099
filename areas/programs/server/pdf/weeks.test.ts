import { beforeAll, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { programRoutes } from '../../contract.ts';
import type { ExerciseRow } from '../../contract/document.ts';
import { newRow } from '../../rules/rows.ts';
import { saveProgram } from '../testing/save-program.ts';

let server: TestServer;
let studio: TestStudio;
let exercise: { id: string; name: string };

beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server, 'Studio Bianchi');
  const { exercises } = (await server.ask(exerciseRoutes.list, { search: 'squat con bilanciere' }, studio.admin)).data;
  exercise = exercises[0] ?? { id: '', name: '' };
});

type Row = Partial<ExerciseRow>;

/** Creates a program of one day a week with one exercise or several, and returns the text of its printed pages. */
async function pagesOf(rowsOfWeek: (Row | Row[])[], options: Record<string, string>): Promise<string[]> {
  const empty = { title: 'Ipertrofia', weeks: rowsOfWeek.length, daysAWeek: 1 };
  const { program } = (await server.ask(programRoutes.create, empty, studio.admin)).data;
  const weeks = program.weeks.map((week, index) => ({
    ...week,
    days: week.days.map((day) => ({
      ...day,
      workouts: day.workouts.map((workout) => ({
        ...workout,
        exercises: [rowsOfWeek[index] ?? []].flat().map((row) => ({
          ...newRow({ id: newId(), exercise }),
          name: 'Panca piana',
          ...row,
        })),
      })),
    })),
  }));
  await saveProgram(server, { ...program, weeks }, studio.admin);
  const response = await server.app.inject({
    url: `/api/programs/${program.id}/download/pdf`,
    query: { cover: 'false', ...options },
    headers: { authorization: `Bearer ${studio.admin}`, 'accept-language': 'it' },
  });
  return (await readPdf(response.rawPayload)).pages;
}

test('equal weeks are printed once, unless the client writes on the pages', async () => {
  const four = Array.from({ length: 4 }, () => ({ sets: 4, reps: '8' }));
  const pages = await pagesOf(four, {});

  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/Settimane 1–4[\s\S]*Panca piana 4 8/);
  expect(await pagesOf(four, { log: 'true' })).toHaveLength(4);
});

test('weeks as columns are one page: a row for each exercise, and below its name what never changes', async () => {
  const rpe = { sets: 4, reps: '6-8', rpe: 7.5, rpeTo: 8.5 };
  const loads = ['80 kg', '80 kg', '82,5 kg'].map((weight) => ({ ...rpe, weight }));
  const pages = await pagesOf(loads, { columns: 'true' });

  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/Esercizio\s+Settimane 1–2\s+Settimana 3/);
  expect(pages[0]).toMatch(/A\s+Panca piana\s+RPE 7,5-8,5 · Rec\. 01:30\s+4 × 6-8\s+80 kg\s+4 × 6-8\s+82,5 kg/);
});

test('an exercise that takes the place of another in one week is printed below it, and the last one stays last', async () => {
  const { exercises } = (await server.ask(exerciseRoutes.list, { search: 'curl' }, studio.admin)).data;
  const [curl, other] = exercises.map(({ id: exerciseId, name }) => ({ exerciseId, name }));
  const press = { name: 'Panca piana', sets: 4, reps: '6' };
  const last = { ...curl, name: 'Curl in piedi', sets: 3, reps: '12', restType: 'seconds' as const, restValue: 0 };
  const floorPress = { ...other, name: 'Panca a terra', sets: 3, reps: '8' };
  const [page = ''] = await pagesOf(
    [
      [press, last],
      [floorPress, last],
      [press, last],
    ],
    { columns: 'true' },
  );

  expect(['Panca piana', 'Panca a terra', 'Curl in piedi'].map((name) => page.indexOf(name))).toEqual(
    [page.indexOf('Panca piana'), page.indexOf('Panca a terra'), page.indexOf('Curl in piedi')].toSorted(
      (a, b) => a - b,
    ),
  );
  for (const name of ['Panca piana', 'Panca a terra', 'Curl in piedi']) expect(page).toContain(name);
  expect(page).not.toContain('00:00');
});

test('the warm-up is printed below its row, in both layouts, with Italian decimals; one that changes in each week', async () => {
  const warm = { sets: 4, reps: '8', warmUp: '10x20, 5x42.5 kg' };
  const line = 'Riscaldamento: 10 × 20 kg · 5 × 42,5 kg';

  expect((await pagesOf([warm], {})).join(' ')).toContain(line);
  expect((await pagesOf([warm, warm], { columns: 'true' })).join(' ')).toContain(line);
  const changing = (await pagesOf([warm, { ...warm, warmUp: '5x50%' }], { columns: 'true' })).join(' ');
  expect(changing.replaceAll(/\s+/g, ' ')).toContain('5 × 50%');
});

test('weeks as columns print notes and progressions, below the name or in the week in which they differ', async () => {
  const progression = { kind: 'double', fromReps: 8, toReps: 12, stepKg: 2.5 } as const;
  const row = { sets: 4, reps: '8-12', weight: '40 kg', info: 'Scapole ferme', progression };
  const text = async (rows: Partial<ExerciseRow>[], options: Record<string, string> = {}) =>
    (await pagesOf(rows, { columns: 'true', ...options })).join(' ').replaceAll(/\s+/g, ' ');

  const equal = await text([row, { ...row, weight: '42,5 kg' }]);
  expect(equal).toMatch(/Panca piana Rec\. 01:30 Progressione: da 8 a 12 [\s\S]*Scapole ferme 4 × 8-12 40 kg/);
  expect(equal.match(/Scapole ferme/g)).toHaveLength(1);
  expect(await text([row, { ...row, info: 'Fermo al petto' }])).toMatch(
    /40 kg Scapole ferme 4 × 8-12 40 kg Fermo al petto/,
  );
  expect(await text([row], { notes: 'false' })).not.toContain('Scapole');
  expect(await text([{ ...row, restType: 'no_rest' }])).not.toContain('Rec.');
});

test('a percentage is printed as that of the maximum, which may be a tested one', async () => {
  const [page] = await pagesOf([{ sets: 4, reps: '5', progression: { kind: 'percent', percent: 72.5 } }], {});

  expect(page?.replaceAll(/\s+/g, ' ')).toContain('Progressione: 72,5% del massimale.');
});

const bySet: [string, Partial<ExerciseRow>, string[]][] = [
  ['repetitions and loads', { sets: 3, reps: '12-10-8', weight: '60-65-70 kg' }, ['12-10-8', '60-65-70 kg']],
  ['lists with commas', { sets: 3, reps: '12, 10, 8', weight: '60, 62.5, 65' }, ['12, 10, 8', '60, 62,5, 65 kg']],
  ['a drop set', { sets: 3, reps: '12-10-8+6+4', weight: '40-40-40+30+20' }, ['12-10-8+6+4', '40-40-40+30+20 kg']],
  ['a cluster', { sets: 4, reps: '2+2+2', weight: '100 kg' }, ['2+2+2', '100 kg']],
  ['times', { sets: 3, type: 'time', value: '60/45/30 s' }, ['60/45/30 s']],
];

test.each(bySet)('the target of each set is printed in both layouts: %s', async (_, row, targets) => {
  const compact = (text: string) => text.replaceAll(/[\s\u200b]+/g, '');
  const printed = async (options: Record<string, string>) => compact((await pagesOf([row], options)).join(' '));

  expect(await printed({})).toContain(compact(`${row.sets}${targets.join('')}`));
  expect(await printed({ columns: 'true' })).toContain(compact(`${row.sets}×${targets.join('')}`));
});

test.each([{ images: 'true' }, {}, { columns: 'true' }])(
  'a load stays on one line with its unit, in a drop set too: %o',
  async (options: Record<string, string>) => {
    const loads = ['40+30+20', '100-110-120 kg', '40-40-40+30+20 kg'];
    const weeks = Array.from({ length: 8 }, (_, week) => ({ sets: 3, reps: '10', weight: loads[week % 3] ?? '' }));
    const printed = (await pagesOf(weeks, options)).join(' ');

    expect(printed).toMatch(/20[ \u00A0]kg/);
    expect(printed).not.toMatch(/\d\s*\n\s*kg/);
  },
);

test('the column of the load is wide enough for the longest drop set: 40+30+20 kg are on one line', async () => {
  const [page] = await pagesOf([{ sets: 3, reps: '10', weight: '40+30+20' }], { images: 'true' });

  expect(page).toMatch(/40\+30\+20[ \u00A0]kg/);
});

test('in the narrow columns of eight weeks a drop set breaks between its parts', async () => {
  const weeks = Array.from({ length: 8 }, (_, week) => ({ sets: 3, reps: '10', weight: `${40 + week}+30+20` }));

  expect((await pagesOf(weeks, { columns: 'true' })).join(' ')).toMatch(/40\+30\+[\s\u200B][\s\S]*20[ \u00A0]kg/);
});
