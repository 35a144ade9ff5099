import { allergensNamedIn } from '#areas/aliments/rules/named-allergens.ts';
import { allergySigns, facePart, swelling } from '#areas/clients/rules/reaction-words.ts';
import { affirming } from '#areas/clients/rules/symptom-words.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import { bareFoodsAmong } from './bare-foods.ts';
import { withoutRelatives } from './relatives.ts';
import { partsOfSentence, sentencesOf } from './sentences.ts';

/** Graver effects of a food that may be signs of an allergy. */
const effects = [
  '(?:mi|ci) (?:fa|fanno|faceva|facevano|ha fatto|hanno fatto)(?: (?:sempre|subito|anche))? (?:vomitare|svenire|star male|stare male|sentire male|girare la testa)',
  '(?:makes?|made|making) me (?:(?:feel|really|very|so) ){0,2}(?:sick|ill|dizzy|faint|vomit|throw up|puke)|i (?:vomit|throw up|faint)(?!\\p{L})',
].join('|');
const namesSign = affirming(`${allergySigns}|${effects}`);
const namesSwelling = affirming(swelling);

/** Whether a part of a sentence says a sign of an allergy. A swollen belly is none. */
function saysSign(part: string): boolean {
  return namesSign(part) || (facePart.test(part) && namesSwelling(part));
}

const eating = String.raw`(?:mangi|bev|assaggi|assum|tocc)\p{L}*|eat(?:s|en|ing)?|ate|drinks?|drinking|drank|tast\p{L}+|touch\p{L}*`;
/** What is said of a sign in the part of a sentence before or behind it: “quando mangio kiwi, …”, “…, dopo le noci”. */
const occasion =
  /^(?:(?:e|ed|ma|però|che|and|but) )*(?:(?:ogni volta|quando|se|appena|non appena|con|when|whenever|if|every time|with|each time)(?!\p{L})|(?:dopo|after)(?! (?:ho|sono|abbiamo|mi|i|we)(?!\p{L})))/iu;
/** What is said before it alone: “ho mangiato un kiwi, …”. */
const eaten = new RegExp(String.raw`(?<!\p{L})(?:${eating}|had|ordered|preso|prendo)(?!\p{L})`, 'iu');

/**
 * The parts of a sentence, between its commas, that say that a food causes a sign of an allergy, each by its index: “il kiwi mi fa venire
 * l’orticaria”. The food may be in the part before or behind: “quando mangio le noci, mi si chiude la gola”.
 */
export function reactionsAmong(parts: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const [index, part] of parts.entries()) {
    if (!saysSign(part)) continue;
    if (namesFood(part)) found.add(index);
    else for (const other of partsWithFood(parts, index)) found.add(index).add(other);
  }
  return found;
}

function partsWithFood(parts: readonly string[], index: number): number[] {
  const [before = '', behind = ''] = [parts[index - 1], parts[index + 1]];
  const isBefore = (occasion.test(before) || eaten.test(before)) && namesFood(before);
  const isBehind = occasion.test(behind) && namesFood(behind);
  return [...(isBefore ? [index - 1] : []), ...(isBehind ? [index + 1] : [])];
}

function namesFood(part: string): boolean {
  return allergensNamedIn(part).length > 0 || otherFoodsOf(part).length > 0;
}

/** Whether a sentence says that a food causes a sign of an allergy. */
export function saysReaction(sentence: string): boolean {
  return reactionsAmong(partsBetweenCommas(sentence)).size > 0;
}

/** The foods besides the 14 allergens that cause signs of an allergy to the client, as a text says. */
export function foodsOfReactionIn(text: string): string[] {
  return sentencesOf(withoutRelatives(text)).flatMap((sentence) => {
    const parts = partsBetweenCommas(sentence);
    return [...reactionsAmong(parts)].flatMap((index) => otherFoodsOf(parts[index] ?? ''));
  });
}

function partsBetweenCommas(sentence: string): string[] {
  return sentence.split(',').map((part) => part.trim());
}

/** A food of any name behind a verb of eating, at the end: “quando mangio litchi”. */
const foodBehindVerb = new RegExp(
  String.raw` (?:${eating}) (?:(?:il|lo|la|i|gli|le|l|un|una|uno|del|dello|della|dei|degli|delle|the|a|an|some|any) )?((?:\p{L}+ )?\p{L}{3,}) $`,
  'u',
);
const noFood =
  /(?<!\p{L})(?:\p{L}*cos[ae]|trop\p{L}+|tant\p{L}|molt\p{L}|poc\p{L}|tutt\p{L}|piu|men[oi]|bene|male|fuori|presto|tardi|veloce\p{L}*|fretta|cib[oi]|spesso|sempre|pranzo|cena|casa|mi|di|in|a|per|si|non|something|anything|everything|nothing|too|much|lot|out|late|fast|quickly|foods?|lunch|dinner|breakfast|before|after|dopo|prima|it|them|that|this|quell\p{L}|quest\p{L}|my|the)(?!\p{L})/u;

/** “Dragon fruit” is not all fruit. */
const ofFruit = / fruits?$/;

function otherFoodsOf(part: string): string[] {
  const pieces = partsOfSentence(part).map(({ text }) => text);
  const firstSign = pieces.findIndex(saysSign);
  return pieces.flatMap((piece, index) => {
    // What is eaten besides, “mi prude la pelle e mangio solo riso”, is no cause.
    if (firstSign !== -1 && index > firstSign && eaten.test(piece) && !occasion.test(piece)) return [];
    const padded = ` ${wordsOf(piece).join(' ')} `;
    const known = bareFoodsAmong(padded);
    const [, name] = foodBehindVerb.exec(padded) ?? [];
    if (name !== undefined && ofFruit.test(name)) return [name];
    if (known.length > 0 || allergensNamedIn(piece).length > 0) return known;
    return name !== undefined && !noFood.test(name) ? [name] : [];
  });
}
