import type { Readable } from 'node:stream';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { magicBytes } from './media-type.ts';

/** The first bytes, and the whole stream again from its start. */
export async function peek(stream: Readable): Promise<{ head: Buffer; whole: AsyncIterable<Buffer> }> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < magicBytes) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* whole() {
    yield head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { head, whole: whole() };
}

/** Throws `too_large` past `maxBytes`. */
export async function readAll(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const chunk of limitBytes(chunks, maxBytes)) read.push(chunk);
  return Buffer.concat(read);
}

/** The same chunks; throws `too_large` past `maxBytes`. */
export async function* limitBytes(chunks: AsyncIterable<Buffer>, maxBytes: number, onBytes?: (bytes: number) => void) {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    onBytes?.(bytes);
    yield chunk;
  }
}

/** Discards the rest of a stream. Throws `too_large` past `maxBytes`, so that the size is reported before the media type. */
export async function drain(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<void> {
  for await (const _ of limitBytes(chunks, maxBytes));
}

export function tooLarge(maxBytes: number): Problem {
  return new Problem(commonProblems.too_large, { field: 'file', values: { limit: maxBytes / 1024 / 1024 } });
}
