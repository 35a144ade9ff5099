import { Readable } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { imageTypes, type KnownMediaType, type MediaType, type UploadPolicy, videoTypes } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { fileNameOf } from './file-name.ts';
import { fittedImage, thumbnailOf, wrongFileType } from './images.ts';
import { detectMediaType } from './media-type.ts';
import type { Storage } from './storage.ts';
import { drain, limitBytes, peek, readAll, tooLarge } from './streams.ts';

/** A file that was validated and stored. It is deleted when the request fails. */
export interface StoredUpload {
  id: string;
  storageKey: string;
  mediaType: MediaType;
  sizeBytes: number;
  /** The sanitized file name that the sender provided. */
  name: string;
  /** Key of a video's poster; null when the browser did not send one. */
  posterKey: string | null;
  /** Key of the thumbnail; null when the policy has none or the file is not displayed. */
  thumbnailKey: string | null;
}

/** A multipart request: the file, and the other fields as texts. */
export interface UploadForm {
  file: StoredUpload;
  fields: Record<string, string>;
}

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 2, fields: 20, fieldSize: 100_000 } });
}

interface UploadTarget {
  policy: UploadPolicy;
  storage: Storage;
  /** Prefix of the keys: `accounts/<account id>`. */
  folder: string;
}

const posterBytes = 2 * 1024 * 1024;

/**
 * Stores the `file` of a request, and the `poster` of a video. Throws when the declared or real size exceeds the limit or the
 * policy does not accept the content; then nothing is stored. Videos and other files are streamed into the storage.
 */
export async function storeUpload(request: FastifyRequest, target: UploadTarget): Promise<UploadForm> {
  const { policy } = target;
  const envelopeBytes = 200_000 + (policy.thumbnailPixels ? posterBytes : 0);
  if (Number(request.headers['content-length'] ?? 0) > policy.maxBytes + envelopeBytes) throw tooLarge(policy.maxBytes);
  if (!request.isMultipart()) throw new Problem(commonProblems.wrong_content_type);
  const storedKeys: string[] = [];
  try {
    return await readParts(request, { ...target, storage: recording(target.storage, storedKeys) });
  } catch (error) {
    // Discards the rest of the request: browsers read the response only after the request was received completely.
    request.raw.unpipe();
    request.raw.resume();
    for (const key of storedKeys) await target.storage.delete(key);
    throw error;
  }
}

/** The keys of all files of a stored upload. */
export function storageKeysOf({ storageKey, posterKey, thumbnailKey }: StoredUpload): string[] {
  return [storageKey, posterKey, thumbnailKey].filter((key) => key !== null);
}

async function readParts(request: FastifyRequest, target: UploadTarget): Promise<UploadForm> {
  let file: StoredUpload | undefined;
  const fields: Record<string, string> = {};
  let poster: Buffer | undefined;
  const limits = { fileSize: target.policy.maxBytes + 1 };
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') fields[part.fieldname] = String(part.value);
    else if (part.fieldname === 'file' && !file) file = await storeFile(part, target);
    else poster = await readAll(part.file, posterBytes);
  }
  if (!file) throw wrongFileType(target.policy);
  const hasPoster = poster && videoTypes.some((videoType) => videoType === file?.mediaType);
  return { file: poster && hasPoster ? await withPoster(file, poster, target) : file, fields };
}

async function storeFile(part: MultipartFile, { policy, storage, folder }: UploadTarget): Promise<StoredUpload> {
  const { head, content } = await peek(part.file);
  const mediaType = acceptedType(head, policy);
  if (!mediaType) {
    await drain(content, policy.maxBytes);
    throw wrongFileType(policy);
  }
  const id = newId();
  const name = fileNameOf(part.filename);
  const keyWithoutExtension = `${folder}/${id}`;
  if (!isImage(mediaType)) {
    const storageKey = `${keyWithoutExtension}.${extensions[mediaType]}`;
    let sizeBytes = 0;
    const limited = limitBytes(content, policy.maxBytes, (bytes) => {
      sizeBytes = bytes;
    });
    await storage.put(storageKey, Readable.from(limited), mediaType);
    return { id, storageKey, mediaType, sizeBytes, name, posterKey: null, thumbnailKey: null };
  }
  const image = await fittedImage(await readAll(content, policy.maxImageBytes ?? policy.maxBytes), policy);
  const storageKey = `${keyWithoutExtension}.webp`;
  await storage.put(storageKey, image, 'image/webp');
  const thumbnailKey = await storeThumbnail(image, keyWithoutExtension, { policy, storage });
  return { id, storageKey, mediaType: 'image/webp', sizeBytes: image.length, name, posterKey: null, thumbnailKey };
}

/** The detected media type; null when the policy does not accept it. */
function acceptedType(head: Buffer, { accepts, acceptsOther }: UploadPolicy): MediaType | null {
  const detected = detectMediaType(head);
  if (detected && accepts.includes(detected)) return detected;
  return acceptsOther && head.length > 0 ? 'application/octet-stream' : null;
}

/** Stores the poster of a video. A poster that is not an image is ignored, because the video alone is valid. */
async function withPoster(file: StoredUpload, content: Buffer, target: UploadTarget): Promise<StoredUpload> {
  const mediaType = detectMediaType(content);
  const image = mediaType && isImage(mediaType) ? await fittedImage(content, target.policy).catch(() => null) : null;
  if (!image) return file;
  const keyWithoutExtension = `${target.folder}/${file.id}`;
  const posterKey = `${keyWithoutExtension}-poster.webp`;
  await target.storage.put(posterKey, image, 'image/webp');
  return { ...file, posterKey, thumbnailKey: await storeThumbnail(image, keyWithoutExtension, target) };
}

async function storeThumbnail(
  image: Buffer,
  keyWithoutExtension: string,
  { policy, storage }: Pick<UploadTarget, 'policy' | 'storage'>,
): Promise<string | null> {
  if (!policy.thumbnailPixels) return null;
  const key = `${keyWithoutExtension}-small.webp`;
  await storage.put(key, await thumbnailOf(image, policy.thumbnailPixels), 'image/webp');
  return key;
}

const extensions: Record<Exclude<MediaType, (typeof imageTypes)[number]>, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'application/pdf': 'pdf',
  'application/octet-stream': 'bin',
};

function isImage(mediaType: MediaType | KnownMediaType): mediaType is (typeof imageTypes)[number] {
  return imageTypes.some((imageType) => imageType === mediaType);
}

/** A storage that appends every stored key to `keys`, for their deletion when the request fails. */
function recording(storage: Storage, keys: string[]): Storage {
  return {
    ...storage,
    put: (key, content, mediaType) => {
      keys.push(key);
      return storage.put(key, content, mediaType);
    },
  };
}
