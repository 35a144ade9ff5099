import { contrast } from '#shell/web/theme/oklab.ts';
import { backgrounds } from '#shell/web/theme/palette.ts';

export type Scheme = keyof typeof backgrounds;

/** Side in pixels of the square that a picture is drawn into, to read its colors. */
const side = 96;
/** Contrast with the background below which a pixel can hardly be seen. */
const minContrast = 1.6;
/** Share of the drawn pixels that can be seen below which the logo can hardly be. */
const minShare = 0.03;
const opaque = 255;
/** Alpha below which a pixel is part of a transparent background. */
const minAlpha = 50;

/** Returns the schemes on whose background a loaded picture can hardly be seen. */
export function schemesWithLowContrast(picture: CanvasImageSource): Scheme[] {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(picture, 0, 0, side, side);
  const pixels = context.getImageData(0, 0, side, side).data;
  return (['light', 'dark'] as const).filter((scheme) => hasLowContrast(pixels, backgrounds[scheme].card));
}

/** A picture without a transparent pixel has a background of its own. `pixels`: red, green, blue and alpha of each pixel. */
function hasLowContrast(pixels: Uint8ClampedArray, background: string): boolean {
  let drawn = 0;
  let seen = 0;
  for (let index = 0; index < pixels.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(index, index + 4);
    if (alpha < minAlpha) continue;
    drawn += 1;
    if (contrast(blended([red, green, blue], alpha / opaque, background), background) >= minContrast) seen += 1;
  }
  return drawn < pixels.length / 4 && seen < drawn * minShare;
}

function blended(color: readonly number[], opacity: number, background: string): string {
  const channels = color.map((channel, index) => {
    const behind = Number.parseInt(background.slice(1 + index * 2, 3 + index * 2), 16);
    return Math.round(channel * opacity + behind * (1 - opacity));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
