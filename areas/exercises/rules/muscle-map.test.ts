import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropFor, mapPaths, muscleMapSvg, sides } from './muscle-map.ts';
import { muscles } from './taxonomy.ts';

const nothing = { primaryMuscles: [], secondaryMuscles: [] };
const colours = { body: '#eee', muscle: '#ccc', primary: '#0f766e', secondary: '#7fc4bd' };

test.each(muscles)('%s is drawn on the front or on the back', (muscle) => {
  const drawn = sides.map((side) => mapPaths(side, { ...nothing, primaryMuscles: [muscle] }).primary);

  expect(drawn.join('')).toMatch(/^M[\d.]/);
});

test('the chest is on the front only, hamstrings on the back only, the full body is everything', () => {
  const worked = (muscle: 'chest' | 'hamstrings' | 'full_body') => ({ ...nothing, primaryMuscles: [muscle] });

  expect(mapPaths('back', worked('chest')).primary).toBe('');
  expect(mapPaths('front', worked('hamstrings')).primary).toBe('');
  expect(sides.map((side) => mapPaths(side, worked('full_body')).none)).toEqual(['', '']);
});

test('for any muscles every shape is drawn exactly once', () => {
  const some = fc.uniqueArray(fc.constantFrom(...muscles), { maxLength: 5 });

  fc.assert(
    fc.property(some, some, (primaryMuscles, secondaryMuscles) => {
      for (const side of sides) {
        const length = (paths: Record<string, string>) => Object.values(paths).join('').length;
        expect(length(mapPaths(side, { primaryMuscles, secondaryMuscles }))).toBe(length(mapPaths(side, nothing)));
      }
    }),
  );
});

test('the SVG has one image with an escaped title', () => {
  const svg = muscleMapSvg(
    { primaryMuscles: ['chest'], secondaryMuscles: ['triceps'], title: 'Petto <&> tricipiti' },
    colours,
  );

  expect(svg).toContain('<title>Petto &lt;&amp;&gt; tricipiti</title>');
  expect(svg.match(/fill="#0f766e"/g)).toHaveLength(2);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 420" role="img">/);
});

test('the thumbnail of a back exercise shows the back, that of a full-body exercise the whole body', () => {
  expect(cropFor(['lats']).side).toBe('back');
  expect(cropFor(['quads']).side).toBe('front');
  expect(cropFor(['quads']).viewBox).not.toBe(cropFor(['chest']).viewBox);
  expect(cropFor(['full_body']).viewBox).toBe(cropFor([]).viewBox);
});
