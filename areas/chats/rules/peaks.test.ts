import { expect, test } from 'vitest';
import { Voice } from '../contract/voice.ts';
import { peaksOf } from './peaks.ts';

test('a waveform has 64 bars, the loudest at 100, whatever the length of the recording', () => {
  for (const length of [1, 10, 64, 100, 6000]) {
    const levels = Array.from({ length }, (_, index) => (index + 1) / length / 4);

    const peaks = peaksOf(levels);

    expect(Voice.safeParse({ durationMs: 1000, peaks }).success).toBe(true);
    expect(peaks.at(-1)).toBe(100);
    expect(peaks).toEqual(peaks.toSorted((a, b) => a - b));
  }
});

test('silence and a recording without levels are a flat line', () => {
  expect(new Set(peaksOf([]))).toEqual(new Set([0]));
  expect(new Set(peaksOf([0.001, 0.002, 0]))).toEqual(new Set([0]));
});
