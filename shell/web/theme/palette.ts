import { contrast, fromOklab, type Lab, luminance, mix, toOklab } from './oklab.ts';

export type Shades = [string, string, string, string, string, string, string, string, string, string];

/** Luminance at which black and white text are equally readable. */
export const equalLuminance = 0.179;

export const backgrounds = {
  light: { page: '#f8f9fb', card: '#ffffff' },
  dark: { page: '#141517', card: '#1b1c1f' },
} as const;

/** Minimum contrast of a tinted background with the card. */
const minTintContrast = 1.14;

const white: Lab = [1, 0, 0];
const ink: Lab = [0.15, 0, 0];

/** Ten shades of a brand color. Shade 6 is the color itself; 8 and 9 have a contrast of at least 4.6 and 5 on shade 1. */
export function brandPalette(hex: string): Shades {
  const brand = toOklab(hex);
  const tint = (ratio: number) => fromOklab(mix(brand, white, ratio));
  const s1 = darkened(mix(brand, white, 0.88), backgrounds.light.card, minTintContrast);
  const s2 = darkened(mix(brand, white, 0.76), s1, 1.08);
  const s7 = fromOklab(mix(brand, luminance(hex) > equalLuminance ? white : ink, 0.14));
  const s8 = darkened(mix(brand, ink, 0.2), s1, 4.6);
  const s9 = darkened(mix(brand, ink, 0.36), s1, 5);
  return [tint(0.94), s1, s2, tint(0.58), tint(0.38), tint(0.18), hex, s7, s8, s9];
}

/** Colors of the brand in one scheme: light background (badges, active navigation item), text on it, text, outline. */
export interface BrandColors {
  light: string;
  lightHover: string;
  lightText: string;
  text: string;
  outline: string;
  /** Border of a filled button when its color has too little contrast with the card. */
  filledEdge: string;
}

export function brandOnLight(hex: string): BrandColors {
  const shades = brandPalette(hex);
  return {
    light: shades[1],
    lightHover: shades[2],
    lightText: shades[9],
    text: darkened(toOklab(hex), backgrounds.light.page, 4.6),
    outline: darkened(toOklab(hex), backgrounds.light.page, 3.1),
    filledEdge: contrast(hex, backgrounds.light.card) < 1.6 ? '#8a929c' : 'transparent',
  };
}

export function brandOnDark(hex: string): BrandColors {
  const [lightness, a, b] = toOklab(hex);
  const brightened: Lab = [Math.max(lightness, 0.58), a, b];
  const background = toOklab(backgrounds.dark.card);
  const light = fromOklab(mix(background, brightened, 0.26));
  const lightHover = fromOklab(mix(background, brightened, 0.36));
  return {
    light,
    lightHover,
    lightText: lightened(mix(brightened, white, 0.4), lightHover, 4.6),
    text: lightened(brightened, backgrounds.dark.card, 4.8),
    outline: lightened(brightened, backgrounds.dark.card, 3.1),
    filledEdge: contrast(hex, backgrounds.dark.card) < 1.6 ? '#6b7076' : 'transparent',
  };
}

export function textColorOn(filled: string): '#ffffff' | '#000000' {
  return luminance(filled) > equalLuminance ? '#000000' : '#ffffff';
}

function darkened(start: Lab, background: string, minContrast: number): string {
  return withContrast(start, background, { minContrast, step: -0.01 });
}

function lightened(start: Lab, background: string, minContrast: number): string {
  return withContrast(start, background, { minContrast, step: 0.01 });
}

function withContrast(
  start: Lab,
  background: string,
  { minContrast, step }: { minContrast: number; step: number },
): string {
  let [lightness, a, b] = start;
  let hex = fromOklab(start);
  while (contrast(hex, background) < minContrast && lightness > 0 && lightness < 1) {
    const next = Math.min(1, Math.max(0, lightness + step));
    const fade = step < 0 ? next / lightness : (1 - next) / (1 - lightness);
    [lightness, a, b] = [next, a * fade, b * fade];
    hex = fromOklab([lightness, a, b]);
  }
  return hex;
}
