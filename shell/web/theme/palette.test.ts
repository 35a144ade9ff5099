import { describe, expect, test } from 'vitest';
import { contrast, fromOklab, toOklab } from './oklab.ts';
import { brandOnDark, brandOnLight, brandPalette, backgrounds, textColorOn } from './palette.ts';
import { stateColors } from './state-colors.ts';

const brands = ['#0f766e', '#facc15', '#22c55e', '#38bdf8', '#f472b6', '#111827', '#ffffff', '#92000f'];

describe.each(brands)('the brand color %s', (hex) => {
  test('is shade 6 unchanged and is the same after conversion to OKLab and back', () => {
    expect(brandPalette(hex)[6]).toBe(hex);
    expect(fromOklab(toOklab(hex))).toBe(hex);
  });

  test('has a text contrast of at least 4.5 on a filled button, also when hovered', () => {
    expect(contrast(textColorOn(hex), hex)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(textColorOn(hex), brandPalette(hex)[7])).toBeGreaterThanOrEqual(4.5);
  });

  test('has a text contrast of at least 4.5 on a light badge in both schemes', () => {
    for (const colors of [brandOnLight(hex), brandOnDark(hex)]) {
      expect(contrast(colors.lightText, colors.light)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('has a background of the active navigation item that differs from the card', () => {
    expect(contrast(brandOnLight(hex).light, backgrounds.light.card)).toBeGreaterThanOrEqual(1.1);
    expect(contrast(brandOnDark(hex).light, backgrounds.dark.card)).toBeGreaterThanOrEqual(1.1);
  });

  test('has a contrast of at least 4.5 as text and 3 as outline on page and card', () => {
    for (const [colors, surfaces] of [
      [brandOnLight(hex), backgrounds.light],
      [brandOnDark(hex), backgrounds.dark],
    ] as const) {
      for (const background of [surfaces.page, surfaces.card]) {
        expect(contrast(colors.text, background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colors.outline, background)).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

test.each(Object.entries(stateColors))(
  'a badge of tone %s has a text contrast of at least 4.5 in both schemes',
  (_tone, { light, dark }) => {
    expect(contrast(light.text, light.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark.text, dark.ground)).toBeGreaterThanOrEqual(4.5);
  },
);
