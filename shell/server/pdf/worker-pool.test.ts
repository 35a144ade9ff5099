import { monitorEventLoopDelay } from 'node:perf_hooks';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import type { PdfSource } from './pdf-source.ts';
import { createPdfWorkerPool, type PdfWorkerPool, type PdfWorkerPoolOptions } from './worker-pool.ts';
import { readPdf } from './testing/read-pdf.ts';

const folder = 'shell/server/pdf/testing';
const sheet = (title: string, pages = 1): PdfSource => ({ template: `${folder}/plain.typ`, data: { title, pages } });
const slow: PdfSource = { template: `${folder}/slow.typ`, data: {} };

let printer: PdfWorkerPool;
afterEach(() => printer.stop());

function open(limits: Partial<PdfWorkerPoolOptions> = {}): PdfWorkerPool {
  printer = createPdfWorkerPool(limits);
  return printer;
}

const read = async (pdf: Uint8Array) => (await readPdf(pdf)).pages;

describe('a document', () => {
  test('has its title, its language, its page numbers and tags for assistive technology', async () => {
    const { pages, info, tags, isAccessible } = await readPdf(await open().pdf(sheet('Prova di stampa', 3)));

    expect(pages).toEqual(['Prova di stampa\n1 di 3', 'Pagina 2\n2 di 3', 'Pagina 3\n3 di 3']);
    expect(info).toMatchObject({ Title: 'Prova di stampa', Language: 'it' });
    expect(tags[0]).toContain('"role":"H1"');
    expect(isAccessible).toBe(true);
  });

  test('prints what people type to the letter, whatever it would mean as markup', async () => {
    const typed = '#eval("1") *grassetto* $x^2$ @cliente <a> \\ // #image("/etc/passwd")';

    const [page = ''] = await read(await open().pdf(sheet(typed)));

    expect(page.replaceAll(/\s+/g, ' ')).toContain(typed);
  });

  test('has signs for emoji, Arabic and Hebrew; one that nobody has breaks nothing', async () => {
    const printing = open();
    const known = await readPdf(await printing.pdf(sheet('Forza 💪 مرحبا שלום')));
    const unknown = await readPdf(await printing.pdf(sheet('日本')));

    expect([known.isAccessible, unknown.isAccessible]).toEqual([true, false]);
    expect(unknown.tags[0]).toContain('"role":"H1"');
  });

  test('takes a WebP logo with it', async () => {
    const content = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#0f766e' } })
      .webp()
      .toBuffer();
    const order = { template: `${folder}/plain.typ`, data: { title: 'Logo', pages: 1, image: '/images/logo' } };
    const pdf = await open().pdf({ ...order, images: { logo: { content, fitPixels: 300 } } });

    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Width 300\b/);
  });
});

describe('pages as pictures', () => {
  test('stand alone, are as many as asked for, and know how many there are', async () => {
    const { total, pages } = await open().pages(sheet('Prova', 5), { first: 4, count: 4 });

    expect(total).toBe(5);
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      const used = [...page.matchAll(/xlink:href="#(\w+)"/g)].map(([, id]) => id);
      expect(used.length).toBeGreaterThan(10);
      expect(used.every((id) => page.includes(`<symbol id="${id}"`))).toBe(true);
    }
  });

  test('show ink on white paper of the size of A4', async () => {
    const { pages } = await open().pages(sheet('Prova'), { first: 1, count: 1 });
    const picture = sharp(Buffer.from(pages[0] ?? ''), { density: 72 });
    const { channels } = await picture.stats();
    const { width = 0, height = 0 } = await picture.metadata();

    expect([width, height]).toEqual([595, 842]);
    expect(channels[0]?.min).toBeLessThan(60);
    expect(channels[0]?.mean).toBeGreaterThan(240);
  });
});

describe('when something goes wrong', () => {
  test('a document that takes too long is stopped and refused, and the next is made', async () => {
    const printing = open({ maxWorkers: 1, timeoutMs: 1500 });
    const [stopped, next] = await Promise.allSettled([printing.pdf(slow), printing.pdf(sheet('Dopo'))]);

    expect(stopped).toMatchObject({ reason: { kind: { code: 'print_too_long', status: 422 } } });
    expect(next.status).toBe('fulfilled');
  });

  test('a press that dies fails its document alone; another takes its place', async () => {
    const printing = open({ maxWorkers: 1 });
    await printing.pdf(sheet('Prima'));
    const [pid = 0] = printing.pids();
    const lost = printing.pdf(slow);
    const after = printing.pdf(sheet('Dopo'));
    process.kill(pid, 'SIGKILL');

    await expect(lost).rejects.toMatchObject({ kind: { code: 'print_failed', status: 500 } });
    expect(await read(await after)).toEqual(['Dopo\n1 di 1']);
    expect(printing.pids()).not.toContain(pid);
  });

  test('one document more than may wait is refused', async () => {
    const printing = open({ maxWorkers: 1, maxQueue: 2 });
    const asked = [1, 2, 3, 4].map((number) => printing.pdf(sheet(`Numero ${number}`)));
    const replies = await Promise.allSettled(asked);

    expect(replies.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(replies[3]).toMatchObject({ reason: { kind: { code: 'print_busy', status: 429 } } });
  });

  test('a mistake in a template is ours: it names the template and what is wrong', async () => {
    const printing = open();

    await expect(printing.pdf({ template: `${folder}/wrong.typ`, data: {} })).rejects.toThrow(
      /wrong\.typ.*unknown variable/,
    );
    expect(await read(await printing.pdf(sheet('Dopo')))).toHaveLength(1);
  });
});

test('presses start with the first document and end when nobody prints', async () => {
  const printing = open({ idleTimeoutMs: 100 });
  const before = printing.pids();
  await printing.pdf(sheet('Prova'));
  const during = printing.pids();

  expect([before.length, during.length]).toEqual([0, 1]);
  await expect.poll(() => printing.pids()).toEqual([]);
});

test('a press that made its share of documents is replaced, and nothing is lost', async () => {
  const printing = open({ maxWorkers: 1, maxTasksPerWorker: 2 });
  const asked = [1, 2, 3, 4, 5].map((number) => printing.pdf(sheet(`Numero ${number}`)));
  const [first] = printing.pids();

  expect(await Promise.all(asked)).toHaveLength(5);
  expect(printing.pids()).not.toContain(first);
});

test('the server’s event loop stays free while documents are made', async () => {
  const printing = open();
  await Promise.all([printing.pdf(sheet('Prima', 100)), printing.pdf(sheet('Seconda', 100))]);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await Promise.all(Array.from({ length: 12 }, (_, index) => printing.pdf(sheet(`Documento ${index}`, 150))));
  delay.disable();

  expect(delay.count).toBeGreaterThan(50);
  expect(delay.percentile(99) / 1e6).toBeLessThan(25);
});
