const white = '#ffffff';

/** Black or white, whichever is read better on that colour. */
export function textColorOn(colour: string): string {
  return luminance(colour) > 0.179 ? '#000000' : white;
}

/** The colour, darkened until it is read on white paper: contrast 4.5 at least. */
export function readableOnWhite(colour: string): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const darker = `#${channels(colour)
      .map((part) => twoDigits(part * share))
      .join('')}`;
    if (1.05 / (luminance(darker) + 0.05) >= 4.5) return darker;
  }
  return '#000000';
}

/** Relative luminance, 0-1. Source: WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function twoDigits(byte: number): string {
  return Math.round(byte).toString(16).padStart(2, '0');
}
