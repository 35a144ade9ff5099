import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutFor, mapPaths, muscleMapSvg, sides } from './muscle-map.ts';
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

test('whatever works, no shape is lost and none is drawn twice', () => {
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

test('the picture for a print is one image with a title, whatever stands in the title', () => {
  const svg = muscleMapSvg(
    { primaryMuscles: ['chest'], secondaryMuscles: ['triceps'], title: 'Petto <&> tricipiti' },
    colours,
  );

  expect(svg).toContain('<title>Petto &lt;&amp;&gt; tricipiti</title>');
  expect(svg.match(/fill="#0f766e"/g)).toHaveLength(2);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 420" role="img">/);
});

test('a thumb of a back exercise looks at the back, one of the whole body at all of it', () => {
  expect(cutFor(['lats']).side).toBe('back');
  expect(cutFor(['quads']).side).toBe('front');
  expect(cutFor(['quads']).viewBox).not.toBe(cutFor(['chest']).viewBox);
  expect(cutFor(['full_body']).viewBox).toBe(cutFor([]).viewBox);
});
