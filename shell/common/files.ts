export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime'] as const;
const documentTypes = ['application/pdf'] as const;

/** A type that is recognised by the content of a file. */
export type KnownMediaType = (typeof imageTypes)[number] | (typeof videoTypes)[number] | (typeof documentTypes)[number];
export type MediaType = KnownMediaType | 'application/octet-stream';

/** Names that people know. */
export const mediaTypeNames: Record<KnownMediaType, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'video/quicktime': 'MOV',
  'application/pdf': 'PDF',
};

/** What may be uploaded for one use. The same values limit the server and inform the web. */
export interface UploadPolicy {
  readonly maxBytes: number;
  /** Images are decoded in memory, so their limit may be lower than that of videos. */
  readonly maxImageBytes?: number;
  readonly accepts: readonly KnownMediaType[];
  /** Any other content is stored too and only ever downloaded. */
  readonly acceptsOther?: boolean;
  /** Images are scaled down to fit a square of this side. */
  readonly fitPixels: number;
  /** Side of the square thumbnail of an image or of a video's poster; without it none is made. */
  readonly thumbnailPixels?: number;
}

/** What may be attached to one record. */
export interface AttachmentPolicy extends UploadPolicy {
  readonly thumbnailPixels: number;
  readonly maxCount: number;
  readonly links: readonly LinkKind[];
}

/** `link` is any other https address. */
export type LinkKind = 'youtube' | 'vimeo' | 'link';

const MB = 1024 * 1024;

const media = {
  maxBytes: 50 * MB,
  maxImageBytes: 10 * MB,
  accepts: [...imageTypes, ...videoTypes],
  fitPixels: 1600,
  thumbnailPixels: 320,
} as const;

export const uploadPolicies = {
  logo: { maxBytes: 2 * MB, accepts: ['image/png', 'image/jpeg', 'image/webp'], fitPixels: 512 },
  exerciseAsset: { ...media, maxCount: 10, links: ['youtube', 'vimeo'] },
  setMedium: { ...media, maxCount: 40, links: [] },
} as const satisfies Record<string, UploadPolicy | AttachmentPolicy>;

/** A file that a call parses and does not store; its content is checked by the call. */
export interface TransientUploadLimits {
  readonly maxBytes: number;
}

export const transientUploadLimits = {
  programImport: { maxBytes: 5 * MB },
  trainingImport: { maxBytes: 10 * MB },
} as const satisfies Record<string, TransientUploadLimits>;

type FileRejection =
  | { kind: 'wrong-type'; accepts: readonly KnownMediaType[] }
  | { kind: 'too-large'; maxBytes: number };

/**
 * What speaks against a file before it is sent, by its declared type and its size; null when nothing does. The server
 * decides by the content.
 */
export function rejectionOf(
  policy: UploadPolicy,
  { type, size }: { type: string; size: number },
): FileRejection | null {
  const isAccepted = type === '' || policy.acceptsOther || policy.accepts.some((accepted) => accepted === type);
  if (!isAccepted) return { kind: 'wrong-type', accepts: policy.accepts };
  const maxBytes = type.startsWith('image/') ? (policy.maxImageBytes ?? policy.maxBytes) : policy.maxBytes;
  return size > maxBytes ? { kind: 'too-large', maxBytes } : null;
}
