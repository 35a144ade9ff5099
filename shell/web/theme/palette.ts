import { contrast, fromOklab, type Lab, luminance, mix, toOklab } from './oklab.ts';

export type Shades = [string, string, string, string, string, string, string, string, string, string];

/** Luminance at which black and white text are equally readable. */
export const equalLuminance = 0.179;

export const backgrounds = {
  light: { page: '#f8f9fb', card: '#ffffff' },
  dark: { page: '#141517', card: '#1b1c1f' },
} as const;

/** Least contrast at which a tinted place stands out from the card it lies on. */
const visible = 1.14;

const white: Lab = [1, 0, 0];
const ink: Lab = [0.15, 0, 0];

/** Ten shades of a brand colour, the colour itself at 6; 8 and 9 are readable on 1, whatever the colour. */
export function brandPalette(hex: string): Shades {
  const brand = toOklab(hex);
  const tint = (share: number) => fromOklab(mix(brand, white, share));
  const s1 = darkened(mix(brand, white, 0.88), backgrounds.light.card, visible);
  const s2 = darkened(mix(brand, white, 0.76), s1, 1.08);
  const s7 = fromOklab(mix(brand, luminance(hex) > equalLuminance ? white : ink, 0.14));
  const s8 = darkened(mix(brand, ink, 0.2), s1, 4.6);
  const s9 = darkened(mix(brand, ink, 0.36), s1, 5);
  return [tint(0.94), s1, s2, tint(0.58), tint(0.38), tint(0.18), hex, s7, s8, s9];
}

/** How the brand is used on one ground: filled, light (badges, the place where you are), as text and as line. */
export interface BrandColors {
  light: string;
  lightHover: string;
  lightText: string;
  text: string;
  outline: string;
  /** The edge of a filled button that would melt into the ground. */
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
  const lit: Lab = [Math.max(lightness, 0.58), a, b];
  const ground = toOklab(backgrounds.dark.card);
  const light = fromOklab(mix(ground, lit, 0.26));
  const lightHover = fromOklab(mix(ground, lit, 0.36));
  return {
    light,
    lightHover,
    lightText: lightened(mix(lit, white, 0.4), lightHover, 4.6),
    text: lightened(lit, backgrounds.dark.card, 4.8),
    outline: lightened(lit, backgrounds.dark.card, 3.1),
    filledEdge: contrast(hex, backgrounds.dark.card) < 1.6 ? '#6b7076' : 'transparent',
  };
}

export function textColorOn(filled: string): '#ffffff' | '#000000' {
  return luminance(filled) > equalLuminance ? '#000000' : '#ffffff';
}

function darkened(start: Lab, ground: string, wanted: number): string {
  return moved(start, ground, { wanted, step: -0.01 });
}

function lightened(start: Lab, ground: string, wanted: number): string {
  return moved(start, ground, { wanted, step: 0.01 });
}

function moved(start: Lab, ground: string, { wanted, step }: { wanted: number; step: number }): string {
  let [lightness, a, b] = start;
  let hex = fromOklab(start);
  while (contrast(hex, ground) < wanted && lightness > 0 && lightness < 1) {
    const next = Math.min(1, Math.max(0, lightness + step));
    const fade = step < 0 ? next / lightness : (1 - next) / (1 - lightness);
    [lightness, a, b] = [next, a * fade, b * fade];
    hex = fromOklab([lightness, a, b]);
  }
  return hex;
}
