import { encode } from 'uqr';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { saveProgram } from './testing/save-program.ts';
import { connect } from '#shell/server/database/connect.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { programRoutes } from '../contract.ts';
import type { ExerciseRow, Program } from '../contract/document.ts';
import { programPdfRoutes } from '../contract/pdf.ts';
import { newRow } from '../rules/rows.ts';
import { withWorkoutChanged } from '../rules/workouts.ts';

let server: TestServer;
let studio: TestStudio;
let exercise: { id: string; name: string };
let template: Program;
let copyId: string;

beforeAll(async () => {
  server = await openOwnTestServer({ PUBLIC_URL: 'https://app.example.com' });
  studio = await openTestStudio(server, 'Studio Bianchi');
  const { exercises } = (await server.ask(exerciseRoutes.list, { search: 'squat con bilanciere' }, studio.admin)).data;
  exercise = exercises[0] ?? { id: '', name: '' };
  template = await programOf([
    { name: 'Panca piana', sets: 4, reps: '6-8', weight: '82,5 kg', rpe: 8.5, tut: '3-1-1-0', restValue: 150 },
    { name: 'Alzate laterali', reps: '12', supersetPosition: 1, restType: 'no_rest' },
    { name: 'Push-down', reps: '10', supersetPosition: 2, restValue: 75, info: 'Gomiti fermi #strong[*]' },
  ]);
  const assignment = {
    id: template.id,
    clientIds: [studio.ids['clients'] ?? ''],
    startsOn: '2026-11-16',
    note: 'Buon lavoro',
  };
  copyId = (await server.ask(programRoutes.assign, assignment, studio.admin)).data.copyIds[0] ?? '';
});

/** Creates a program of two weeks of one day, with the given rows in its first workout. */
async function programOf(rows: Partial<ExerciseRow>[]): Promise<Program> {
  const empty = { title: 'Ipertrofia, due settimane', weeks: 2, daysAWeek: 1 };
  const { program } = (await server.ask(programRoutes.create, empty, studio.admin)).data;
  const id = program.weeks[0]?.days[0]?.workouts[0]?.id ?? '';
  const exercises = rows.map((row) => ({ ...newRow({ id: newId(), exercise }), ...row }));
  const weeks = withWorkoutChanged(program.weeks, id, (workout) => ({ ...workout, title: 'Spinta', exercises }));
  return (await saveProgram(server, { ...program, weeks }, studio.admin)).data.program;
}

async function giveThumbnail(exerciseId: string): Promise<void> {
  const key = `accounts/${studio.accountId}/${newId()}.webp`;
  const picture = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#345' } })
    .webp()
    .toBuffer();
  await server.services.storage.put(key, picture, 'image/webp');
  const owner = connect(server.ownerUrl, 1);
  await owner.query('update exercises set thumbnail_key = $1 where id = $2', [key, exerciseId]);
  await owner.end();
}

const pdfOf = (id: string, options: Record<string, string> = {}, token = studio.admin, language = 'it') =>
  server.app.inject({
    url: `/api/programs/${id}/download/pdf`,
    query: options,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });

async function read(id: string, options: Record<string, string> = {}) {
  return readPdf((await pdfOf(id, options)).rawPayload);
}

