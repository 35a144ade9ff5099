const white = '#ffffff';

/** Black or white, whichever has more contrast on the color. */
export function textColorOn(color: string): string {
  return luminance(color) > 0.179 ? '#000000' : white;
}

/** Darkens a color until its contrast on white is at least 4.5 (WCAG AA). */
export function readableOnWhite(color: string): string {
  for (let factor = 1; factor > 0; factor -= 0.05) {
    const darker = `#${channels(color)
      .map((channel) => twoDigits(channel * factor))
      .join('')}`;
    if (1.05 / (luminance(darker) + 0.05) >= 4.5) return darker;
  }
  return '#000000';
}

/** Relative luminance, 0-1. Source: WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((byte) => {
    const channel = byte / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16));
}

function twoDigits(byte: number): string {
  return Math.round(byte).toString(16).padStart(2, '0');
}
