import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#shell/web/theme/oklab.ts';

test('the text of each banner, which its links inherit, has a contrast of at least 4.5 in both schemes', () => {
  const css = readFileSync('shell/web/widgets/Banner.module.css', 'utf8');
  const tones = [...css.matchAll(/background: light-dark\((#\w+), (#\w+)\);\s+color: light-dark\((#\w+), (#\w+)\)/g)];

  expect(tones).toHaveLength(3);
  for (const [, light = '', dark = '', onLight = '', onDark = ''] of tones) {
    expect(contrast(onLight, light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onDark, dark)).toBeGreaterThanOrEqual(4.5);
  }
});
