import { once } from 'node:events';
import net from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { longestRunMs } from '#database/testing/longest-run.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { programRoutes } from '../../contract.ts';
import { type ImportPreview, programImportRoutes } from '../../contract/import.ts';
import { exampleExercises } from '../../example.ts';
import { rowsIn, sendFile } from './testing/send-file.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

async function previewText(text: string): Promise<ImportPreview> {
  const reply = await server.ask(programImportRoutes.importText, { text }, studio.admin);
  if (reply.status !== 200) throw new Error(`previewText: ${reply.code}`);
  return reply.data.preview;
}

const send = (content: Uint8Array, name?: string) => sendFile({ server, token: studio.admin }, content, name);

const table = 'Settimana;Giorno;Superset;Esercizio;Serie;Rip;Carico;Recupero;Note\n1;A;;Squat;4;8;80;120;più giù\n';

describe('pasted text', () => {
  test('becomes weeks, days and rows with their line numbers', async () => {
    const preview = await previewText('Settimana 1\nGiorno A\nSquat con bilanciere 4x8 @80kg RIR 2\n\nPlank 3x45s');

    expect(preview.weeks).toHaveLength(1);
    expect(rowsIn(preview)).toMatchObject([
      { line: 3, name: 'Squat con bilanciere', sets: 4, reps: '8', weight: '80 kg', rir: 2 },
      { line: 5, name: 'Plank', type: 'time', sets: 3, value: '45 s' },
    ]);
  });

  test('of a chat has no dates and senders, and the two dumbbells of it are kg per hand to be checked', async () => {
    const preview = await previewText(
      '[24/11/26, 21:14:40] Marta: *LUNEDÌ*\nCurl manubri 3x10, 12+12, rec 90\n[24/11/26, 21:16:22] Marta: Niente apnea mi raccomando!',
    );

    expect(preview.weeks[0]?.days[0]?.workouts).toMatchObject([
      {
        title: 'Lunedì',
        info: 'Niente apnea mi raccomando!',
        rows: [{ name: 'Curl manubri', weight: '12 kg per mano', restSeconds: 90, notices: ['per_hand'] }],
      },
    ]);
  });

  test('copied from a spreadsheet is parsed as a table', async () => {
    const preview = await previewText('Esercizio\tSerie\tRip\tRecupero\nSquat\t4\t8\t90\n');

    expect(rowsIn(preview)).toMatchObject([{ name: 'Squat', sets: 4, reps: '8', restSeconds: 90 }]);
  });

  test('copied with merged cells of the exercises has their back-off sets, also below the headings of the editor', async () => {
    const rows = 'Panca\t1\t5\t90\n\t3\t8\t75\nSquat\t1\t5\t120\n\t3\t8\t100';
    const expected = [
      { line: 2, name: 'Panca', sets: 1, reps: '5', weight: '90 kg', isLeftOut: false },
      { line: 3, name: 'Panca', sets: 3, reps: '8', weight: '75 kg', isLeftOut: false },
      { line: 4, name: 'Squat', sets: 1, reps: '5', weight: '120 kg', isLeftOut: false },
      { line: 5, name: 'Squat', sets: 3, reps: '8', weight: '100 kg', isLeftOut: false },
    ];

    for (const headings of ['Esercizio\tSerie\tRip\tCarico', 'exercise\tsets\treps\tweight'])
      expect(rowsIn(await previewText(`${headings}\n${rows}`))).toMatchObject(expected);
    const withoutHeadings = rowsIn(await previewText(rows));
    expect(withoutHeadings).toMatchObject(expected.map(({ line, ...row }) => ({ ...row, line: line - 1 })));
  });

  test('with commas between the values of a line is not parsed as a table', async () => {
    const preview = await previewText('Squat 4x8, rec 90, RIR 2\nPanca 3x10, rec 60, RIR 1');

    expect(rowsIn(preview)).toMatchObject([
      { name: 'Squat', sets: 4, restSeconds: 90, rir: 2 },
      { name: 'Panca', sets: 3, restSeconds: 60, rir: 1 },
    ]);
  });

  test('of a table with commas and without a header is parsed cell by cell', async () => {
    const preview = await previewText(
      'Day 1\n3a,Bench press,3 x 10,50 kg\n3b,Row,3 x 10,50,5 kg\n4,Squat,4 x 8,80 kg,120,slow\nDay 2\nDeadlift,3 x 5,100 kg,3 min',
    );

    expect(rowsIn(preview)).toMatchObject([
      { name: 'Bench press', sets: 3, reps: '10', weight: '50 kg' },
      { name: 'Row', weight: '50,5 kg', joinsSuperset: true },
      { name: 'Squat', sets: 4, reps: '8', weight: '80 kg', restSeconds: 120, info: 'slow' },
      { name: 'Deadlift', sets: 3, reps: '5', weight: '100 kg', restSeconds: 180 },
    ]);
  });

  test('that is empty is refused with a message', async () => {
    const reply = await server.ask(programImportRoutes.importText, { text: ' \n ' }, studio.admin);

    expect(reply).toMatchObject({ status: 422, code: 'import_empty' });
    expect(reply.message).toContain('Squat 4x8');
  });

  test('writes nothing', async () => {
    const counts = async () => [
      (await server.ask(programRoutes.count, {}, studio.admin)).data,
      (await server.ask(exerciseRoutes.list, { search: 'squat' }, studio.admin)).data.exercises.length,
    ];
    const before = await counts();
    await previewText('Squat 4x8');

    expect(await counts()).toEqual(before);
  });

  test('needs the permission to create programs', async () => {
    expect((await server.ask(programImportRoutes.importText, { text: 'Squat 4x8' }, studio.client)).status).toBe(403);
  });
});

