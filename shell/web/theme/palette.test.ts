import { describe, expect, test } from 'vitest';
import { contrast, fromOklab, toOklab } from './oklab.ts';
import { brandOnDark, brandOnLight, brandPalette, backgrounds, textColorOn } from './palette.ts';
import { stateColors } from './state-colors.ts';

const brands = ['#0f766e', '#facc15', '#22c55e', '#38bdf8', '#f472b6', '#111827', '#ffffff', '#92000f'];

describe.each(brands)('the brand colour %s', (hex) => {
  test('stays itself at shade 6 and survives the way to OKLab and back', () => {
    expect(brandPalette(hex)[6]).toBe(hex);
    expect(fromOklab(toOklab(hex))).toBe(hex);
  });

  test('carries readable text on a filled button, resting and hovered', () => {
    expect(contrast(textColorOn(hex), hex)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(textColorOn(hex), brandPalette(hex)[7])).toBeGreaterThanOrEqual(4.5);
  });

  test('carries readable text on a light badge in the light and in the dark scheme', () => {
    for (const use of [brandOnLight(hex), brandOnDark(hex)]) {
      expect(contrast(use.lightText, use.light)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('marks the place where you are so that it stands out from the card', () => {
    expect(contrast(brandOnLight(hex).light, backgrounds.light.card)).toBeGreaterThanOrEqual(1.1);
    expect(contrast(brandOnDark(hex).light, backgrounds.dark.card)).toBeGreaterThanOrEqual(1.1);
  });

  test('is readable as text and visible as a line on page and card', () => {
    for (const [use, ground] of [
      [brandOnLight(hex), backgrounds.light],
      [brandOnDark(hex), backgrounds.dark],
    ] as const) {
      for (const behind of [ground.page, ground.card]) {
        expect(contrast(use.text, behind)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(use.outline, behind)).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

test.each(Object.entries(stateColors))('a badge of tone %s is readable in both schemes', (_tone, { light, dark }) => {
  expect(contrast(light.text, light.ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(dark.text, dark.ground)).toBeGreaterThanOrEqual(4.5);
});
