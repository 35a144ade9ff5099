import { expect, test } from 'vitest';
import { areaOf, wholeCrop, withMove, withZoom } from './crop.ts';

const photo = { width: 3000, height: 2000 };
const portrait = { width: 1000, height: 3000 };

test('the first crop is the largest one in the middle', () => {
  expect(areaOf(photo, wholeCrop)).toEqual({ left: 0, top: 250, width: 3000, height: 1500 });
  expect(areaOf(portrait, wholeCrop)).toEqual({ left: 0, top: 1250, width: 1000, height: 500 });
  expect(areaOf({ width: 3000, height: 1000 }, wholeCrop)).toEqual({ left: 500, top: 0, width: 2000, height: 1000 });
});

test('zoom 2 halves the sides around the centre, and stays between 1 and 4', () => {
  expect(areaOf(photo, withZoom(photo, wholeCrop, 2))).toEqual({ left: 750, top: 625, width: 1500, height: 750 });
  expect(withZoom(photo, wholeCrop, 9).zoom).toBe(4);
  expect(withZoom(photo, wholeCrop, 0.2).zoom).toBe(1);
});

test('whatever is moved and zoomed, the crop has the ratio 2:1 and lies in the image', () => {
  const steps = [-3, -0.4, 0, 0.05, 0.9, 5];
  let checked = 0;
  for (const image of [photo, portrait, { width: 640, height: 320 }])
    for (const right of steps)
      for (const down of steps)
        for (const zoom of [1, 1.7, 4]) {
          const moved = withMove(image, withZoom(image, wholeCrop, zoom), { right, down });
          const area = areaOf(image, withZoom(image, moved, zoom / 2));
          expect(area.width / area.height).toBeCloseTo(2);
          expect(Math.min(area.left, area.top)).toBeGreaterThan(-0.01);
          expect(area.left + area.width).toBeLessThan(image.width + 0.01);
          expect(area.top + area.height).toBeLessThan(image.height + 0.01);
          checked++;
        }
  expect(checked).toBe(324);
});
