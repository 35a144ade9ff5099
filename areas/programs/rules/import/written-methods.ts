import { isWithTwoWeights } from '#areas/exercises/rules/two-weights.ts';
import { perHandWords } from '../per-hand.ts';

const number = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
/** Sets and repetitions stand before, and nothing that the number belongs to. Looks back from numbers only, to stay fast. */
const scheme = String.raw`(?:\d\s*(?:x|(?:serie|sets?)(?:\s+(?:da|di|of|x))?)\s*\d|\d-\d{1,2}-\d)`;
const behindScheme = String.raw`(?=[@\d])(?<=${scheme}.*?[\s,;@(-])(?<!x\s*)(?<![\d.,/+-])`;
/** Exercises that are done in the method "21s": seven repetitions low, seven high and seven complete. */
const ofTwentyOne =
  /(?<!\p{L})(?:curl|bicipit[ei]|biceps|french|alzate|raises?|push ?downs?|estensioni|extensions?)(?!\p{L})/iu;
const twentyOne = /(?<![\p{L}\d.,:'"/-])(\d{1,2}\s*x\s*)?21\s?s(?![\p{L}\d])/iu;
const perHand = new RegExp(
  String.raw`${behindScheme}@?\s*(${number}(?:\s*[-/]\s*${number})*)\s*(${perHandWords})`,
  'iu',
);
/** The unit before the load of one hand, `3x10 kg 20 per mano`, which is written behind the number too. */
const unitBeforeHand = new RegExp(String.raw`(?<=${scheme}\d*\s+)kg\s+(?=${number}\s*${perHandWords})`, 'iu');
const timesTwo = new RegExp(
  String.raw`${behindScheme}@?\s*(${number})\s*(?:kgs?)?\s*x\s*2(?:\s*kgs?)?(?![\p{L}\d.,x])`,
  'iu',
);
const pairs = new RegExp(
  String.raw`${behindScheme}(${number}\s*\+\s*${number}(?:\s*[-/]\s*${number}\s*\+\s*${number})*)(?!\s*(?:(?:kg|lbs?|s|sec|min|rip|reps?|ripetizioni)(?!\p{L})|["'%+])|[\p{L}\d]|[.,]\d)`,
  'giu',
);

/** Writes methods and loads of pairs as the parsers of values expect them: `21s` as 7+7+7, `18x2` and `18+18` as @18+18 kg. */
export function withWrittenMethods(text: string): { text: string; note: string } {
  const isTwentyOne = ofTwentyOne.test(text) && twentyOne.test(text);
  const counted = isTwentyOne ? text.replace(twentyOne, (_, sets: string = '') => `${sets}7+7+7`) : text;
  const marked = counted.replace(unitBeforeHand, '').replace(perHand, '@$1 kg $2');
  const paired = marked.replaceAll(pairs, (all: string) =>
    areAllPairs(all) ? `@${all.replaceAll(/\s/g, '')} kg` : all,
  );
  return {
    text: isWithTwoWeights(paired) ? paired.replace(timesTwo, '@$1+$1 kg') : paired,
    note: isTwentyOne ? '21s' : '',
  };
}

function areAllPairs(text: string): boolean {
  return text.split(/[-/]/).every((one) => {
    const [left = '', right = ''] = one.split('+').map((part) => part.trim());
    return left !== '' && left === right;
  });
}
