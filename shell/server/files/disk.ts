import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '#shell/common/ids.ts';
import type { Storage, StoredFile } from './storage.ts';

const mediaTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mov': 'video/quicktime',
};

/** Files below one folder. A file appears under its key only when it is whole and on the disk. */
export function diskStorage(folder: string): Storage {
  return {
    async put(key, content) {
      const target = placeOf(folder, key);
      const unfinished = `${target}.${newId()}.part`;
      await fs.mkdir(path.dirname(target), { recursive: true });
      const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
      await pipeline(source, createWriteStream(unfinished, { flush: true })).catch(async (error) => {
        await fs.rm(unfinished, { force: true });
        throw error;
      });
      await fs.rename(unfinished, target);
    },
    async get(key, range) {
      const facts = await head(folder, key);
      if (!facts) return null;
      const stream = createReadStream(placeOf(folder, key), range && { start: range.first, end: range.last });
      return { stream, ...facts };
    },
    look: (key) => head(folder, key),
    async delete(key) {
      await fs.rm(placeOf(folder, key), { force: true });
    },
  };
}

async function head(folder: string, key: string): Promise<Omit<StoredFile, 'stream'> | null> {
  const facts = await fs.stat(placeOf(folder, key)).catch(() => null);
  if (!facts?.isFile()) return null;
  return { mediaType: mediaTypes[path.extname(key)] ?? 'application/octet-stream', sizeBytes: facts.size };
}

function placeOf(folder: string, key: string): string {
  if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(key)) throw new Error(`placeOf: key is ${key}`);
  return path.join(folder, key);
}
