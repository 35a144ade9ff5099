import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#shell/web/theme/oklab.ts';
import { backgrounds } from '#shell/web/theme/palette.ts';
import { neutral } from '#shell/web/theme/state-colors.ts';

/** Selectors of what has the focus, is selected, pressed or checked, or will receive what is dragged. */
const states = /:focus|:checked|aria-selected|aria-pressed|data-(?:selected|over|drop|picked|chosen)/;

test('focus and selection use no brand color, so that a red brand does not look like an error', () => {
  const files = globSync('{shell,areas/*}/web/**/*.css');
  const rules = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      file,
      selector: selector.trim(),
      body,
    })),
  );
  const ofStates = rules.filter(({ selector }) => states.test(selector));

  expect(ofStates.length).toBeGreaterThan(40);
  expect(ofStates.filter(({ body }) => /color-brand-|primary-color/.test(body))).toEqual([]);
});

test.each(['light', 'dark'] as const)('the neutral colors are readable in the %s scheme', (scheme) => {
  const { focus, selected, text } = neutral[scheme];
  const { page, card } = backgrounds[scheme];

  expect(Math.min(contrast(focus, page), contrast(focus, card), contrast(focus, selected))).toBeGreaterThan(3);
  expect(contrast(text, selected)).toBeGreaterThan(4.5);
});
