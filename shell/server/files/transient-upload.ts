import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { TransientUploadLimits } from '#shell/common/files.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';

/** A file that was sent to be read. */
export interface TransientUpload {
  /** As it was called where it came from: for words, never for a decision. */
  name: string;
  content: Buffer;
}

/** What came in one multipart request: the file, and the fields before it as texts. */
export interface TransientUploadForm {
  file: TransientUpload;
  fields: Record<string, string>;
}

/** Of the envelope around the file, and of one field of it. */
const envelopeBytes = 200_000;

/** Reads the one file of a request into memory. A declared size over the limit is refused before a byte is read. */
export async function readTransientUpload(
  request: FastifyRequest,
  { maxBytes }: TransientUploadLimits,
): Promise<TransientUploadForm> {
  const tooLarge = new Problem(commonProblems.too_large, { field: 'file', values: { limit: maxBytes / 1024 / 1024 } });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + envelopeBytes) throw tooLarge;
  if (!request.isMultipart()) throw new Problem(commonProblems.wrong_content_type);
  const file = await request.file({ limits: { fileSize: maxBytes, files: 1, fieldSize: envelopeBytes } });
  if (!file) throw new Problem(commonProblems.invalid, { field: 'file' });
  const content = await file.toBuffer().catch((error: Error & { code?: string }) => {
    // What is still on its way is read and dropped: a sender that is not listened to would wait for ever.
    request.raw.unpipe();
    request.raw.resume();
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge : error;
  });
  return { file: { name: file.filename, content }, fields: fieldsBefore(file) };
}

function fieldsBefore({ fields }: MultipartFile): Record<string, string> {
  const parts = Object.values(fields).flatMap((part) => part ?? []);
  return Object.fromEntries(
    parts.flatMap((part) => (part.type === 'field' ? [[part.fieldname, String(part.value)]] : [])),
  );
}
