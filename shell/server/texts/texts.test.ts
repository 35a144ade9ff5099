import { expect, test } from 'vitest';
import { textsIn } from './texts.ts';

test('a date that begins with 8 or 11 is elided in Italian and not in English', () => {
  const published = (date: string) =>
    ['it', 'en'].map((language) => textsIn(language as 'it' | 'en')('meal-plans:publish.since', { date }));

  expect(published('8 dic 2026')).toEqual(["Pubblicato dall'8 dic 2026", 'Published from 8 dic 2026']);
  expect(published('18 dic 2026')[0]).toBe('Pubblicato dal 18 dic 2026');
});
