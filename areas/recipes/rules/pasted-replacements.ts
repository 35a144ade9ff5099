/** Words between a food and the one that it may replace: `pane 60 g in alternativa a patate 200 g`. */
const ofReplaced = String.raw`d(?:i|el|ello|ella|ei|egli|elle)\s|dell['’]|d['’]`;
const toReplaced = String.raw`a(?:d|l|llo|lla|i|gli|lle)?\s|all['’]`;
const inPlaceOf = [
  String.raw`(?:in|come)\s(?:alternativa|sostituzione)\s(?:${toReplaced}|${ofReplaced})`,
  String.raw`(?:al\sposto|in\sluogo|invece)\s(?:${ofReplaced})`,
  String.raw`(?:anziché|anziche['’]?|piuttosto\sche)\s(?:(?:il|lo|la|i|gli|le)\s|l['’])?`,
  String.raw`(?:sostituibile\scon|da\ssostituire\scon)\s(?:(?:il|lo|la|i|gli|le)\s|l['’])?`,
  String.raw`(?:instead\sof|(?:as|or)\san\salternative\sto|in\splace\sof|rather\sthan|as\sa\ssubstitute\sfor)\s(?:the\s)?`,
].join('|');
const unit = '(?:grammi|kg|gr?|ml|cl|dl|etti|etto)(?!\\p{L})\\.?';
const amount = String.raw`\d[\d.,]{0,6} ?${unit}|${unit} ?\d[\d.,]{0,6}`;
/** The replaced food with its quantity behind or before it. */
const replaced = String.raw`(?:[^,;:()+\d]{2,60}? (?:${amount})|(?:${amount}|\d{1,2}) (?:di\s|d['’]|of\s)?\p{L}(?:(?!\s(?:e|con|and|with)\s)[^,;:()+\d]){1,60})`;
/** Bounded, so that a text is searched in linear time. */
const behindFood = new RegExp(String.raw`(?<=[\p{L}\d.)])[ ,]{1,3}\(?(?<=[ (])(?:${inPlaceOf})(${replaced})\)?`, 'giu');
const atStart = new RegExp(
  String.raw`^(\P{L}{0,4}?)(?:${inPlaceOf})(${replaced})(?:\s?[:,;–—-]\s?| )(?=[^,;]{0,60}\d)`,
  'iu',
);
const atStartOfMore = new RegExp(
  String.raw`^(\P{L}{0,4}?)(?:${inPlaceOf})([^,;:()+\d]{2,60})[:,]\s?(?=[^,;]{0,60}\d)`,
  'iu',
);
const mayReplace = /alternativ|sostitu|posto|luogo|invece|anzich|piuttosto|instead|place|rather/iu;
/** The first longer word of a food. */
const firstWord = /\p{L}{4,}/u;

/**
 * The line with the food that another one replaces as its alternative: `Pane 60 g (oppure patate 200 g)` for `Pane 60 g in alternativa a
 * patate 200 g`. A line that begins with what is replaced, `Al posto della pasta 80 g: riso 70 g`, is an alternative of the line before
 * where that one names it. A replaced food without a quantity stays a remark on the other.
 */
export function withReplacements(line: string, before: string): string {
  if (!mayReplace.test(line)) return line;
  const spaced = line.replaceAll(/[^\S\n]+/gu, ' ');
  const started = atStart.exec(spaced) ?? atStartOfMore.exec(spaced);
  if (!started) return spaced.replaceAll(behindFood, ' (oppure $1)');
  const [all, mark = '', food = ''] = started;
  const rest = spaced.slice(all.length);
  const word = firstWord.exec(food)?.[0].toLowerCase();
  if (word !== undefined && before.toLowerCase().includes(word)) return `${mark}oppure ${rest}`;
  return /\d/u.test(food) ? `${mark}${rest} (oppure ${food.trim()})` : line;
}