describe('the PDF of a program', () => {
  test('begins each week on a new page and numbers the pages', async () => {
    const { pages } = await read(template.id);

    expect(pages).toHaveLength(3);
    expect(pages[0]).toMatch(/Studio Bianchi\s+Ipertrofia, due settimane[\s\S]*2 settimane · 1 allenamento/);
    expect(pages[1]).toMatch(/Settimana 1[\s\S]*Giorno 1 · Spinta[\s\S]*2 di 3/);
    expect(pages[2]).toMatch(/Settimana 2[\s\S]*Riposo[\s\S]*3 di 3/);
  });

  test('has every filled column and no other, with Italian decimals and rests in minutes', async () => {
    const page = (await read(template.id)).pages[1] ?? '';

    expect(page).toMatch(/N\. Esercizio Serie Rip\. Carico RPE TUT Rec\./);
    expect(page).not.toContain('RIR');
    expect(page).toMatch(/A Panca piana 4 6-8 82,5 kg 8,5 3-1-1-0 02:30/);
  });

  test('labels the rows of a superset B1 and B2, and prints notes exactly as written', async () => {
    const page = (await read(template.id)).pages[1] ?? '';

    expect(page).toMatch(/B1 Alzate laterali 3 12 –/);
    expect(page).toMatch(/(B2\s*)?Push-down 3 10 01:15(\s*B2)?/);
    expect(page.match(/B[12]/g)).toEqual(['B1', 'B2']);
    expect(page).toContain('Gomiti fermi #strong[*]');
  });

  test('describes the progression of a row, with or without notes', async () => {
    const progression = { kind: 'double', fromReps: 6, toReps: 8, stepKg: 2.5 } as const;
    const { id } = await programOf([{ name: 'Panca piana', progression, info: 'Fermo al petto' }]);
    const [page, bare] = [
      (await read(id)).pages[1] ?? '',
      (await read(id, { notes: 'false', cover: 'false' })).pages[0],
    ];

    expect(page).toMatch(/Progressione: da 6 a 8 ripetizioni con lo stesso\s+carico, poi \+2,5 kg e di nuovo da 6\./);
    expect(page).toContain('Fermo al petto');
    expect(bare).toContain('Progressione: da 6 a 8');
    expect(bare).not.toContain('Fermo al petto');
  });

  test('is English on request, with English decimals', async () => {
    const { pages, info } = await read(template.id, { language: 'en' });

    expect(pages[1]).toMatch(
      /Week 1[\s\S]*Day 1 · Spinta[\s\S]*Exercise Sets Reps Load RPE TUT Rest[\s\S]*8\.5[\s\S]*2 of 3/,
    );
    expect(info).toMatchObject({ Language: 'en' });
  });

  test('of a copy names its client and the dates of each week and day', async () => {
    const { pages } = await read(copyId);

    expect(pages[0]).toMatch(/Programma di Studio Bianchi client[\s\S]*16–29 nov 2026[\s\S]*Buon lavoro/);
    expect(pages[1]).toMatch(/16–22 nov 2026[\s\S]*lun 16 nov/);
  });

  test('is tagged: title, language, headings and tables with header cells', async () => {
    const { info, tags, isAccessible } = await read(copyId);
    const roles = tags[1]?.match(/"role":"\w+"/g) ?? [];

    expect(isAccessible).toBe(true);
    expect(info).toMatchObject({ Title: 'Ipertrofia, due settimane', Language: 'it' });
    for (const role of ['H2', 'H3', 'Table', 'THead', 'TH', 'TD', 'Figure', 'Link'])
      expect(roles).toContain(`"role":"${role}"`);
    expect(tags[1]).toContain('Codice QR che apre Spinta nell');
  });

  test('omits cover, notes and codes and leaves room for the sets when the options say so', async () => {
    const options = { cover: 'false', notes: 'false', codes: 'false', log: 'true' };
    const { pages, tags } = await read(copyId, options);

    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/Ipertrofia, due settimane[\s\S]*Settimana 1/);
    expect(pages[0]).not.toMatch(/Gomiti fermi|Buon lavoro/);
    expect(pages[0]?.match(/kg ×/g)).toHaveLength(4 + 3 + 3);
    expect(tags[0]).not.toContain('Figure');
  });

  test('has the thumbnails of exercises with alternative texts only when the option is on', async () => {
    await giveThumbnail(studio.ids['exercises'] ?? '');
    const pictured = await programOf([
      { exerciseId: studio.ids['exercises'] ?? '', name: 'Affondi' },
      { name: 'Plank' },
    ]);
    const [without, withImages] = [await read(pictured.id), await read(pictured.id, { images: 'true' })];

    expect(without.tags[1]).not.toContain('Figure');
    expect(withImages.tags[1]?.match(/"Figure"/g)).toHaveLength(1);
    expect(withImages.tags[1]).toContain('"alt":"Affondi"');
  });

  test('has the title and the client in its file name', async () => {
    const { headers } = await pdfOf(copyId);

    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain('filename="Ipertrofia, due settimane, Studio Bianchi client.pdf"');
  });

  test('can be made of 52 weeks with titles of 120 characters and notes of 2,000', async () => {
    const long = await programOf(
      Array.from({ length: 8 }, () => ({ name: 'x'.repeat(120), info: 'parola '.repeat(280), weight: 'y'.repeat(40) })),
    );
    const { pages } = await read(long.id);

    expect(pages.length).toBeGreaterThan(3);
    expect(pages.join(' ').match(/parola/g)).toHaveLength(8 * 280);
  });
});

