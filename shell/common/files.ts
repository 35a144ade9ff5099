export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime'] as const;
/** Recordings, with sound only. */
export const audioTypes = ['audio/mp4', 'audio/webm'] as const;
const documentTypes = ['application/pdf'] as const;

/** A media type that the server detects from the content of a file. */
export type KnownMediaType =
  | (typeof imageTypes)[number]
  | (typeof videoTypes)[number]
  | (typeof audioTypes)[number]
  | (typeof documentTypes)[number];
export type MediaType = KnownMediaType | 'application/octet-stream';

/** Names of the types in messages to users. */
export const mediaTypeNames: Record<KnownMediaType, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'video/quicktime': 'MOV',
  'audio/mp4': 'M4A',
  'audio/webm': 'WebM',
  'application/pdf': 'PDF',
};

/** Limits of the uploads of one feature, enforced by the server and checked in advance by the web. */
export interface UploadPolicy {
  readonly maxBytes: number;
  /** Images are decoded in memory, so their limit may be lower than that of videos. */
  readonly maxImageBytes?: number;
  /** Limit of MOV videos, which phones record at a higher bit rate; by default `maxBytes`. */
  readonly maxMovBytes?: number;
  readonly accepts: readonly KnownMediaType[];
  /** Files of other types are accepted too, but programs and scripts. They are served as downloads only, never displayed. */
  readonly acceptsOther?: boolean;
  /** The upload is a part of a file, which is checked when all parts are joined. */
  readonly isPart?: boolean;
  /** Images are scaled down to fit a square of this side. */
  readonly fitPixels: number;
  /** Side of the square thumbnail of an image or of a video's poster; without it no thumbnail is created. */
  readonly thumbnailPixels?: number;
  /** The thumbnail shows the whole image within that square, instead of its centre. */
  readonly hasWholeThumbnail?: boolean;
}

/** Limits of the attachments of one record. */
export interface AttachmentPolicy extends UploadPolicy {
  readonly thumbnailPixels: number;
  readonly maxCount: number;
  readonly links: readonly LinkKind[];
}

/** The site of a link. `link` is an https URL of any other site. */
export type LinkKind = 'youtube' | 'vimeo' | 'link';

const MB = 1024 * 1024;

const media = {
  maxBytes: 50 * MB,
  maxImageBytes: 10 * MB,
  accepts: [...imageTypes, ...videoTypes],
  fitPixels: 1600,
  thumbnailPixels: 320,
} as const;

/** Size of all parts of a large chat file but the last. */
export const chatPartBytes = 8 * MB;

const images = { maxBytes: 10 * MB, accepts: imageTypes, thumbnailPixels: 320, links: [] } as const;

export const uploadPolicies = {
  logo: { maxBytes: 2 * MB, accepts: ['image/png', 'image/jpeg', 'image/webp'], fitPixels: 512 },
  exerciseAsset: { ...media, maxCount: 10, links: ['youtube', 'vimeo', 'link'] },
  noticePicture: { ...images, fitPixels: 1440, maxCount: 1 },
  recipePicture: { ...images, fitPixels: 1440, maxCount: 1 },
  mealPlanPdfImage: { ...images, fitPixels: 1600, maxCount: 1 },
  adviceFile: { ...media, acceptsOther: true, maxCount: 1, links: [] },
  clientFile: {
    ...media,
    accepts: [...media.accepts, 'application/pdf'],
    fitPixels: 2400,
    acceptsOther: true,
    maxCount: 1,
    links: [],
  },
  alimentLabel: { ...images, fitPixels: 1600, maxCount: 1 },
  setMedium: { ...media, maxCount: 40, links: [] },
  checkInFile: { ...media, acceptsOther: true, maxCount: 40, links: [] },
  mealPicture: { ...images, fitPixels: 1440, maxCount: 4 },
  /** Large files are accepted as phones take them; only the two small images are stored. */
  progressPhoto: {
    maxBytes: 50 * MB,
    accepts: imageTypes,
    fitPixels: 1600,
    thumbnailPixels: 400,
    hasWholeThumbnail: true,
    maxCount: 1,
    links: [],
  },
  chatFile: {
    ...media,
    maxBytes: 100 * MB,
    maxImageBytes: 20 * MB,
    maxMovBytes: 200 * MB,
    acceptsOther: true,
    fitPixels: 2000,
    thumbnailPixels: 480,
    hasWholeThumbnail: true,
  },
  /** Ten minutes at the highest bit rate that browsers record with. */
  voiceNote: { maxBytes: 30 * MB, accepts: audioTypes, fitPixels: 1 },
  chatFilePart: { maxBytes: chatPartBytes, accepts: [], acceptsOther: true, isPart: true, fitPixels: 1 },
} as const satisfies Record<string, UploadPolicy | AttachmentPolicy>;

/** Limits of a file that an endpoint parses and does not store. The endpoint validates the content. */
export interface TransientUploadLimits {
  readonly maxBytes: number;
}

export const transientUploadLimits = {
  programImport: { maxBytes: 5 * MB },
  trainingImport: { maxBytes: 10 * MB },
  metricImport: { maxBytes: 5 * MB },
  clientImport: { maxBytes: MB },
} as const satisfies Record<string, TransientUploadLimits>;

/** Extensions of the files that a computer or phone runs, or that start something, when they are opened. */
const executableExtensions = (
  'apk app appx appxbundle bash bat chm cmd com command cpl deb dll dmg exe hta jar js jse jnlp lnk mjs msc msi msix msp mst pif ' +
  'pkg ps1 psm1 reg rpm scr sct sh sys vb vbe vbs wsc wsf wsh xll zsh'
).split(' ');

/** Whether a file has the name of a program or script. Windows ignores dots and spaces at the end of a name. */
export function isExecutableName(name: string): boolean {
  const extension = /\.([^.]+)$/.exec(name.replace(/[.\s]+$/, ''))?.[1] ?? '';
  return executableExtensions.includes(extension.toLowerCase());
}

/** What is known of a file before its upload: the fields of `File`. */
export interface ChosenFile {
  name: string;
  /** The declared media type; empty when the browser does not know it. */
  type: string;
  size: number;
}

type FileRejection =
  | { kind: 'executable'; name: string }
  | { kind: 'wrong-type'; accepts: readonly KnownMediaType[] }
  | { kind: 'too-large'; maxBytes: number };

/**
 * Checks a file before the upload by its name, its declared type and its size in bytes; null when it is accepted. The server
 * checks the content.
 */
export function rejectionOf(policy: UploadPolicy, { name, type, size }: ChosenFile): FileRejection | null {
  if (policy.acceptsOther && isExecutableName(name)) return { kind: 'executable', name };
  const isAccepted = type === '' || policy.acceptsOther || policy.accepts.some((accepted) => accepted === type);
  if (!isAccepted) return { kind: 'wrong-type', accepts: policy.accepts };
  const maxBytes = maxBytesOf(policy, type);
  return size > maxBytes ? { kind: 'too-large', maxBytes } : null;
}

/** The limit of a policy for files of a media type. */
export function maxBytesOf(policy: UploadPolicy, mediaType: string): number {
  const { accepts, maxBytes, maxImageBytes, maxMovBytes } = policy;
  if (mediaType === 'video/quicktime') return maxMovBytes ?? maxBytes;
  const isImage = mediaType.startsWith('image/') && accepts.some((accepted) => accepted === mediaType);
  return isImage ? (maxImageBytes ?? maxBytes) : maxBytes;
}
