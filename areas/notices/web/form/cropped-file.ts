import { type CropArea, pictureRatio } from '../../rules/crop.ts';

/** Width of a cropped picture in pixels; a smaller part of an image is not enlarged. */
const maxWidth = 1440;

/** The cropped part of an image as a file; null when the browser cannot encode it. */
export async function croppedFile(image: HTMLImageElement, area: CropArea): Promise<File | null> {
  const width = Math.min(maxWidth, Math.round(area.width));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(width / pictureRatio);
  const context = canvas.getContext('2d');
  if (!context) return null;
  const { left, top } = area;
  context.drawImage(image, left, top, area.width, area.height, 0, 0, canvas.width, canvas.height);
  // A browser without an encoder for WebP returns a PNG, which the server accepts too.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  return blob && new File([blob], 'notice.webp', { type: blob.type });
}
