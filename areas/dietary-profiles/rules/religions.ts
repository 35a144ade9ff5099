import { wordsOf } from '#shell/common/normalize-text.ts';

/** The groups that the rules of a religion exclude, by a word for each. Decision 0097 has what they ask for besides, which no food says. */
const religions: readonly [RegExp, readonly string[]][] = [
  [/^ halal $/, ['maiale', 'alcol']],
  [/^ (?:kosher|kasher|casher) $/, ['maiale', 'frutti di mare']],
];

/** The groups that an excluded word excludes as the name of what a religion allows; undefined of any other word. */
export function excludedByReligion(word: string): readonly string[] | undefined {
  const written = ` ${wordsOf(word).join(' ')} `;
  return religions.find(([religion]) => religion.test(written))?.[1];
}

/** Whether an excluded word names what is eaten: who has “halal” eats it. */
export function isReligion(word: string): boolean {
  return excludedByReligion(word) !== undefined;
}
