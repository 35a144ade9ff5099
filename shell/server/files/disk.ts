import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '#shell/common/ids.ts';
import type { Storage } from './storage.ts';

const mediaTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Files below one folder. A file appears under its key only when it is whole and on the disk. */
export function diskStorage(folder: string): Storage {
  return {
    async put(key, content) {
      const target = placeOf(folder, key);
      const unfinished = `${target}.${newId()}.part`;
      await fs.mkdir(path.dirname(target), { recursive: true });
      await pipeline(
        Buffer.isBuffer(content) ? Readable.from([content]) : content,
        createWriteStream(unfinished, { flush: true }),
      );
      await fs.rename(unfinished, target);
    },
    async get(key, range) {
      const file = placeOf(folder, key);
      const facts = await fs.stat(file).catch(() => null);
      if (!facts?.isFile()) return null;
      const stream = createReadStream(file, range && { start: range.first, end: range.last });
      return { stream, mediaType: mediaTypes[path.extname(key)] ?? 'application/octet-stream', sizeBytes: facts.size };
    },
    async delete(key) {
      await fs.rm(placeOf(folder, key), { force: true });
    },
  };
}

function placeOf(folder: string, key: string): string {
  if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(key)) throw new Error(`placeOf: key is ${key}`);
  return path.join(folder, key);
}
