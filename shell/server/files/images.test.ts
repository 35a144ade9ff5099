import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { pngOfZeros } from '#database/testing/png.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { createImageProcessor } from './images.ts';

const policy = uploadPolicies.exerciseAsset;

let images: ReturnType<typeof createImageProcessor>;
afterEach(() => images.stop());

const codeOf = (processed: Promise<unknown>) =>
  processed.then(
    () => 'processed',
    ({ kind }) => kind?.code,
  );

test('a photo is scaled to the limits of the policy, with a thumbnail, in a worker process', async () => {
  images = createImageProcessor();
  const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#0f766e' } })
    .withExif({ IFD0: { Copyright: 'segreto' } })
    .jpeg()
    .toBuffer();

  const { image, thumbnail } = await images.process(photo, policy, 'studio');
  const metadata = await sharp(image).metadata();
  const small = await sharp(thumbnail ?? undefined).metadata();

  expect(metadata).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  expect(metadata.exif).toBeUndefined();
  expect(small).toMatchObject({ format: 'webp', width: 320, height: 320 });
  expect(images.pids()).not.toContain(process.pid);
});

describe('an image is refused', () => {
  test('by its header, before it is decoded, when it has too many pixels or would need too much memory', async () => {
    images = createImageProcessor();
    const wide = pngOfZeros({ width: 60_000, height: 1000, bitDepth: 8 });
    const interlaced = pngOfZeros({ width: 7000, height: 7000, bitDepth: 16, isInterlaced: true });
    const headers = [wide, interlaced].map((png) => png.subarray(0, 100));

    const codes = await Promise.all(headers.map((png) => codeOf(images.process(png, policy, 'studio'))));

    expect(codes).toEqual(['image_too_large', 'image_too_large']);
  });

  test('when it is cut off or no image at all', async () => {
    images = createImageProcessor();
    const png = pngOfZeros({ width: 100, height: 100, bitDepth: 8 });
    const files = [png.subarray(0, png.length / 2), Buffer.from('<svg/>'), Buffer.alloc(0)];

    const codes = await Promise.all(files.map((file) => codeOf(images.process(file, policy, 'studio'))));

    expect(await codeOf(images.process(png, policy, 'studio'))).toBe('processed');
    expect(codes).toEqual(['wrong_file_type', 'wrong_file_type', 'wrong_file_type']);
  });

  test.runIf(process.platform === 'linux')('when its worker needs more memory or time than the limit', async () => {
    const png = pngOfZeros({ width: 6000, height: 6000, bitDepth: 8, isInterlaced: true });
    images = createImageProcessor({ maxMemoryMb: 150 });
    const memory = await codeOf(images.process(png, policy, 'studio'));
    images.stop();
    images = createImageProcessor({ timeoutMs: 10 });
    const time = await codeOf(images.process(png, policy, 'studio'));

    expect([memory, time]).toEqual(['image_too_large', 'image_too_large']);
  });

  test('when too many images of its account wait, while the image of another account is processed', async () => {
    images = createImageProcessor();
    const png = pngOfZeros({ width: 400, height: 400, bitDepth: 8 });
    const many = Array.from({ length: 40 }, () => codeOf(images.process(png, policy, 'large studio')));
    const other = await codeOf(images.process(png, policy, 'small studio'));
    const codes = await Promise.all(many);

    expect(other).toBe('processed');
    expect(codes.filter((code) => code === 'images_busy')).toHaveLength(9);
    expect(codes.filter((code) => code === 'processed')).toHaveLength(31);
  });
});
