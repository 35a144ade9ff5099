import type { Readable } from 'node:stream';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { magicBytes } from './media-type.ts';

/** The first bytes, and the same file again from its start. */
export async function peek(sent: Readable): Promise<{ head: Buffer; whole: AsyncIterable<Buffer> }> {
  const chunks: AsyncIterator<Buffer> = sent[Symbol.asyncIterator]();
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

/** Refused past `maxBytes`. */
export async function readAll(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const chunk of limitBytes(chunks, maxBytes)) read.push(chunk);
  return Buffer.concat(read);
}

/** The same chunks; past `maxBytes` it is refused. */
export async function* limitBytes(chunks: AsyncIterable<Buffer>, maxBytes: number, tell?: (bytes: number) => void) {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    tell?.(bytes);
    yield chunk;
  }
}

/** To the end, for a content nobody wants: one that is too large is said to be that first. */
export async function drain(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<void> {
  for await (const _ of limitBytes(chunks, maxBytes));
}

export function tooLarge(maxBytes: number): Problem {
  return new Problem(commonProblems.too_large, { field: 'file', values: { limit: maxBytes / 1024 / 1024 } });
}
