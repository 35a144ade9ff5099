import { allergensNamedIn } from '#areas/aliments/rules/named-allergens.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import { dietsNamedIn } from './diet-names.ts';
import { namesFoodGroup } from './excluded-groups.ts';
import { otherFoodsIn } from './statement-words.ts';
import { partsOfSentence } from './sentences.ts';

/**
 * A part of every text that says that a food is not eaten or a diet is followed, and of the questions about it, as a regular expression, to
 * search stored texts for.
 */
export const partsOfExclusionWords =
  'non ((puoi|posso|possiamo|devo) )?((piu|più) )?(mangi|bev|consum|assum)|elimin|tolt[oaie]|toglie|smess|esclu|evit|rinunci|abolit|niente pi|lattosio|glutine|vegan|vegetarian|pesc[ea]tarian|(not|n.t|longer|never) (eat|drink|consum)|stopped|quit|(give|gave|given|giving) up|cut out|removed|avoid|exclu|lactose|gluten|kosher|halal|[kc]asher|(can.?t|cannot|can not|mustn.?t|must not|allowed to|supposed to) (eat|have|drink)|(no|niente) .{2,40} (for me|per me|please|pls|per favore)';

const emphasis =
  '(?: (?:piu|mai|assolutamente|affatto|completamente|totalmente|definitivamente|ormai|gia|del tutto|any ?more|completely|totally))*';
/** Words that say that a food is not eaten from a day on. A food that is not eaten without one of these may be that of a day. */
const lasting = [
  `(?<! (?:non|not|t) )(?:ho|ha|sto|sta|abbiamo|have|has|ve|i|she|he)${emphasis} (?:eliminat[oaie]|eliminando|tolt[oaie]|togliendo|esclus[oaie]|escludendo|abolit[oaie]|rinunciato a(?:l|lla|llo|i|lle|gli)?|cut out|eliminated|removed|excluded|given up|gave up|stopped|quit)`,
  '(?<! (?:non|not|t) )(?:ho|ha) smesso (?:di (?:mangiare|bere|consumare|prendere)|con)',
  '(?<! (?:not|t) )(?:stopped|quit|given up|gave up|giving up)(?: (?:eating|drinking|having))?',
  'non (?:mangi[oa]|bev[oe]|consum[oa]|assum[oe]) (?:piu|mai)',
  'niente piu|no longer (?:eats?|drinks?)|never (?:eats?|drinks?)',
].join('|');
const present =
  'non (?:mangi[oa]|bev[oe]|consum[oa]|assum[oe])|(?<! (?:non|not|t) )(?:evit[oa]|esclud[oe]|avoids?|avoiding)|(?:do not|don t|does not|doesn t) (?:eat|drink)|non (?:posso|possiamo|devo|dovrei) (?:piu |mai |assolutamente )?(?:mangiare|bere|consumare|assumere)|(?:can t|cannot|can not|mustn t|must not|not allowed to|not supposed to) (?:eat|have|drink)';
const notEaten = new RegExp(` (?:(${lasting})|${present})${emphasis} `.replaceAll('  ', ' '));

/** Since when, which limits nothing: “da due settimane”, “dal primo marzo”. */
const since =
  / (?:da|dal|dalla|dall|dai|dalle|since|for)(?: \w+){0,2} (?:settiman[ae]|giorn[oi]|mes[ei]|ann[oi]|weeks?|days?|months?|years?)(?: scors[oai]| fa)?(?= )/g;
/** Why, what follows and what is said of something else. */
const otherClause = / (?:perche|poiche|siccome|dato che|visto che|cosi|ma|pero|because|as|so|but) .*$/;
/** Words behind the food that leave some of it: the amount, a meal, a day, how it is prepared. */
const limit =
  / (?:meno|poc\w+|molt\w+|tant[oaie]|tropp\w+|abbastanza|quasi|sempre|spesso|oggi|ieri|stasera|stamattina|domani|settimana|weekend|colazione|pranzo|cena|sera|mattina|notte|fuori|dopo|prima|quando|se|ogni|tutti i|solo|soltanto|giorn[oi]|volt[ae]|po|crud\w+|fritt\w+|inter[oa]|insieme|eccesso|less|much|many|enough|always|often|every|today|yesterday|week|breakfast|lunch|dinner|night|evening|morning|after|before|when|if|only|almost|days?|times|raw|fried|whole|of|di nuovo|again) /;
/** Words before a food that is not eaten on one day. */
const onOneDay =
  / (?:oggi|ieri|stasera|stamattina|domani|settimana|weekend|quasi|quando|se|today|yesterday|week|when|if|almost) /;

/**
 * The parts of a sentence, between its commas, that say that the client does not eat a food, or no more, or follows a diet, each by its
 * index. “Ho mangiato meno carne” and what is not eaten at a meal or on a day say neither. Foods that are listed behind are part of it.
 */
export function exclusionsAmong(parts: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const [index, part] of parts.entries()) {
    const isListed = found.has(index - 1) && !saysOwnDiet(parts[index - 1] ?? '') && isFoodAlone(part);
    if (isListed || saysNotEaten(part) || saysOwnDiet(part) || saysNone(part)) found.add(index);
  }
  return found;
}

/** Whether a part of a sentence, between its commas, says that a food is not eaten or which diet is followed. */
export function saysExclusion(sentence: string): boolean {
  return exclusionsAmong(sentence.split(',')).size > 0;
}

