import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import {
  audioTypes,
  imageTypes,
  isExecutableName,
  type KnownMediaType,
  maxBytesOf,
  type MediaType,
  type UploadPolicy,
  videoTypes,
} from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { audioTypeOf } from './audio-type.ts';
import { isExecutable } from './executable.ts';
import { fileNameOf } from './file-name.ts';
import { type ImageProcessor, nullIfRejected, type ProcessedImage, wrongFileType } from './images.ts';
import { detectMediaType } from './media-type.ts';
import type { Storage } from './storage.ts';
import { readMultipart } from './multipart.ts';
import { drain, limitBytes, peek, readAll } from './streams.ts';

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
  /** Size and preview of the image, or of a video's poster; null for other files. */
  picture: Pick<ProcessedImage, 'width' | 'height' | 'preview'> | null;
  /** SHA-256 of the file as it was received, in base64. */
  hash: string;
  /** When the request began to arrive, in ms since 1970; absent for a file that was joined from parts. A large one arrives for minutes. */
  requestedAtMs?: number;
}

/** A multipart request: the file, and the other fields as texts. */
export interface UploadForm {
  file: StoredUpload;
  fields: Record<string, string>;
}

export interface UploadTarget {
  policy: UploadPolicy;
  storage: Storage;
  images: ImageProcessor;
  /** Prefix of the keys: `accounts/<account id>`. */
  folder: string;
}

const posterBytes = 2 * 1024 * 1024;

/**
 * Stores the `file` of a request, and the `poster` of a video. Throws when the declared or real size exceeds the limit or the
 * policy does not accept the content; then nothing is stored. Videos and other files are streamed into the storage.
 */
export async function storeUpload(request: FastifyRequest, target: UploadTarget): Promise<UploadForm> {
  const requestedAtMs = Date.now();
  const { policy } = target;
  const envelopeBytes = 200_000 + (policy.thumbnailPixels ? posterBytes : 0);
  const maxBytes = Math.max(policy.maxBytes, policy.maxMovBytes ?? 0);
  const limits = { maxBytes, envelopeBytes, limits: { fileSize: maxBytes + 1 } };
  const form = await allOrNothing(target, (recorded) =>
    readMultipart(request, limits, (parts) => readParts(parts, recorded)),
  );
  return { ...form, file: { ...form.file, requestedAtMs } };
}

/** A file whose parts were stored before: the keys of the parts in their order, and that of a video's poster. */
export interface StoredParts {
  storageKeys: readonly string[];
  posterKey: string | null;
  name: string;
}

/** Joins stored parts to one file, which is checked and stored as if it had been uploaded. The parts stay. */
export function joinParts({ storageKeys, posterKey, name }: StoredParts, target: UploadTarget): Promise<StoredUpload> {
  return allOrNothing(target, async (recorded) => {
    const content = Readable.from(contentOf(storageKeys, target.storage));
    const file = await storeFile({ content, name }, recorded);
    if (posterKey === null || !isVideo(file)) return file;
    return withPoster(file, await readAll(contentOf([posterKey], target.storage), posterBytes), recorded);
  });
}

async function* contentOf(storageKeys: readonly string[], storage: Storage): AsyncGenerator<Buffer> {
  for (const key of storageKeys) {
    const part = await storage.get(key);
    if (!part) throw new Error(`contentOf: no stored file ${key}`);
    yield* part.stream;
  }
}

/** Deletes what was stored when the work fails. */
async function allOrNothing<T>(target: UploadTarget, work: (recorded: UploadTarget) => Promise<T>): Promise<T> {
  const storedKeys: string[] = [];
  try {
    return await work({ ...target, storage: recording(target.storage, storedKeys) });
  } catch (error) {
    for (const key of storedKeys) await target.storage.delete(key);
    throw error;
  }
}

/** The keys of all files of a stored upload. */
export function storageKeysOf({ storageKey, posterKey, thumbnailKey }: StoredUpload): string[] {
  return [storageKey, posterKey, thumbnailKey].filter((key) => key !== null);
}

async function readParts(parts: AsyncIterable<Multipart>, target: UploadTarget): Promise<UploadForm> {
  let file: StoredUpload | undefined;
  const fields: Record<string, string> = {};
  let poster: Buffer | undefined;
  for await (const part of parts) {
    if (part.type !== 'file') fields[part.fieldname] = String(part.value);
    else if (part.fieldname === 'file' && !file)
      file = await storeFile({ content: part.file, name: part.filename }, target);
    else poster = await readAll(part.file, posterBytes);
  }
  if (!file) throw wrongFileType(target.policy);
  return { file: poster && isVideo(file) ? await withPoster(file, poster, target) : file, fields };
}

function isVideo({ mediaType }: StoredUpload): boolean {
  return videoTypes.some((videoType) => videoType === mediaType);
}

interface ReceivedFile {
  content: Readable;
  name: string | undefined;
}

