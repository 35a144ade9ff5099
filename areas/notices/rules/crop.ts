/** Width divided by height of the picture of a notice. */
export const pictureRatio = 2;

export const maxZoom = 4;

interface Size {
  width: number;
  height: number;
}

/** A part of an image with the ratio of notices. `zoom` 1 is the largest one; the centre is in fractions of the image. */
export interface Crop {
  zoom: number;
  centerX: number;
  centerY: number;
}

/** The cropped rectangle, in pixels of the image. */
export interface CropArea extends Size {
  left: number;
  top: number;
}

export const wholeCrop: Crop = { zoom: 1, centerX: 0.5, centerY: 0.5 };

export function areaOf(image: Size, { zoom, centerX, centerY }: Crop): CropArea {
  const width = Math.min(image.width, image.height * pictureRatio) / zoom;
  const height = width / pictureRatio;
  return { width, height, left: centerX * image.width - width / 2, top: centerY * image.height - height / 2 };
}

/** Moves the crop by fractions of its own size, at most to the edges of the image. */
export function withMove(image: Size, crop: Crop, { right, down }: { right: number; down: number }): Crop {
  const { width, height } = areaOf(image, crop);
  const moved = {
    ...crop,
    centerX: crop.centerX + (right * width) / image.width,
    centerY: crop.centerY + (down * height) / image.height,
  };
  return withinImage(image, moved);
}

export function withZoom(image: Size, crop: Crop, zoom: number): Crop {
  return withinImage(image, { ...crop, zoom: Math.min(maxZoom, Math.max(1, zoom)) });
}

function withinImage(image: Size, crop: Crop): Crop {
  const { width, height } = areaOf(image, crop);
  const clamp = (center: number, half: number) => Math.min(1 - half, Math.max(half, center));
  return {
    ...crop,
    centerX: clamp(crop.centerX, width / image.width / 2),
    centerY: clamp(crop.centerY, height / image.height / 2),
  };
}
