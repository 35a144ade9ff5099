import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ZipEntry, zipOf } from './zip.ts';

async function* chunksOf(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

test('an archive has its files with their whole content, also empty ones and names with accents', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    const changedAt = new Date('2026-11-20T10:00:00Z');
    yield { path: 'perché.txt', changedAt, content: chunksOf('uno ', 'due') };
    yield { path: 'files/vuoto.txt', changedAt, content: chunksOf() };
    yield { path: 'files/foto.webp', changedAt, content: chunksOf('x'.repeat(200_000)) };
  }

  const files = unzipSync(await buffer(zipOf(entries())));

  expect(Object.keys(files)).toEqual(['perché.txt', 'files/vuoto.txt', 'files/foto.webp']);
  expect(Object.values(files).map(({ length }) => length)).toEqual([7, 0, 200_000]);
  expect(Buffer.from(files['perché.txt'] ?? []).toString()).toBe('uno due');
});

test('the bytes come while the files are read, and a file is read only when its turn has come', async () => {
  const opened: string[] = [];
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const path of ['a', 'b']) {
      opened.push(path);
      yield { path, changedAt: new Date(), content: chunksOf('1', '2', '3') };
    }
  }

  const archive = zipOf(entries());
  for (let read = 0; read < 3; read++) await archive.next();

  expect(opened).toEqual(['a']);
});
