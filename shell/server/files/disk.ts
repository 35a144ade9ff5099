import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '#shell/common/ids.ts';
import type { ListedFile, Storage, StoredFile } from './storage.ts';

const mediaTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mov': 'video/quicktime',
  '.m4a': 'audio/mp4',
  '.weba': 'audio/webm',
  '.pdf': 'application/pdf',
};

/** Stores files in one folder. A file is renamed to its key after its content is flushed to the disk. */
export function diskStorage(folder: string): Storage {
  return {
    async put(key, content) {
      const target = pathOf(folder, key);
      const temporaryPath = `${target}.${newId()}.part`;
      await fs.mkdir(path.dirname(target), { recursive: true });
      const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
      await pipeline(source, createWriteStream(temporaryPath, { flush: true })).catch(async (error) => {
        await fs.rm(temporaryPath, { force: true });
        throw error;
      });
      await fs.rename(temporaryPath, target);
    },
    async get(key, range) {
      const properties = await head(folder, key);
      if (!properties) return null;
      const stream = createReadStream(pathOf(folder, key), range && { start: range.first, end: range.last });
      return { stream, ...properties };
    },
    head: (key) => head(folder, key),
    async delete(key) {
      await fs.rm(pathOf(folder, key), { force: true });
    },
    list: (subfolder = '') => filesIn(folder, subfolder),
  };
}

async function head(folder: string, key: string): Promise<Omit<StoredFile, 'stream'> | null> {
  const stat = await fs.stat(pathOf(folder, key)).catch(() => null);
  if (!stat?.isFile()) return null;
  return { mediaType: mediaTypes[path.extname(key)] ?? 'application/octet-stream', sizeBytes: stat.size };
}

async function* filesIn(folder: string, subfolder: string): AsyncIterable<ListedFile> {
  const entries = await fs.opendir(path.join(folder, subfolder), { recursive: true }).catch(() => []);
  for await (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const stat = await fs.stat(file).catch(() => null);
    const key = path.relative(folder, file).replaceAll(path.sep, '/');
    if (stat && isKey(key)) yield { key, changedAt: stat.mtime };
  }
}

function pathOf(folder: string, key: string): string {
  if (!isKey(key)) throw new Error(`pathOf: key is ${key}`);
  return path.join(folder, key);
}

/** Whether a key has only known characters. The name of an incomplete file ends in `.<id>.part`. */
function isKey(key: string): boolean {
  return /^[\w-]+(\/[\w-]+)*\.\w+(\.[\w-]+\.part)?$/.test(key);
}
