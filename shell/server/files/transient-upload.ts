import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { TransientUploadLimits } from '#shell/common/files.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { tooLarge } from './streams.ts';

/** An uploaded file in memory. */
export interface TransientUpload {
  /** The file name that the sender provided; for display only. */
  name: string;
  content: Buffer;
}

/** A multipart request: the file, and the fields before it as texts. */
export interface TransientUploadForm {
  file: TransientUpload;
  fields: Record<string, string>;
}

/** Maximum size of the request without the file, and of one field. */
const envelopeBytes = 200_000;

/** Reads the file of a request into memory. A request whose declared size exceeds the limit is rejected before reading. */
export async function readTransientUpload(
  request: FastifyRequest,
  { maxBytes }: TransientUploadLimits,
): Promise<TransientUploadForm> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + envelopeBytes) throw tooLarge(maxBytes);
  if (!request.isMultipart()) throw new Problem(commonProblems.wrong_content_type);
  const file = await request.file({ limits: { fileSize: maxBytes, files: 1, fieldSize: envelopeBytes } });
  if (!file) throw new Problem(commonProblems.invalid, { field: 'file' });
  const content = await file.toBuffer().catch((error: Error & { code?: string }) => {
    // Discards the rest of the request: browsers read the response only after the request was received completely.
    request.raw.unpipe();
    request.raw.resume();
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge(maxBytes) : error;
  });
  return { file: { name: file.filename, content }, fields: fieldsBefore(file) };
}

function fieldsBefore({ fields }: MultipartFile): Record<string, string> {
  const parts = Object.values(fields).flatMap((part) => part ?? []);
  return Object.fromEntries(
    parts.flatMap((part) => (part.type === 'field' ? [[part.fieldname, String(part.value)]] : [])),
  );
}
