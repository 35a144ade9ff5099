import sharp, { type Metadata, type Sharp } from 'sharp';
import { serveTasks } from '../workers/serve-tasks.ts';
import { type ImageRejection, type ImageTask, maxMegapixels, type ProcessedImage } from './images.ts';

/**
 * Maximum size of a decoded image that must be in memory as a whole: an interlaced PNG. Other formats are decoded in strips.
 */
const maxDecodedBytes = 256_000_000;

/** Longer side of the preview, which is a data URL of about 200 characters. */
const previewPixels = 16;

/** Of 0 to 6. The default 4 takes twice the CPU time for files that are not smaller. */
const effort = 2;

// One CPU for each worker, and no cache of results, which would keep memory of images that are not requested again.
sharp.concurrency(1);
sharp.cache(false);

serveTasks(processImage);

async function processImage(task: ImageTask): Promise<ProcessedImage | ImageRejection> {
  const header = await headerOf(task.content).catch(() => null);
  if (!header) return { rejection: 'unreadable' };
  if (isTooLarge(header)) return { rejection: 'too-large' };
  return fitted(task).catch(() => ({ rejection: 'unreadable' }));
}

/** Reads the header without decoding the image. Throws for a file that is not an image. */
async function headerOf(content: Uint8Array): Promise<Metadata> {
  return sharp(content, { limitInputPixels: false }).metadata();
}

function isTooLarge({ width, height, channels, depth, format, isProgressive }: Metadata): boolean {
  const pixels = width * height;
  const decodedBytes = pixels * channels * (depth === 'uchar' ? 1 : 2);
  return pixels > maxMegapixels * 1_000_000 || (format === 'png' && isProgressive && decodedBytes > maxDecodedBytes);
}

/**
 * Rotates by the EXIF orientation, scales to fit and removes metadata such as the location. The scaled pixels are decoded once:
 * reading the thumbnail from the encoded image would decode it again.
 */
async function fitted({ content, fitPixels, thumbnailPixels, hasWholeThumbnail }: ImageTask): Promise<ProcessedImage> {
  const { data: pixels, info } = await sharp(content)
    .rotate()
    .resize({ width: fitPixels, height: fitPixels, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const scaled = () => sharp(pixels, { raw: { width, height, channels } });
  const fit = hasWholeThumbnail ? 'inside' : 'cover';
  const small = (source: Sharp, side: number, mode: 'inside' | 'cover', quality: number) =>
    source
      .resize({ width: side, height: side, fit: mode, withoutEnlargement: mode === 'inside' })
      .webp({ quality, effort })
      .toBuffer();
  const image = await scaled().webp({ quality: 90, effort }).toBuffer();
  const thumbnail = thumbnailPixels ? await small(scaled(), thumbnailPixels, fit, 80) : null;
  const smallestWhole = hasWholeThumbnail && thumbnail ? sharp(thumbnail) : scaled();
  const preview = `data:image/webp;base64,${(await small(smallestWhole, previewPixels, 'inside', 30)).toString('base64')}`;
  return { image, thumbnail, width, height, preview };
}
