/** What may be uploaded where: the one table of limits, sent to the web as it stands. */
export interface UploadPolicy {
  readonly maxBytes: number;
  /** Images are read whole before they are judged, so they may be held shorter than videos. */
  readonly maxImageBytes?: number;
  readonly accepts: readonly MediaType[];
  /** Images are made to fit a square of this side. */
  readonly fitPixels: number;
  /** A small square picture of this side is made of the image, or of the still picture sent with a video. */
  readonly thumbnailPixels?: number;
}

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime'] as const;

export type MediaType = (typeof imageTypes)[number] | (typeof videoTypes)[number];

/** As people call them. */
export const mediaTypeNames: Record<MediaType, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'video/quicktime': 'MOV',
};

const MB = 1024 * 1024;

export const uploadPolicies = {
  logo: { maxBytes: 2 * MB, accepts: ['image/png', 'image/jpeg', 'image/webp'], fitPixels: 512 },
  exerciseAsset: {
    maxBytes: 50 * MB,
    maxImageBytes: 10 * MB,
    accepts: [...imageTypes, ...videoTypes],
    fitPixels: 1600,
    thumbnailPixels: 320,
  },
  setMedium: {
    maxBytes: 50 * MB,
    maxImageBytes: 10 * MB,
    accepts: [...imageTypes, ...videoTypes],
    fitPixels: 1600,
    thumbnailPixels: 320,
  },
} as const satisfies Record<string, UploadPolicy>;

/** A file that a call reads and nobody keeps; what it is, the call judges by its content. */
export interface TransientUploadLimits {
  readonly maxBytes: number;
}

export const transientUploadLimits = {
  programImport: { maxBytes: 5 * MB },
  trainingImport: { maxBytes: 10 * MB },
} as const satisfies Record<string, TransientUploadLimits>;
