import { expect, test } from 'vitest';
import { readTexts } from '#shell/web/testing/texts.ts';

test.each(['it', 'en'])(
  'all names of nutrients, which are labels, begin with a capital letter: %s',
  async (language) => {
    const { nutrients } = await readTexts(`/areas/aliments/texts/${language}.json`);

    const names = Object.values(nutrients as Record<string, string>);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
  },
);