describe('names of exercises', () => {
  async function match(name: string) {
    const { names } = await previewText(`${name} 4x8`);
    return names[0];
  }

  test('of the library match exactly, in upper or lower case', async () => {
    expect(await match(exampleExercises.squat.name.toUpperCase())).toMatchObject({
      match: 'exact',
      candidates: [{ name: exampleExercises.squat.name }, ...Array.from({ length: 4 }, () => expect.anything())],
    });
  });

  test('without their equipment are the most common exercise; ambiguous ones are similar to several', async () => {
    const [squat, press] = [await match('Squat'), await match('Shoulder press')];

    expect(squat).toMatchObject({ match: 'exact', candidates: [{ name: 'Squat con bilanciere' }, {}, {}, {}, {}] });
    expect(press).toMatchObject({ match: 'similar' });
    expect(press?.candidates.slice(0, 2).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Lento avanti con manubri', 'Shoulder press alla macchina']),
    );
  });

  test('with a typing error get suggestions and no match', async () => {
    const bench = await match('Pancha piana');

    expect(bench).toMatchObject({ match: 'unknown' });
    expect(bench?.candidates[0]?.name).toMatch(/^Panca piana/);
  });

  test('without a similar exercise are unknown', async () => {
    expect(await match('Xyzzyq')).toEqual({ name: 'Xyzzyq', match: 'unknown', candidates: [] });
  });

  test('of the account’s own exercises match too', async () => {
    expect(await match('Esercizio riservato')).toMatchObject({ match: 'exact', candidates: [{ isOwn: true }] });
  });

  test('of 300 lines are matched in one request', async () => {
    const text = Array.from({ length: 300 }, (_, index) => `Panca inventata ${index} manubri 3x8`).join('\n');
    expect((await previewText(text)).names).toHaveLength(300);
  });
});

