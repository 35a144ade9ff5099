import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Labels of drawings whose margins and positions are in px. */
const drawings = ['areas/home/web/WeekBars.module.css', 'areas/visits/web/editor/RxcGraph.module.css'];

const declaration = /(?<![\w-])(?:font-size|line-height|font):[^;}]*/g;
/** A size in px that is not subtracted, as the width of what stands beside the text is. */
const sizeInPx = /(?<!- )\b[\d.]+px/;

test('texts follow the font size of the browser: the styles have their sizes and line heights in rem', () => {
  const declared = globSync('{shell,areas/*}/web/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(declaration)].map(([text]) => ({ file, text })),
  );
  const inPx = declared.filter(({ text }) => sizeInPx.test(text));

  expect(declared.length).toBeGreaterThan(600);
  expect(inPx.filter(({ file }) => !drawings.includes(file))).toEqual([]);
});

test('components name no font size as a number, which React would write in px', () => {
  const inComponents = globSync('{shell,areas/*}/web/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:fontSize: \d+|fontSize: '\d+px'|fz="\d+px")/g)].map(([text]) => ({
      file,
      text,
    })),
  );

  expect(inComponents.filter(({ file }) => !file.endsWith('.test.tsx'))).toEqual([]);
});
