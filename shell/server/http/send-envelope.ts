import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileResponse } from '#shell/common/fields.ts';
import { contentDisposition } from './content-disposition.ts';
import { JsonText } from './json-text.ts';

/**
 * Minimum size in bytes of a compressed response. Shorter ones fit in a few packets and cost more to compress than to
 * send.
 */
const worthCompressing = 64 * 1024;

const compressed = promisify(gzip);

/** Sends the data in the envelope of the API, compressed if long. */
export async function sendEnvelope(
  request: FastifyRequest,
  reply: FastifyReply,
  response: object,
): Promise<FastifyReply> {
  const json = response instanceof JsonText ? response.text : JSON.stringify(response);
  const envelope = `{"success":true,"data":${json}}`;
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (envelope.length < worthCompressing || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.send(envelope);
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
  return reply.send(await compressed(envelope, { level: 2 }));
}

/** A download is ended when its receiver has not read for this time, so that its stream does not stay open. */
const stalledMs = 120_000;

/** Sends a file to download. */
export function sendDownload(reply: FastifyReply, mediaType: string, { name, content }: FileResponse): FastifyReply {
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', contentDisposition(name))
    .type(mediaType);
  if (content instanceof Uint8Array)
    return reply.send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  reply.raw.setTimeout(stalledMs, () => reply.raw.destroy());
  return reply.send(content instanceof Readable ? content : Readable.from(content));
}
