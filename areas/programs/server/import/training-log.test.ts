import { beforeAll, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { programImportRoutes } from '../../contract/import.ts';
import { rowsIn, sendFile } from './testing/send-file.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

const strong = [
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  '2026-10-05 18:02:11,"Push Day",1h 5m,"Bench Press (Barbell)",1,135,8,0,0,"","",',
  '2026-10-05 18:02:11,"Push Day",1h 5m,"Bench Press (Barbell)",2,135,7,0,0,"","",8',
].join('\n');
const strongInItalian = strong.replace(
  /^.*\n/,
  'Data,Nome allenamento,Durata,Nome esercizio,Ordine serie,Peso,Ripetizioni,Distanza,Secondi,Note,Note allenamento,RPE\n',
);
const hevy = [
  'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe',
  '"Push","5 Oct 2026, 18:02","5 Oct 2026, 19:05","","Bench Press (Barbell)",,"",0,"normal",60,8,,,',
].join('\n');

test.each([
  ['Strong', strong],
  ['Strong, with semicolons', strong.replaceAll(',', ';')],
  ['Strong in Italian', strongInItalian],
  ['Hevy', hevy],
  ['Strong, with more lines than a program may have', strong + strong.slice(strong.lastIndexOf('\n')).repeat(10_000)],
])('a log of workouts exported by %s is refused, and the message says where it is imported', async (_, log) => {
  const refused = await sendFile({ server, token: studio.admin }, Buffer.from(log));

  expect(refused).toMatchObject({ status: 422, code: 'import_training_log' });
  expect(refused.message).toContain('«Importa storico»');
});

test('a pasted log, or one that was saved as a workbook, is refused too', async () => {
  const pasted = await server.ask(programImportRoutes.importText, { text: hevy }, studio.admin);
  const rows = strong.split('\n').map((line) => line.split(',').map((value) => ({ value })));
  const content = await writeWorkbook([{ sheet: 'strong', data: rows }] as never).toBuffer();
  const workbook = await sendFile({ server, token: studio.admin }, content, 'strong.xlsx');

  expect(pasted.code).toBe('import_training_log');
  expect(workbook.code).toBe('import_training_log');
});

test('a program whose columns are named "Workout Name" and "Exercise Name" is imported', async () => {
  const table = 'Workout Name,Exercise Name,Sets,Reps,RPE\nPush,Bench press,4,8,8\nPush,Row,3,10,8\n';
  const { preview } = await sendFile({ server, token: studio.admin }, Buffer.from(table));

  expect(rowsIn(preview)).toMatchObject([
    { name: 'Bench press', sets: 4 },
    { name: 'Row', sets: 3 },
  ]);
});
