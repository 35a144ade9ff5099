import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileRule, MediaType } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Storage } from './storage.ts';

/** A file that was received, judged and stored; it stays only if the request that brought it succeeds. */
export interface ReceivedFile {
  id: string;
  storageKey: string;
  mediaType: MediaType;
  sizeBytes: number;
}

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fields: 20, fieldSize: 100_000 } });
}

/**
 * Reads the one file of a request. A declared or real size over the limit and a content that is not of an accepted type
 * are refused before anything is stored. Images are turned upright, made to fit and lose their metadata (location).
 */
export async function receiveImage(
  request: FastifyRequest,
  rule: FileRule,
  storage: Storage,
  accountId: string,
): Promise<ReceivedFile> {
  const content = await readFile(request, rule);
  if (!rule.accepts.some((type) => type === typeOf(content)))
    throw new Problem(commonProblems.wrong_file_type, { field: 'file' });
  const { default: sharp } = await import('sharp');
  const size = { width: rule.fitPixels, height: rule.fitPixels, fit: 'inside', withoutEnlargement: true } as const;
  const image = await sharp(content, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize(size)
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => {
      throw new Problem(commonProblems.wrong_file_type, { field: 'file' });
    });
  const id = newId();
  const storageKey = `accounts/${accountId}/${id}.webp`;
  await storage.put(storageKey, image, 'image/webp');
  return { id, storageKey, mediaType: 'image/webp', sizeBytes: image.length };
}

async function readFile(request: FastifyRequest, rule: FileRule): Promise<Buffer> {
  const tooLarge = new Problem(commonProblems.too_large, {
    field: 'file',
    values: { limit: rule.maxBytes / 1024 / 1024 },
  });
  const envelopeBytes = 200_000;
  if (Number(request.headers['content-length'] ?? 0) > rule.maxBytes + envelopeBytes) throw tooLarge;
  if (!request.isMultipart()) throw new Problem(commonProblems.wrong_content_type);
  const file = await request.file({ limits: { fileSize: rule.maxBytes } });
  if (!file) throw new Problem(commonProblems.wrong_file_type, { field: 'file' });
  return file.toBuffer().catch((error: Error & { code?: string }) => {
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge : error;
  });
}

/** By its first bytes: neither the name nor what the browser says decides. */
function typeOf(content: Buffer): MediaType | null {
  if (content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (content.subarray(0, 4).toString('latin1') === 'RIFF' && content.subarray(8, 12).toString('latin1') === 'WEBP')
    return 'image/webp';
  return null;
}
