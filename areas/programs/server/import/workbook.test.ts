import { zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { archiveWithFalseSize, workbook } from './testing/archives.ts';
import { rowsIn, sendFile } from './testing/send-file.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

const send = (content: Uint8Array, name?: string) => sendFile({ server, token: studio.admin }, content, name);

describe('an XLSX', () => {
  const cells = (rows: (string | number | Date | null)[][]) =>
    rows.map((row) => row.map((value) => (value === null ? null : { value })));

  test('has a week for each sheet named like a week', async () => {
    const rows = cells([
      ['Esercizio', 'Serie', 'Rip', 'Carico'],
      ['Squat', 4, '8-10', 82.5],
    ]);
    const content = await writeWorkbook([
      { sheet: 'Settimana 1', data: rows },
      { sheet: 'Settimana 2', data: rows },
    ] as never).toBuffer();
    const { preview } = await send(content, 'programma.xlsx');

    expect(preview.weeks).toHaveLength(2);
    expect(rowsIn(preview)[0]).toMatchObject({
      name: 'Squat',
      sets: 4,
      reps: '8-10',
      weight: '82.5 kg',
      sheet: 'Settimana 1',
      line: 2,
    });
  });

  test('with a merged cell of an exercise has its back-off sets', async () => {
    const [header, first, second, last] = cells([
      ['Esercizio', 'Serie', 'Rip', 'Carico'],
      ['Panca', 1, 5, 90],
      [null, 3, 8, 75],
      ['Squat', 4, 8, 100],
    ]);
    const merged = [{ value: 'Panca', rowSpan: 2 }, ...(first?.slice(1) ?? [])];
    const content = await writeWorkbook([header, merged, second, last] as never).toBuffer();
    const { preview } = await send(content, 'programma.xlsx');

    expect(rowsIn(preview)).toMatchObject([
      { line: 2, name: 'Panca', sets: 1, reps: '5', weight: '90 kg' },
      { line: 3, name: 'Panca', sets: 3, reps: '8', weight: '75 kg', notices: ['same_exercise'] },
      { line: 4, name: 'Squat', sets: 4, reps: '8', weight: '100 kg' },
    ]);
  });

  test('that converted "8-10" to a date is imported with "8-10" and a notice', async () => {
    const date = { value: new Date(Date.UTC(2026, 9, 8)), type: Date, format: 'dd/mm/yyyy' };
    const content = await writeWorkbook([
      ...cells([['Esercizio', 'Serie', 'Rip']]),
      [{ value: 'Squat' }, { value: 4 }, date],
    ] as never).toBuffer();
    const { preview } = await send(content, 'programma.xlsx');

    expect(rowsIn(preview)).toMatchObject([{ reps: '8-10', notices: ['was_date'] }]);
  });

  test('has percentages where the cells are formatted so, and light loads in kg where they are not', async () => {
    const percentage = { type: Number, format: '0%' };
    const content = await writeWorkbook([
      ...cells([['Esercizio', 'Serie', 'Carico']]),
      [{ value: 'Squat' }, { value: 4 }, { value: 0.75, ...percentage }],
      [{ value: 'Panca piana' }, { value: 4 }, { value: 0.725, ...percentage, format: '0.0%' }],
      [{ value: 'Stacco' }, { value: 4 }, { value: 1, ...percentage }],
      [{ value: 'Alzate laterali' }, { value: 4 }, { value: 0.5 }],
      [{ value: 'Alzate frontali' }, { value: 4 }, { value: 1.25 }],
    ] as never).toBuffer();
    const { preview } = await send(content, 'programma.xlsx');

    expect(rowsIn(preview).map(({ weight }) => weight)).toEqual(['75%', '72.5%', '100%', '0.5 kg', '1.25 kg']);
  });

  test('has the times of cells with seconds as they are shown, and typed ones that became hours as they were typed', async () => {
    const time = (seconds: number, format: string) => ({ type: Number, value: seconds / 86_400, format });
    const row = (name: string, rest: object, reps: object = { value: 8 }) => [
      { value: name },
      { value: 3 },
      reps,
      rest,
    ];
    const content = await writeWorkbook([
      ...cells([['Esercizio', 'Serie', 'Rip', 'Recupero']]),
      row('Squat', time(120, 'h:mm:ss')),
      row('Panca piana', time(90, '[mm]:ss')),
      row('Stacco', time(7200, 'h:mm')),
      row('Plank', time(60, 'mm:ss'), time(45, 'mm:ss')),
    ] as never).toBuffer();
    const { preview } = await send(content, 'programma.xlsx');

    expect(rowsIn(preview).map(({ restSeconds }) => restSeconds)).toEqual([120, 90, 120, 60]);
    expect(rowsIn(preview)[3]).toMatchObject({ type: 'time', value: '45 s' });
  });

  test('with a formula is imported with the stored value', async () => {
    const content = workbook(
      '<row r="1"><c t="str" r="A1"><v>Esercizio</v></c><c t="str" r="B1"><v>Serie</v></c></row>' +
        '<row r="2"><c t="str" r="A2"><v>Squat</v></c><c r="B2"><f>2+2</f><v>4</v></c></row>',
    );
    const { preview } = await send(content, 'programma.xlsx');

    expect(rowsIn(preview)).toMatchObject([{ name: 'Squat', sets: 4 }]);
  });

  test('is detected by its content, not by its name', async () => {
    const content = await writeWorkbook(
      cells([
        ['Esercizio', 'Serie'],
        ['Squat', 4],
      ]) as never,
    ).toBuffer();

    expect((await send(content, 'programma.txt')).status).toBe(200);
  });

  test('that is a zip bomb is not decompressed', async () => {
    const refused = await send(
      zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60 * 1024 * 1024) }, { level: 9 }),
      'a.xlsx',
    );

    expect(refused).toMatchObject({ status: 422, code: 'import_too_big_inside' });
  });

  test('that is a zip bomb with false declared sizes is stopped', async () => {
    expect(await send(archiveWithFalseSize(), 'a.xlsx')).toMatchObject({ status: 422, code: 'import_too_big_inside' });
  });

  test('with thousands of entries is not decompressed', async () => {
    const entries = Object.fromEntries(
      Array.from({ length: 1001 }, (_, index) => [`xl/${index}.xml`, new Uint8Array(1)]),
    );

    expect(await send(zipSync(entries), 'a.xlsx')).toMatchObject({ code: 'import_too_big_inside' });
  });

  test('with its only cell in the last of a million rows does not fill the memory', async () => {
    const content = workbook('<row r="1048576"><c t="str" r="XFD1048576"><v>Squat</v></c></row>');
    const before = process.memoryUsage().rss;
    const refused = await send(content, 'a.xlsx');

    expect(refused.status).toBe(422);
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });

  test.each([
    ['that is a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'import_not_a_table'],
    ['that is an old XLS', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), 'import_not_a_table'],
    [
      'that is a Word document',
      Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(10) })),
      'import_not_a_table',
    ],
    ['that is cut off', Buffer.from('504b0304140000000800', 'hex'), 'import_damaged'],
  ])('%s is refused with a message', async (_, content, code) => {
    expect(await send(content, 'programma.xlsx')).toMatchObject({ status: 422, code });
  });
});