/** Whether a part of a sentence says that a food is not eaten: “non mangio più carne”, “ho eliminato il latte”. */
function saysNotEaten(part: string): boolean {
  const written = ` ${wordsOf(part).join(' ')} `;
  const verb = notEaten.exec(written);
  if (!verb) return false;
  const [verbWords, lastingWords] = verb;
  if (lastingWords === undefined && onOneDay.test(written.slice(0, verb.index + 1))) return false;
  const behind = ` ${written.slice(verb.index + verbWords.length)}`.replace(otherClause, ' ').replaceAll(since, ' ');
  if (limit.test(behind)) return false;
  return partsOfSentence(behind).some(({ text }) => namesFood(text));
}

const religion = '(?:kosher|halal|kasher|casher)';
/** “I keep kosher”, “mangio solo halal”, “seguo una dieta kosher”. */
const ownReligion = new RegExp(
  ` (?:(?:i|we|also) (?:\\w+ )?(?:keep|eat|follow|do)(?: \\w+)?|(?:am|m|are|re|keep|keeping|eat only|only eat)|(?:mangio|mangiamo|seguo|sono|tengo)(?: \\w+){0,3}|(?:dieta|alimentazione|diet)) ${religion} `,
);
const otherReligion = /^.* (?:non|not|don t|no longer|no|restaurant|ristorante|negozio|shop) /;
/** “No pork for me”, “niente maiale, per favore”. */
const noneOf =
  / (?:no|niente) ((?:\p{L}+ ){1,6}?)(?:for me|per me|please|pls|plz|per favore|per piacere|thanks|thank you|grazie) /u;

/** Whether a part of a sentence says that the client follows the rules of a religion, or asks for none of a food. */
function saysNone(part: string): boolean {
  const written = ` ${wordsOf(part).join(' ')} `;
  const followed = ownReligion.exec(written);
  if (followed && !otherReligion.test(written.slice(0, followed.index + 1))) return true;
  const unwantedFood = noneOf.exec(written)?.[1];
  return (
    unwantedFood !== undefined &&
    !limit.test(written) &&
    partsOfSentence(unwantedFood).some(({ text }) => namesFood(text))
  );
}

const articles = /^(?:il|lo|la|i|gli|le|l|al|alla|allo|ai|agli|alle|a|e|ed|o|ne|the|any|and|or|nor|di|del|della) /;

const maxWordsOfGroup = 4;

function namesFood(text: string): boolean {
  const named = wordsOf(text).join(' ').replace(articles, '');
  const firstWords = named.split(' ', maxWordsOfGroup);
  return (
    allergensNamedIn(named).length > 0 ||
    dietsNamedIn(named).length > 0 ||
    firstWords.some((_, index) => namesFoodGroup(firstWords.slice(0, index + 1).join(' '))) ||
    otherFoodsIn({ question: 'allergia', text: named }).length > 0
  );
}

const maxWordsOfFood = 3;

/** Whether a part that is listed behind a food is another one: “pesce e uova”. */
function isFoodAlone(part: string): boolean {
  return partsOfSentence(part)
    .flatMap(({ text }) => text.trim() || [])
    .every((one) => wordsOf(one).length <= maxWordsOfFood && namesFood(one));
}

const diet = String.raw`(?:vegan|vegetarian|pesc[ae]tarian)[oa]?(?!\p{L})`;
const person = String.raw`(?:(?:la |il |lo |l['’])?(?:client[ei]|pazient[ei]|atleta|ragazz[ao]|donna|uomo|lei|lui|she|he|client))`;
const degree = String.raw`(?: (?:ormai|già|anche|ora|adesso|da (?:anni|poco|sempre)|strettamente|una?|la|an?|now|strict|strictly|mostly))*`;
const kindOfDiet = String.raw`(?: (?:dieta|alimentazione|regime|regime alimentare))?`;
/** “Sono diventata vegana”, “seguo una dieta vegetariana”, “è vegana”, “vegano dal 2019”. */
const ownDiet = new RegExp(
  [
    String.raw`(?<!\p{L})(?:sono|son|mi sono fatt[ao]|diventat[ao]|divenut[ao]|segu[oe]|seguendo|i am|i['’]m|(?:she|he)(?:['’]s| is)|became|become|gone|went|turned|on|follow(?:s|ing)?)${degree}${kindOfDiet}${degree} ${diet}`,
    String.raw`^(?:${person} )?(?:(?:è|e['’]|is|sia)${degree}|dieta|alimentazione|regime(?: alimentare)?)?${degree} ?${diet}(?: diet)?(?:[ :–-]+(?:da|dal|dalla|dall['’]|per|since|for|by|diet|convint[ao]|strett[ao]|stretto|rigoros[ao]|sì|si|yes)(?!\p{L}).*)?$`,
    String.raw`^${person} ${diet}`,
  ].join('|'),
  'iu',
);
/** Wishes, doubts, what is over and what is said of others. */
const otherDiet =
  /(?<!\p{L})(?:vorre\p{L}+|vuole|voglio|potre\p{L}+|diventare|provar\p{L}|pens\p{L}+|valut\p{L}+|interess\p{L}+|forse|er[oa]|ex|stat[ao]|non|no|would|want\p{L}*|like to|think\p{L}*|try\p{L}*|maybe|perhaps|was|used|not|never|if|se)(?!\p{L})|n['’]t(?!\p{L})/iu;

function saysOwnDiet(part: string): boolean {
  const written = part.trim();
  const found = ownDiet.exec(written);
  return found !== null && !otherDiet.test(written.slice(0, found.index + found[0].length));
}
