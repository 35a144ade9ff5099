import { mediaTypeNames, type UploadPolicy } from '#shell/common/files.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';

const limitInputPixels = 50_000_000;

/** Rotates by the EXIF orientation, scales to fit and removes metadata such as the location. Throws for undecodable files. */
export async function fittedImage(
  content: Buffer,
  policy: Pick<UploadPolicy, 'fitPixels' | 'accepts'>,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(content, { limitInputPixels })
    .rotate()
    .resize({ width: policy.fitPixels, height: policy.fitPixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => {
      throw wrongFileType(policy);
    });
}

/** The central square of an image, scaled to `sidePixels`. */
export async function thumbnailOf(image: Buffer, sidePixels: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(image, { limitInputPixels })
    .resize({ width: sidePixels, height: sidePixels, fit: 'cover' })
    .webp({ quality: 80 })
    .toBuffer();
}

/** The problem for a file of a wrong type. Its text lists the accepted types: `JPG, PNG, WebP`. */
export function wrongFileType({ accepts }: Pick<UploadPolicy, 'accepts'>): Problem {
  const types = accepts.map((accepted) => mediaTypeNames[accepted]).join(', ');
  return new Problem(commonProblems.wrong_file_type, { field: 'file', values: { types } });
}