async function storeFile(received: ReceivedFile, target: UploadTarget): Promise<StoredUpload> {
  const { policy, storage, folder } = target;
  if (policy.accepts.some(isAudio)) return storeAudio(received, target);
  const hash = createHash('sha256');
  const { head, content } = await peek(received.content);
  const name = fileNameOf(received.name);
  const mediaType = acceptedType(head, policy);
  const rejection = mediaType ? executableOf({ name, head }, policy) : wrongFileType(policy);
  if (!mediaType || rejection) {
    await drain(content, policy.maxBytes);
    throw rejection;
  }
  const id = newId();
  const maxBytes = maxBytesOf(policy, mediaType);
  const keyWithoutExtension = `${folder}/${id}`;
  if (!isImage(mediaType)) {
    const storageKey = `${keyWithoutExtension}.${extensions[mediaType]}`;
    let sizeBytes = 0;
    const limited = limitBytes(content, maxBytes, (bytes, chunk) => {
      sizeBytes = bytes;
      hash.update(chunk);
    });
    await storage.put(storageKey, Readable.from(limited), mediaType);
    const stored = { id, storageKey, mediaType, sizeBytes, name, posterKey: null, thumbnailKey: null };
    return { ...stored, picture: null, hash: hash.digest('base64') };
  }
  const bytes = await readAll(content, maxBytes);
  const processed = await target.images.process(bytes, policy, folder);
  const storageKey = `${keyWithoutExtension}.webp`;
  const thumbnailKey = await storeImage(processed, { storageKey, keyWithoutExtension, storage });
  const sizeBytes = processed.image.length;
  const stored = { id, storageKey, mediaType: 'image/webp' as const, sizeBytes, name, posterKey: null, thumbnailKey };
  return { ...stored, picture: pictureOf(processed), hash: hash.update(bytes).digest('base64') };
}

/** The beginning of a recording does not differ from that of a video, so the whole file is read. */
async function storeAudio({ content, name }: ReceivedFile, target: UploadTarget): Promise<StoredUpload> {
  const { policy, storage, folder } = target;
  const bytes = await readAll(content, policy.maxBytes);
  const mediaType = audioTypeOf(bytes);
  if (!mediaType) throw wrongFileType(policy);
  const id = newId();
  const storageKey = `${folder}/${id}.${extensions[mediaType]}`;
  await storage.put(storageKey, bytes, mediaType);
  const hash = createHash('sha256').update(bytes).digest('base64');
  const stored = { id, storageKey, mediaType, sizeBytes: bytes.length, name: fileNameOf(name), hash };
  return { ...stored, posterKey: null, thumbnailKey: null, picture: null };
}

/** The problem for a program or script; null for other files. Where only some types are accepted, the type alone decides. */
function executableOf({ name, head }: { name: string; head: Buffer }, policy: UploadPolicy): Problem | null {
  if (!policy.acceptsOther || policy.isPart || !(isExecutableName(name) || isExecutable(head))) return null;
  return fileExecutable(name);
}

/** The problem for a program or script, in an upload or announced as one. */
export function fileExecutable(name: string): Problem {
  return new Problem(commonProblems.file_executable, { field: 'file', values: { name } });
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
  if (!mediaType || !isImage(mediaType)) return file;
  const { policy, storage, folder, images } = target;
  const poster = await images.process(content, policy, folder).catch(nullIfRejected);
  if (!poster) return file;
  const keyWithoutExtension = `${folder}/${file.id}`;
  const posterKey = `${keyWithoutExtension}-poster.webp`;
  const thumbnailKey = await storeImage(poster, { storageKey: posterKey, keyWithoutExtension, storage });
  return { ...file, posterKey, thumbnailKey, picture: pictureOf(poster) };
}

function pictureOf({ width, height, preview }: ProcessedImage): StoredUpload['picture'] {
  return { width, height, preview };
}

interface ImageTarget {
  storageKey: string;
  keyWithoutExtension: string;
  storage: Storage;
}

/** Stores an image and its thumbnail. Returns the key of the thumbnail; null when there is none. */
async function storeImage(
  { image, thumbnail }: ProcessedImage,
  { storageKey, keyWithoutExtension, storage }: ImageTarget,
): Promise<string | null> {
  await storage.put(storageKey, image, 'image/webp');
  if (!thumbnail) return null;
  const thumbnailKey = `${keyWithoutExtension}-small.webp`;
  await storage.put(thumbnailKey, thumbnail, 'image/webp');
  return thumbnailKey;
}

const extensions: Record<Exclude<MediaType, (typeof imageTypes)[number]>, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'audio/mp4': 'm4a',
  'audio/webm': 'weba',
  'application/pdf': 'pdf',
  'application/octet-stream': 'bin',
};

function isImage(mediaType: MediaType | KnownMediaType): mediaType is (typeof imageTypes)[number] {
  return imageTypes.some((imageType) => imageType === mediaType);
}

function isAudio(mediaType: KnownMediaType): mediaType is (typeof audioTypes)[number] {
  return audioTypes.some((audioType) => audioType === mediaType);
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