describe('the preview', () => {
  test('returns the same pages, four at a time', async () => {
    const first = await server.ask(programPdfRoutes.pdf, { id: copyId, page: 1 }, studio.admin);
    const beyond = await server.ask(programPdfRoutes.pdf, { id: copyId, page: 2 }, studio.admin);

    expect(first.data).toMatchObject({ title: template.title, studio: 'Studio Bianchi', total: 3, nextPage: 0 });
    expect(first.data.pages.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(beyond.data).toMatchObject({ total: 3, pages: [], nextPage: 0 });
  });

  test('has a QR code with the address of the workout in the client’s app', async () => {
    const { program } = (await server.ask(programRoutes.get, { id: copyId }, studio.admin)).data;
    const workoutId = program.weeks[0]?.days[0]?.workouts[0]?.id;
    const { pages } = (await server.ask(programPdfRoutes.pdf, { id: copyId, page: 1 }, studio.admin)).data;

    const embedded = /data:image\/svg\+xml;base64,([\w+/=]+)/.exec(pages[1]?.svg ?? '')?.[1] ?? '';
    const expected = encode(`https://app.example.com/my/workouts/${workoutId}`, { ecc: 'M', border: 0 });
    expect(await modulesOf(Buffer.from(embedded, 'base64'), expected.size)).toEqual(expected.data);
  });
});

/** Renders the QR code and samples the middle of each module, as a camera would: true for a dark one. */
async function modulesOf(svg: Buffer, size: number): Promise<boolean[][]> {
  const side = size * 8;
  const picture = sharp(svg, { density: 600 }).flatten({ background: '#fff' }).resize(side, side).greyscale();
  const dots = await picture.raw().toBuffer();
  const isDark = (x: number, y: number) => (dots[(y * 8 + 4) * side + x * 8 + 4] ?? 0) < 128;
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => isDark(x, y)));
}

describe('who may print', () => {
  test('a client prints their own copy, but neither the template nor the copy of another client', async () => {
    const statuses = async (token: string) =>
      Promise.all([copyId, template.id].map(async (id) => (await pdfOf(id, {}, token)).statusCode));

    expect(await statuses(studio.client)).toEqual([200, 404]);
    expect(await statuses(studio.otherClient)).toEqual([404, 404]);
  });

  test('the program of another account is not found on any route', async () => {
    const other = await openTestStudio(server);
    const requests = [programPdfRoutes.pdf, programPdfRoutes.pdfLink].map((route) =>
      server.ask(route, { id: copyId }, other.admin),
    );

    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([404, 404]);
    expect((await pdfOf(copyId, {}, other.admin)).statusCode).toBe(404);
  });

  test('a nutritionist, who has no programs, gets an error in JSON', async () => {
    const refused = await pdfOf(copyId, {}, studio.nutritionist);

    expect(refused.statusCode).toBe(403);
    expect((await refused).json()).toMatchObject({ success: false, code: 'forbidden' });
  });

  test('an invalid option is named in the error', async () => {
    const refused = await pdfOf(copyId, { language: 'fr' });

    expect((await refused).json()).toMatchObject({ code: 'invalid', errors: { language: [expect.any(String)] } });
  });
});

describe('a link', () => {
  const linkTo = async (id: string) => (await server.ask(programPdfRoutes.pdfLink, { id }, studio.admin)).data;
  const follow = (id: string, ticket: string) => server.ask(programPdfRoutes.sharedPdf, { id, ticket, page: 1 });

  test('shows its program without a login for seven days, as preview and as file', async () => {
    const { ticket, until } = await linkTo(copyId);
    const preview = await follow(copyId, ticket);
    const file = await server.app.inject({ url: `/api/shared/programs/${copyId}/download/pdf`, query: { ticket } });

    expect(preview.data.total).toBe(3);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect((Date.parse(until) - Date.now()) / 86_400_000).toBeCloseTo(7, 3);
  });

  test('opens no other program and is invalid when it was changed or has expired', async () => {
    const { ticket } = await linkTo(copyId);
    const over = server.services.tickets.issueTicket(`program ${studio.accountId} ${copyId}`, -1);
    const replies = [
      follow(template.id, ticket),
      follow(copyId, `${ticket}x`),
      follow(copyId, ''),
      follow(copyId, over),
    ];

    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('is invalid after its program was deleted', async () => {
    const deleted = await programOf([{ name: 'Plank' }]);
    const { ticket } = await linkTo(deleted.id);
    const before = await follow(deleted.id, ticket);
    await server.ask(programRoutes.delete, { id: deleted.id }, studio.admin);

    expect([before.status, (await follow(deleted.id, ticket)).status]).toEqual([200, 404]);
  });
});

test('when a PDF worker fails the coach gets an error message, and the next PDF is made', async () => {
  await pdfOf(copyId);
  const workers = server.services.pdf.pids();
  for (const pid of workers) process.kill(pid, 'SIGSTOP');
  const render = vi.spyOn(server.services.pdf, 'pdf');
  const refused = pdfOf(copyId, { log: 'true' }).then((reply) => reply);
  await vi.waitFor(() => expect(render).toHaveBeenCalled(), { timeout: 20_000 });
  for (const pid of workers) process.kill(pid, 'SIGKILL');

  expect((await refused).statusCode).toBe(500);
  expect((await refused).json()).toMatchObject({
    success: false,
    code: 'print_failed',
    message: 'Non siamo riusciti a preparare il documento. Riprova tra un attimo.',
  });
  expect((await pdfOf(copyId)).statusCode).toBe(200);
});
