import { type UploadPolicy, mediaTypeNames } from '#shell/common/files.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';

type Fitting = Pick<UploadPolicy, 'fitPixels' | 'accepts'>;

const limitInputPixels = 50_000_000;

/** Upright, made to fit and without its metadata (location). What cannot be read as an image is refused. */
export async function fittedImage(content: Buffer, { fitPixels, accepts }: Fitting): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(content, { limitInputPixels })
    .rotate()
    .resize({ width: fitPixels, height: fitPixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => {
      throw wrongFileType({ accepts });
    });
}

/** A square out of the middle. */
export async function thumbnailOf(image: Buffer, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(image, { limitInputPixels })
    .resize({ width: side, height: side, fit: 'cover' })
    .webp({ quality: 80 })
    .toBuffer();
}

/** Names what may be sent instead: JPG, PNG, WebP. */
export function wrongFileType({ accepts }: Pick<UploadPolicy, 'accepts'>): Problem {
  const types = accepts.map((type) => mediaTypeNames[type]).join(', ');
  return new Problem(commonProblems.wrong_file_type, { field: 'file', values: { types } });
}
