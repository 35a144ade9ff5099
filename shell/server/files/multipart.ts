import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { tooLarge } from './streams.ts';

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 2, fields: 20, fieldSize: 100_000 } });
}

interface MultipartLimits {
  /** Maximum size of the file. */
  maxBytes: number;
  /** Maximum size of the rest of the request. */
  envelopeBytes: number;
  limits: { fileSize: number; fieldSize?: number };
}

/**
 * Reads a multipart request part by part. A request whose declared size exceeds the limits is rejected before reading; one that
 * is cut off or is not multipart at all is malformed.
 */
export async function readMultipart<T>(
  request: FastifyRequest,
  { maxBytes, envelopeBytes, limits }: MultipartLimits,
  read: (parts: AsyncIterable<Multipart>) => Promise<T>,
): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + envelopeBytes) throw tooLarge(maxBytes);
  if (!request.isMultipart()) throw new Problem(commonProblems.wrong_content_type);
  try {
    return await read(partsOf(request, limits));
  } catch (error) {
    // Discards the rest of the request: browsers read the response only after the request was received completely.
    request.raw.unpipe();
    request.raw.resume();
    throw problemOf(error as Error & { code?: string }, maxBytes);
  }
}

async function* partsOf(request: FastifyRequest, limits: MultipartLimits['limits']): AsyncGenerator<Multipart> {
  let count = 0;
  for await (const part of request.parts({ limits })) {
    count += 1;
    yield part;
  }
  if (count === 0) throw new Problem(commonProblems.malformed);
}

/** Converts errors of the parser, which may also end the stream of a file. Other errors, such as a full disk, stay. */
function problemOf(error: Error & { code?: string }, maxBytes: number): Error {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes);
  const isOfParser = error.code?.startsWith('FST_') || parserMessages.test(error.message);
  return isOfParser ? Object.assign(new Problem(commonProblems.malformed), { cause: error }) : error;
}

/** Messages of @fastify/busboy, whose errors have neither a class nor a code. */
const parserMessages =
  /^(Multipart: |The needle |Unexpected end of |Unsupported Content-Type|(Part|Header|File) terminated early)/;
