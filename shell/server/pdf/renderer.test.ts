import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { longestRunMs } from '#database/testing/longest-run.ts';
import type { ProcessPoolOptions } from '../workers/process-pool.ts';
import type { PageRange, PdfSource } from './pdf-source.ts';
import { createPdfRenderer } from './renderer.ts';
import { plainSource } from './testing/plain.ts';
import { readPdf } from './testing/read-pdf.ts';

let renderer: ReturnType<typeof createPdfRenderer>;
afterEach(() => {
  renderer.stop();
  vi.unstubAllEnvs();
});

function open(options: Partial<ProcessPoolOptions> = {}) {
  const opened = createPdfRenderer(options);
  renderer = opened;
  return {
    pids: opened.pids,
    pdf: (source: PdfSource) => opened.pdf(source, 'studio'),
    pages: (source: PdfSource, range: PageRange) => opened.pages(source, range, 'studio'),
  };
}

const plain = (title: string, pages = 1) => plainSource({ title, pages });
const slow = plainSource({ template: 'slow' });

const read = async (pdf: Uint8Array) => (await readPdf(pdf)).pages;

describe('a document', () => {
  test('has its title, its language, its page numbers and tags for assistive technology', async () => {
    const { pages, info, tags, isAccessible } = await readPdf(await open().pdf(plain('Prova di stampa', 3)));

    const header = 'Prova di stampa Studio Prova';
    expect(pages[0]).toBe('Prova di stampa\n1 di 3');
    expect(pages.slice(1)).toEqual([`${header}\nPagina 2\n2 di 3`, `${header}\nPagina 3\n3 di 3`]);
    expect(info).toMatchObject({ Title: 'Prova di stampa', Language: 'it' });
    expect(tags[0]).toContain('"role":"H1"');
    expect(isAccessible).toBe(true);
  });

  test('prints texts of users unchanged, also when they contain Typst markup', async () => {
    const typed = '#eval("1") *grassetto* $x^2$ @cliente <a> \\ // #image("/etc/passwd")';

    const [page = ''] = await read(await open().pdf(plain(typed)));

    expect(page.replaceAll(/\s+/g, ' ')).toContain(typed);
  });

  test('has glyphs for emoji, Arabic and Hebrew; a character without a glyph does not prevent the document', async () => {
    const pdfs = open();
    const known = await readPdf(await pdfs.pdf(plain('Forza 💪 مرحبا שלום')));
    const unknown = await readPdf(await pdfs.pdf(plain('日本')));

    expect([known.isAccessible, unknown.isAccessible]).toEqual([true, false]);
    expect(unknown.tags[0]).toContain('"role":"H1"');
  });

  test('contains only the fonts of the product, whatever fonts the machine has', async () => {
    const folder = path.dirname(
      fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/900Black/Inter_900Black.ttf')),
    );
    const configuration = path.join(os.tmpdir(), `forma-fonts-${process.pid}.conf`);
    fs.writeFileSync(configuration, `<?xml version="1.0"?><fontconfig><dir>${folder}</dir></fontconfig>`);
    vi.stubEnv('FONTCONFIG_FILE', configuration);
    const { fonts } = await readPdf(await open().pdf(plainSource({ template: 'heavy', title: 'Forza' })));
    fs.rmSync(configuration);

    expect(fonts).toEqual(['Inter-Regular', 'Inter-SemiBold']);
  });

  test('embeds a WebP logo', async () => {
    const content = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#0f766e' } })
      .webp()
      .toBuffer();
    const pdf = await open().pdf(plainSource({ title: 'Logo' }, { logo: { content, fitPixels: 300 } }));

    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Width 300\b/);
  });
});

describe('pages as images', () => {
  test('contain every glyph they use, are limited to the requested range, and come with the total number', async () => {
    const { total, pages } = await open().pages(plain('Prova', 5), { first: 4, count: 4 });

    expect(total).toBe(5);
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      const used = [...page.matchAll(/xlink:href="#(\w+)"/g)].map(([, id]) => id);
      expect(used.length).toBeGreaterThan(10);
      expect(used.every((id) => page.includes(`<symbol id="${id}"`))).toBe(true);
    }
  });

  test('show dark text on a white page of the size of A4', async () => {
    const { pages } = await open().pages(plain('Prova'), { first: 1, count: 1 });
    const picture = sharp(Buffer.from(pages[0] ?? ''), { density: 72 });
    const { channels } = await picture.stats();
    const { width = 0, height = 0 } = await picture.metadata();

    expect([width, height]).toEqual([595, 842]);
    expect(channels[0]?.min).toBeLessThan(60);
    expect(channels[0]?.mean).toBeGreaterThan(240);
  });
});

describe('errors', () => {
  test('a document that takes too long is rejected with 422, and the next one is rendered', async () => {
    const pdfs = open({ maxWorkers: 1, timeoutMs: 3000 });
    const [stopped, next] = await Promise.allSettled([pdfs.pdf(slow), pdfs.pdf(plain('Dopo'))]);

    expect(stopped).toMatchObject({ reason: { kind: { code: 'print_too_long', status: 422 } } });
    expect(next.status).toBe('fulfilled');
  });

  test('when a worker crashes only its document fails; a new worker renders the next one', async () => {
    const pdfs = open({ maxWorkers: 1 });
    await pdfs.pdf(plain('Prima'));
    const [pid = 0] = pdfs.pids();
    const lost = pdfs.pdf(slow);
    const after = pdfs.pdf(plain('Dopo'));
    process.kill(pid, 'SIGKILL');

    await expect(lost).rejects.toMatchObject({ kind: { code: 'print_failed', status: 500 } });
    expect(await read(await after)).toEqual(['Dopo\n1 di 1']);
    expect(pdfs.pids()).not.toContain(pid);
  });

  test('a document that exceeds the length of the queue is rejected with 429', async () => {
    const pdfs = open({ maxWorkers: 1, maxQueue: 2 });
    const documents = [1, 2, 3, 4].map((number) => pdfs.pdf(plain(`Numero ${number}`)));
    const replies = await Promise.allSettled(documents);

    expect(replies.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(replies[3]).toMatchObject({ reason: { kind: { code: 'print_busy', status: 429 } } });
  });

  test('an error in a template is thrown with the name of the template and the message', async () => {
    const pdfs = open();

    await expect(pdfs.pdf(plainSource({ template: 'wrong' }))).rejects.toThrow(/wrong\.typ.*unknown variable/);
    expect(await read(await pdfs.pdf(plain('Dopo')))).toHaveLength(1);
  });
});

test('the server responds to other requests while documents are rendered', async () => {
  const pdfs = open();
  await Promise.all([pdfs.pdf(plain('Prima', 100)), pdfs.pdf(plain('Seconda', 100))]);
  const longest = await longestRunMs(() =>
    Promise.all(Array.from({ length: 12 }, (_, index) => pdfs.pdf(plain(`Documento ${index}`, 150)))),
  );

  expect(longest).toBeLessThan(100);
});
