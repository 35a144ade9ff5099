import { imageTypes, uploadPolicies } from '#shell/common/files.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';

const jpegQuality = 0.92;

/** A photo that the server accepts, or why the file is none. */
export type ReadablePhoto = { file: File } | { rejection: string };

/**
 * Checks a chosen file. One of another type, such as HEIC, is converted if this browser can decode it; `unreadable` is the
 * message for the others.
 */
export async function readablePhoto(file: File, unreadable: string): Promise<ReadablePhoto> {
  const isAccepted = imageTypes.some((imageType) => imageType === file.type);
  const converted = isAccepted ? file : await asJpeg(file);
  if (!converted) return { rejection: unreadable };
  const rejection = rejectionText(uploadPolicies.progressPhoto, converted);
  return rejection ? { rejection } : { file: converted };
}

async function asJpeg(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  return toJpeg(bitmap, { width: bitmap.width, height: bitmap.height });
}

/** Draws an image or the present picture of a video as a JPEG file. */
export function toJpeg(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
): Promise<File | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(source, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      jpegQuality,
    );
  });
}
