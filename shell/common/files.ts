/** What may be uploaded where: the one table of limits, sent to the web as it stands. */
export interface FileRule {
  readonly maxBytes: number;
  readonly accepts: readonly MediaType[];
  /** Images are made to fit a square of this side. */
  readonly fitPixels: number;
}

export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp';

const MB = 1024 * 1024;

export const fileRules = {
  logo: { maxBytes: 2 * MB, accepts: ['image/png', 'image/jpeg', 'image/webp'], fitPixels: 512 },
} as const satisfies Record<string, FileRule>;