describe('a CSV', () => {
  test('with semicolons is parsed in UTF-8, UTF-16 and Windows-1252', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table, 'utf16le')]);
    for (const content of [Buffer.from(table), Buffer.from(`\ufeff${table}`), utf16, Buffer.from(table, 'latin1')]) {
      const { preview } = await send(content);

      expect(rowsIn(preview)).toMatchObject([
        { name: 'Squat', sets: 4, reps: '8', weight: '80 kg', restSeconds: 120, info: 'più giù' },
      ]);
    }
  });

  test('with quoted commas and quoted line breaks keeps its line numbers', async () => {
    const { preview } = await send(
      Buffer.from('Exercise,Sets,Reps,Notes\n"Squat, back",4,8,"slow\nand deep"\nPlank,3,30",\n'),
    );

    expect(rowsIn(preview)).toMatchObject([
      { name: 'Squat, back', info: 'slow and deep', line: 3 },
      { name: 'Plank', type: 'time', value: '30 s', line: 4 },
    ]);
  });

  test('with formulas imports them as text with a notice', async () => {
    const { preview } = await send(
      Buffer.from(`Esercizio;Serie;Rip;Note\n=cmd|' /C calc'!A0;4;8;=1+1\n@SUM(A1);3;8;\n`),
    );

    expect(rowsIn(preview)).toMatchObject([
      { name: "=cmd|' /C calc'!A0", info: '=1+1', notices: ['formula'] },
      { name: '@SUM(A1)', notices: ['formula'] },
    ]);
  });

  test('of 40 MB is refused before it is received', async () => {
    const port = await server.listen();
    const socket = net.connect(port, '127.0.0.1');
    let sent = 0;
    socket.on('error', () => {});
    socket.write(
      `POST /api/programs/import/file HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${studio.admin}\r\n` +
        `content-type: multipart/form-data; boundary=edge\r\ncontent-length: ${40 * 1024 * 1024}\r\n\r\n`,
    );
    sent = socket.bytesWritten;
    const [answer] = await once(socket, 'data');
    socket.destroy();

    expect(String(answer)).toMatch(/^HTTP\/1.1 413/);
    expect(sent).toBeLessThan(1000);
  });

  test('of more than 5 MB without a content length is refused as well', async () => {
    expect(await send(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).toMatchObject({ status: 413, code: 'too_large' });
  });

  test('of 10,001 rows is refused with the number in the message', async () => {
    const refused = await send(Buffer.from(`Esercizio;Serie\n${'Squat;4\n'.repeat(10_001)}`));

    expect(refused).toMatchObject({ status: 422, code: 'import_too_many_lines' });
    expect(refused.message).toContain('10002');
  });

  test('of 53 weeks is refused', async () => {
    const rows = Array.from({ length: 53 }, (_, index) => `${index + 1};Squat;4`);

    expect(await send(Buffer.from(`Settimana;Esercizio;Serie\n${rows.join('\n')}`))).toMatchObject({
      code: 'import_too_many_weeks',
    });
  });

  test.each([
    ['empty', Buffer.alloc(0), 'import_empty'],
    ['in Cyrillic of Windows', Buffer.from([0xcf, 0xf0, 0xe8, 0xf1, 0xe5, 0xe4, 0x3b, 0x34, 0x0a]), 'import_encoding'],
    ['in UTF-16 without its mark', Buffer.from(table, 'utf16le'), 'import_encoding'],
    ['in UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x53, 0, 0, 0]), 'import_encoding'],
    ['full of zeros', Buffer.alloc(1000), 'import_encoding'],
  ])('%s is refused with a message', async (_, content, code) => {
    expect(await send(content)).toMatchObject({ status: 422, code });
  });
});

test('the server responds to other requests while a file of 10,000 rows is parsed', async () => {
  const rows = Array.from({ length: 9999 }, (_, index) => `Esercizio ${index % 200} lunghissimo;4;8-10;82,5 kg;90"`);
  const file = Buffer.from(`Esercizio;Serie;Rip;Carico;Rec\n${rows.join('\n')}`);
  let rowsOfPreview = 0;
  const longest = await longestRunMs(async () => {
    rowsOfPreview = rowsIn((await send(file)).preview).length;
  });

  expect(rowsOfPreview).toBe(9999);
  expect(longest).toBeLessThan(250);
});
