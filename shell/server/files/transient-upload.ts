import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { TransientUploadLimits } from '#shell/common/files.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { readMultipart } from './multipart.ts';

/** An uploaded file in memory. */
export interface TransientUpload {
  /** The file name that the sender provided; for display only. */
  name: string;
  content: Buffer;
}

/** A multipart request: the file, and the other fields as texts. */
export interface TransientUploadForm {
  file: TransientUpload;
  fields: Record<string, string>;
}

/** Maximum size of the request without the file, and of one field. */
const envelopeBytes = 200_000;

/** Reads the file of a request into memory. */
export async function readTransientUpload(
  request: FastifyRequest,
  { maxBytes }: TransientUploadLimits,
): Promise<TransientUploadForm> {
  const limits = { maxBytes, envelopeBytes, limits: { fileSize: maxBytes, fieldSize: envelopeBytes } };
  return readMultipart(request, limits, readParts);
}

async function readParts(parts: AsyncIterable<Multipart>): Promise<TransientUploadForm> {
  let file: TransientUpload | undefined;
  const fields: Record<string, string> = {};
  for await (const part of parts) {
    if (part.type === 'file') file = { name: part.filename, content: await part.toBuffer() };
    else fields[part.fieldname] = String(part.value);
  }
  if (!file) throw new Problem(commonProblems.invalid, { field: 'file' });
  return { file, fields };
}
