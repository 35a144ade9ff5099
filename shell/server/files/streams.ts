import type { Readable } from 'node:stream';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { magicBytes } from './media-type.ts';

/** Reads the first bytes of a stream; `content` is the whole stream from its start. */
export async function peek(stream: Readable): Promise<{ head: Buffer; content: AsyncIterable<Buffer> }> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < magicBytes) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* content() {
    yield head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { head, content: content() };
}

/** Reads a stream into memory. Throws `too_large` past `maxBytes`. */
export async function readAll(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const buffers: Buffer[] = [];
  for await (const chunk of limitBytes(chunks, maxBytes)) buffers.push(chunk);
  return Buffer.concat(buffers);
}

/** Passes the chunks through and throws `too_large` past `maxBytes`. `onBytes` receives the total so far and the chunk. */
export async function* limitBytes(
  chunks: AsyncIterable<Buffer>,
  maxBytes: number,
  onBytes?: (bytes: number, chunk: Buffer) => void,
) {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    onBytes?.(bytes, chunk);
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
