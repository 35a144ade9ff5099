import { type CropArea, pictureRatio } from '../../rules/crop.ts';

/** Width of a cropped picture in pixels; a smaller part of an image is not enlarged. */
const maxWidth = 1440;
const quality = 0.9;

/** The cropped part of an image as a data URL, which a draft of the form can store; null when it cannot be drawn. */
export function croppedPicture(image: HTMLImageElement, area: CropArea): string | null {
  const width = Math.min(maxWidth, Math.round(area.width));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(width / pictureRatio);
  const context = canvas.getContext('2d');
  if (!context) return null;
  const { left, top } = area;
  context.drawImage(image, left, top, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const webp = canvas.toDataURL('image/webp', quality);
  if (webp.startsWith('data:image/webp')) return webp;
  // A browser without an encoder for WebP returns a PNG of several megabytes. JPEG has no transparency.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality);
}

/** The file of a data URL. */
export function pictureFile(dataUrl: string): File {
  const [, mediaType = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/.exec(dataUrl) ?? [];
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], `notice.${mediaType.split('/')[1]}`, { type: mediaType });
}
