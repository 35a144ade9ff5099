import { expect, test } from 'vitest';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { declaredInText } from './history-declarations.ts';

const declaredIn = (text: string, excludedWords: string[] = []) =>
  declaredInText({ question: '', text, asksForOthers: false }, { ...emptyProfile, excludedWords });

test.each([
  ['Il kiwi mi fa venire l’orticaria', 'kiwi'],
  ['I get hives when I eat kiwi', 'kiwi'],
  ['my throat closes up when I eat peaches', 'peaches'],
  ['Quando mangio le fragole, mi si gonfia la faccia', 'fragole'],
])('“%s” is to be decided until the profile excludes “%s”', (text, food) => {
  expect(declaredIn(text)).toBe(text);
  expect(declaredIn(text, [food])).toBeNull();
});
