import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileResponse } from '#shell/common/fields.ts';
import { contentDisposition } from './content-disposition.ts';
import { JsonText } from './json-text.ts';

/** A response as it is sent. */
export interface EncodedResponse {
  headers: Record<string, string>;
  body: string | Buffer | Readable;
}

/**
 * Minimum size in bytes of a compressed response. Shorter ones fit in a few packets and cost more to compress than to
 * send.
 */
const worthCompressing = 64 * 1024;

/** Level 2 is fast. A large document is compressed into a few buffers, as each one waits for the event loop. */
const gzipOptions = { level: 2, chunkSize: 256 * 1024 };

const compressed = promisify<Buffer, typeof gzipOptions, Buffer>(gzip);

/** The data in the envelope of the API, compressed if long. */
export async function encodeEnvelope(request: FastifyRequest, response: object): Promise<EncodedResponse> {
  const json = response instanceof JsonText ? response.parts : [JSON.stringify(response)];
  const parts = ['{"success":true,"data":', ...json, '}'];
  const headers = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };
  const length = parts.reduce((total, part) => total + part.length, 0);
  if (length < worthCompressing || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return { headers, body: parts.join('') };
  const body = await compressed(bufferOf(parts), gzipOptions);
  return { headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' }, body };
}

/**
 * The texts in UTF-8, one after the other. Each is written to its place: a buffer for each part would double the memory outside the
 * heap, whose growth makes V8 collect the whole heap, which delays all other requests.
 */
function bufferOf(parts: readonly string[]): Buffer {
  const lengths = parts.map((part) => Buffer.byteLength(part));
  const buffer = Buffer.allocUnsafeSlow(lengths.reduce((total, length) => total + length, 0));
  let offset = 0;
  for (const part of parts) offset += buffer.write(part, offset);
  return buffer;
}

/** A file to download. */
export function encodeDownload(mediaType: string, { name, content }: FileResponse): EncodedResponse {
  const headers = {
    'cache-control': 'private, no-store',
    'content-disposition': contentDisposition(name),
    'content-type': mediaType,
  };
  if (content instanceof Uint8Array)
    return { headers, body: Buffer.from(content.buffer, content.byteOffset, content.byteLength) };
  return { headers, body: content instanceof Readable ? content : Readable.from(content) };
}

/** A stream is ended when its receiver has not read for this time, so that it does not stay open. */
const stalledMs = 120_000;

export function sendEncoded(reply: FastifyReply, { headers, body }: EncodedResponse): FastifyReply {
  if (body instanceof Readable) reply.raw.setTimeout(stalledMs, () => reply.raw.destroy());
  return reply.headers(headers).send(body);
}
