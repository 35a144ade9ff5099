import { Readable } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type UploadPolicy, imageTypes, type MediaType } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { fittedImage, thumbnailOf, wrongFileType } from './images.ts';
import { detectMediaType } from './media-type.ts';
import type { Storage } from './storage.ts';
import { peek, limitBytes, drain, tooLarge, readAll } from './streams.ts';

/** A file that was received, judged and stored; it stays only if the request that brought it succeeds. */
export interface StoredUpload {
  id: string;
  storageKey: string;
  mediaType: MediaType;
  sizeBytes: number;
  /** The still picture of a video, when the browser could make one. */
  posterKey: string | null;
  /** Where the rule asks for one. */
  thumbnailKey: string | null;
}

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 2, fields: 20, fieldSize: 100_000 } });
}

interface Receiving {
  rule: UploadPolicy;
  storage: Storage;
  /** `accounts/<account id>`: keys begin with it. */
  folder: string;
}

/**
 * Reads the one file of a request, and `poster` beside a video. A declared or real size over the limit and a content
 * that is not of an accepted type are refused, and nothing of them stays. Videos go to the storage as they come in.
 */
export async function storeUpload(request: FastifyRequest, receiving: Receiving): Promise<UploadForm> {
  const { rule } = receiving;
  const envelopeBytes = 200_000 + (rule.thumbnailPixels ? posterBytes : 0);
  if (Number(request.headers['content-length'] ?? 0) > rule.maxBytes + envelopeBytes) throw tooLarge(rule.maxBytes);
  if (!request.isMultipart()) throw new Problem(commonProblems.wrong_content_type);
  const stored: string[] = [];
  try {
    return await readParts(request, { ...receiving, storage: remembering(receiving.storage, stored) });
  } catch (refusal) {
    // What is still on its way is read and dropped: a sender that is not listened to would wait for ever.
    request.raw.unpipe();
    request.raw.resume();
    for (const key of stored) await receiving.storage.delete(key);
    throw refusal;
  }
}

/** What came in one multipart request: the file, and the fields beside it as texts. */
export interface UploadForm {
  file: StoredUpload;
  fields: Record<string, string>;
}

/** Every key a received file left in the storage. */
export function storageKeysOf({ storageKey, posterKey, thumbnailKey }: StoredUpload): string[] {
  return [storageKey, posterKey, thumbnailKey].filter((key) => key !== null);
}

const posterBytes = 2 * 1024 * 1024;

async function readParts(request: FastifyRequest, receiving: Receiving): Promise<UploadForm> {
  let file: StoredUpload | undefined;
  const fields: Record<string, string> = {};
  let poster: Buffer | undefined;
  const limits = { fileSize: receiving.rule.maxBytes + 1 };
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') fields[part.fieldname] = String(part.value);
    else if (part.fieldname === 'file' && !file) file = await readFile(part, receiving);
    else poster = await readAll(part.file, posterBytes);
  }
  if (!file) throw wrongFileType(receiving.rule);
  return { file: poster && isVideo(file) ? await withPoster(file, poster, receiving) : file, fields };
}

async function readFile({ file: sent }: MultipartFile, { rule, storage, folder }: Receiving): Promise<StoredUpload> {
  const { head, whole } = await peek(sent);
  const mediaType = detectMediaType(head);
  if (!mediaType || !rule.accepts.includes(mediaType)) {
    await drain(whole, rule.maxBytes);
    throw wrongFileType(rule);
  }
  const id = newId();
  const place = `${folder}/${id}`;
  if (!isImage(mediaType)) {
    const storageKey = `${place}.${extensions[mediaType]}`;
    let sizeBytes = 0;
    await storage.put(
      storageKey,
      Readable.from(limitBytes(whole, rule.maxBytes, (bytes) => (sizeBytes = bytes))),
      mediaType,
    );
    return { id, storageKey, mediaType, sizeBytes, posterKey: null, thumbnailKey: null };
  }
  const image = await fittedImage(await readAll(whole, rule.maxImageBytes ?? rule.maxBytes), rule);
  const storageKey = `${place}.webp`;
  await storage.put(storageKey, image, 'image/webp');
  const thumbnailKey = await putThumbnail(image, place, { rule, storage });
  return { id, storageKey, mediaType: 'image/webp', sizeBytes: image.length, posterKey: null, thumbnailKey };
}

/** A poster that is no image is left out: the video is what was meant. */
async function withPoster(file: StoredUpload, sent: Buffer, receiving: Receiving): Promise<StoredUpload> {
  const type = detectMediaType(sent);
  const image = type && isImage(type) ? await fittedImage(sent, receiving.rule).catch(() => null) : null;
  if (!image) return file;
  const place = `${receiving.folder}/${file.id}`;
  const posterKey = `${place}-poster.webp`;
  await receiving.storage.put(posterKey, image, 'image/webp');
  return { ...file, posterKey, thumbnailKey: await putThumbnail(image, place, receiving) };
}

async function putThumbnail(
  image: Buffer,
  place: string,
  { rule, storage }: Pick<Receiving, 'rule' | 'storage'>,
): Promise<string | null> {
  if (!rule.thumbnailPixels) return null;
  const key = `${place}-small.webp`;
  await storage.put(key, await thumbnailOf(image, rule.thumbnailPixels), 'image/webp');
  return key;
}

const extensions: Partial<Record<MediaType, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

function isImage(type: MediaType): boolean {
  return imageTypes.some((one) => one === type);
}

function isVideo({ mediaType }: StoredUpload): boolean {
  return !isImage(mediaType);
}

/** Notes every key that was put, for the case that the request is refused after all. */
function remembering(storage: Storage, keys: string[]): Storage {
  return {
    ...storage,
    put: (key, content, mediaType) => {
      keys.push(key);
      return storage.put(key, content, mediaType);
    },
  };
}
