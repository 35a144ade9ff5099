import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import type { Declaration } from '../contract.ts';
import { allergyPartsOf } from './allergy-parts.ts';
import { withAllergyOfQuestion } from './declared-allergies.ts';
import { isGreeting, saysOtherThing } from './courtesy.ts';
import { withoutDeniedDiets } from './diet-names.ts';
import { complaints, mild } from './discomfort-words.ts';
import { adrenalinePen, isDislike } from './dislikes.ts';
import { saysEither } from './intolerances.ts';
import {
  type MaternalName,
  maternalStatesDoubtedIn,
  maternalStatesNamedIn,
  mentionsMaternalState,
  saysMaternalState,
  withoutMaternalNames,
} from './maternal-names.ts';
import { foodsOfReactionIn, saysReaction } from './reactions.ts';
import { withoutRelatives } from './relatives.ts';
import { foodWord, partsOfSentence, sentencesWithEnds } from './sentences.ts';
import { saysExclusion } from './stated-exclusions.ts';
import { causeBesidesFood, otherFoodsIn } from './statement-words.ts';
import { partsOf, statementsNamedIn } from './unstated.ts';
import { yesOrNo } from './yes-or-no.ts';

/** Words that say nothing about a food: who diagnosed an allergy, and when, and why a food is not eaten. */
const otherWords = new RegExp(
  `^(?:${[
    'si|no|yes|non|not|ok|e|ed|a|ad|al|alla|alle|allo|agli|ai|all|l|d|di|del|della|delle|dello|dei|degli|da|dal|dalla|dallo|in|nel|nella|con|per|su|il',
    'lo|la|i|gli|le|un|una|uno|sono|ho|ha|hanno|stat[aoei]|mi|mia|mio|che|ma|pero|anche|solo|tutt[aoei]|entramb[ei]|altr[aoei]|nessun[ao]?|quando|ero|avevo',
    'ne|sto|m|po|poco|molto|neither|nor|the|an|am|have|has|had|was|were|been|my|by|in|on|of|to|since|from|with|but|also|only|both|all|ago|none|other|when',
    'allerg\\w*|intolleran\\w*|intolerant|intolerances?|alimentar[ei]|foods?|cib[io]|alimenti',
    'accertat[aoei]|diagnosticat[aoei]|diagnosi|certificat[aoei]|confermat[aoei]|riscontrat[aoei]|diagnosed|confirmed|certified|tested|diagnosis',
    'medic[oai]|pediatr\\w*|dottor\\w*|specialista|allergolog[oai]|gastroenterolog[oai]|ospedale|test|esam[ei]|prick|biopsia|doctor|specialist|hospital',
    'settiman[ae]|giorn[oi]|trimestr[ei]|gestazione|weeks?|days?|trimesters?|gestation',
    'ann[oi]|mes[ei]|fa|circa|sempre|piccol[ao]|bambin[ao]|infanzia|nascita|years?|months?|child|childhood|birth|grav[ei]|liev[ei]|fort[ei]|severe|mild',
    'mangi\\w*|consum[aoi]\\w*|evit\\w*|esclu[ds]\\w*|niente|nulla|nessun[oi]|tranne|eccetto|salvo|motiv[oi]|scelta|religio\\w*|etic[aoi]|gust[oi]|preferenz[ae]|piac\\w+|gradi\\w+|alimentazione|dieta',
    'eats?|eating|avoid\\w*|except|reasons?|choice|religious|ethical|ethics|taste|preferences?|likes?|diet',
    'piu|mai|bev[oe]|bere|assum[oe]|assumere|eliminat[oaie]|elimin[oa]|eliminando|tolt[oaie]|togliendo|smesso|abolit[oaie]|rinunci\\w*|completamente|totalmente|definitivamente|assolutamente|ormai|sto|sta',
    'do|does|don|doesn|ve|pls|please|plz|for|me|favore|piacere|keep|posso|possiamo|devo|cannot|can|must|any|more|anymore|longer|never|drinks?|drinking|stopped|quit|gave|given|giving|up|cut|out|eliminated|removed|excluded|completely|totally',
    'dopo|appena|ogni|volt[ae]|se|after|every|times?|whenever|if|ate|drank|assaggi\\w*|bevut\\w*',
    '\\d+',
  ].join('|')})$`,
);

/**
 * The parts of a text that name no allergen and no diet that is recognised, such as “nichel” and “fave”, in the words of the client.
 * Parts about a diagnosis alone are left out; others may be no food: what was declared must not get lost.
 */
export function unrecognisedIn(text: string): string[] {
  const recognised = new Set(statementsNamedIn(text).map(nameOfStatement));
  return partsOf(withoutRelatives(text))
    .flatMap((part) => partsOfSentence(part).map(({ text: named }) => named.trim()))
    .filter((part) => namedWordsOf(part).length > 0)
    .filter((part) => !statementsNamedIn(part).some((one) => recognised.has(nameOfStatement(one))));
}

/** Equal for an allergy and an intolerance: a part alone may say the one and its sentence the other. */
function nameOfStatement(statement: ReturnType<typeof statementsNamedIn>[number]): string {
  if (statement.kind === 'allergy') return statement.allergen;
  return statement.kind === 'diet' ? statement.diet : statement.state;
}

/** The most words of a name that is excluded without being recognised: “frutto della passione” has two that name something. */
const maxWordsOfName = 2;

/**
 * What of the unrecognised parts of a declaration may be a food or a reason to avoid one, “kiwi” and “favismo”: as excluded words they are
 * looked for in meal plans, or named there as not found. Longer parts, symptoms and
 * medicines are none.
 */
export function excludableWordsOf(declaration: Pick<Declaration, 'text' | 'question'>): string[] {
  if (declaration.text === '' || unclearStatesIn(declaration).length > 0) return [];
  const foods = isDislike(declaration) ? foodsOfDislike(declaration.text) : religionsIn(declaration.text);
  return [...new Set([...foods, ...unrecognisedIn(textAboutFoods(declaration)).flatMap(excludableIn)])].filter(
    (name) => !isTaken.test(name),
  );
}

/** “Prendo coumadin”: the list of medicines is too long for the page of today. */
const isTaken = /^(?:prend|assum|us[oa](?!\p{L})|tak(?:e|ing)(?!\p{L})|on )/iu;

/** The religions whose rules the client follows, as excluded words: “kosher” excludes what its rules do. */
function religionsIn(text: string): string[] {
  const followed = text.split(/[,.;!?\n]/).filter(saysExclusion);
  return [
    ...new Set(followed.flatMap((part) => part.toLowerCase().match(/(?<!\p{L})(?:kosher|halal)(?!\p{L})/gu) ?? [])),
  ];
}

/** Words of questions besides `foodWord` whose answers are foods. */
const foodQuestion =
  /esclu|exclu|evit|avoid|celia|coelia|lattos|lactos|glutin|gluten|vegan|vegetarian|diger|digest|gonfi|bloat/i;

/**
 * The text without what is no food. Under a question about foods any part may be one. Elsewhere, “ciao Helen, sono incinta”, only what a
 * sentence says must not or is not eaten, and the foods listed with it.
 */
function textAboutFoods({ text, question }: Pick<Declaration, 'text' | 'question'>): string {
  const isAsked = saysEither(question) || foodWord.test(question) || foodQuestion.test(question);
  if (isAsked || isDislike({ text, question })) return text;
  const isAboutStates = mentionsMaternalState(question);
  return sentencesWithEnds(text)
    .map(({ text: sentence, separator }) => {
      if (saysReaction(sentence) && !saysEither(sentence)) return foodsOfReactionIn(sentence).join(', ') + separator;
      const ofStates = isAboutStates || maternalStatesNamedIn(sentence).length > 0;
      return listedFoods(ofStates ? allergyPartsOf(sentence) : sentence) + separator;
    })
    .join('');
}

/** “Allergica al” and “intolerant to”. */
const allergyTo =
  /(?:allerg|intoller|intoler)\p{L}*\s+(?:anche |also )?(?:al|allo|alla|ai|agli|alle|a|to|all['’])(?!\p{L})/iu;
/** “Kiwi e pesche, allergica”: words that join foods. */
const joining = /^ (?:e|ed|o|oppure|and|or) $/i;

/** The parts of a sentence without those before “allergica al”, “dimenticavo: ”, and those that are about something else. */
function listedFoods(sentence: string): string {
  const parts = partsOfSentence(sentence);
  const first = parts.findIndex((part) => allergyTo.test(part.text));
  const before = parts.findLastIndex((part, index) => index < first && !joining.test(part.separator));
  return parts
    .slice(first === -1 ? 0 : before + 1)
    .filter((part) => saysEither(part.text) || saysExclusion(part.text) || !saysOtherThing(part.text))
    .map((part) => part.text)
    .join(', ');
}

/** The parts of a text that name an allergen, whose foods are not eaten by taste or choice. */
function foodsOfDislike(text: string): string[] {
  return partsOf(withoutRelatives(text))
    .flatMap((part) => partsOfSentence(part).map((piece) => piece.text.trim()))
    .filter((part) => statementsNamedIn(part).some(({ kind }) => kind === 'allergy'))
    .flatMap(excludableIn);
}

/** “Per la statina”, “because of my meds”: why a food must not be eaten, up to the end of a part. */
const because =
  / (?:per (?:il|la|lo|l|le|i|gli|via|colpa|un|una|mia|mio)|a causa|visto che|because|due to|for my|on my|while|since|con (?:il|la|i|le) (?:farmac|medicin|statin|pillol|terapi)\w*) .*$/;

const discomfort = new RegExp(`\\b(?:${mild}|${complaints})\\b`, 'g');

/** Why a food is not eaten, which is no name of a food: “per religione”, “by taste”; that it is not eaten, and ordinals: “secondo trimestre”. */
const reason =
  /\b(?:(?:for|by|per|da|out of|because of)? ?(?:(?:motiv[oi]|ragion[ei]|question[ei]|scelt[ae]|convinzion[ei]|reasons?|choice|beliefs?|convictions?)(?: (?:di|of))?(?: (?:religios[aoei]|etic(?:a|o|i|he)|personal[ei]?|cultural[ei]?|religious|ethical|moral[ei]?))?|(?:religious|ethical|personal|cultural|moral) (?:reasons?|choice|beliefs?|convictions?|taste|grounds)|religion[ei]?|religios[aoei]|etica|fede|gust[oi]|abitudin[ei]|ethics|faith|taste|habit)|(?:da|dal|dalla|since|for) (?:\w+ ){0,2}(?:settiman[ae]|giorn[oi]|mes[ei]|ann[oi]|weeks?|days?|months?|years?)|(?:non|mai|do not|don t|dont|never) (?:mangi\w*|bev\w*|eat|eats|drink|drinks)|(?:prim|second|terz)o(?= trimestre)|(?:first|second|third)(?= trimester))\b/g;

function excludableIn(text: string): string[] {
  return text.split(/ (?:né|ne|nor) /i).flatMap(excludableInPart);
}

function excludableInPart(part: string): string[] {
  if (adrenalinePen.test(part)) return [];
  const normalized = withoutIntroduction(wordsOf(part).join(' '))
    .replace(because, ' ')
    .replaceAll(reason, ' ')
    .replaceAll(discomfort, ' ');
  // Beside a symptom only a known food is one: “il kiwi mi dà prurito”.
  if (namesSymptom(normalized)) return otherFoodsIn({ question: 'allergia', text: normalized }).map(({ name }) => name);
  if (causeBesidesFood.test(normalized)) return [];
  const named = namedWordsOf(normalized);
  return named.length > 0 && named.length <= maxWordsOfName ? [named.join(' ')] : [];
}

const introduction = new RegExp(
  `^.*\\b(?:${[
    '(?:allergi|intoller|intoler)\\w*(?= (?:al|allo|alla|all|ai|agli|alle|a|to)\\b)',
    '(?:i have|i ve|i ve got|ho)(?= (?:\\w+ ){0,4}(?:allerg|intoll?er))',
    '(?:ho|ha|abbiamo) (?:eliminat|tolt|esclus|abolit)[oaie]|smesso di (?:mangiare|bere)|non (?:mangi[oa]|bev[oe])(?: piu| mai)?|evit[oa]',
    'non (?:posso|possiamo|devo|dovrei) (?:piu |mai |assolutamente )?(?:mangiare|bere|consumare|assumere)|(?:can t|cannot|can not|mustn t|must not|not allowed to|not supposed to) (?:eat|have|drink)',
    '(?:so|quindi|percio|dunque) (?:no|niente)',
    '(?:stopped|quit) (?:eating|drinking)|(?:no longer|don t|do not|never) (?:eats?|drinks?)|avoids?|(?:given|gave|cut|cutting) (?:up|out)',
  ].join('|')})(?= )`,
);

/** Words without those before the food of an allergy or an exclusion: “ciao Anna sono allergica al kiwi”, “btw I have a kiwi allergy”. */
function withoutIntroduction(normalized: string): string {
  const behind = normalized.replace(introduction, ' ');
  return namedWordsOf(behind).length > 0 ? behind : normalized;
}

/** The normalised words of a part that may name a food: without those about a diagnosis, denied diets and states. */
export function namedWordsOf(part: string): string[] {
  return wordsOf(withoutMaternalNames(withoutDeniedDiets(part))).filter((word) => !otherWords.test(word));
}

/**
 * The words that a declaration is read from: of a plain yes those of the question, always with a question mark. An answer to a question
 * about allergies alone says that they are allergies; one to a question about pregnancy that names none, “20 settimane”, is a yes.
 */
export function wordsOfDeclaration({ text, question }: Pick<Declaration, 'text' | 'question'>): string {
  if (!text) return asQuestion(question);
  if (isDislike({ text, question })) return withoutFoods(text);
  const states = isYesToStates(text) ? maternalStatesNamedIn(asQuestion(question)) : [];
  return [withAllergyOfQuestion({ question, text }), ...states.map((state) => wordsOfState[state])].join('\n');
}

/** A text without the parts that name an allergen: diets and states are left. */
function withoutFoods(text: string): string {
  return sentencesWithEnds(text)
    .map(({ text: sentence, separator }) => {
      const parts = partsOfSentence(sentence);
      return parts
        .filter((part) => !statementsNamedIn(part.text).some(({ kind }) => kind === 'allergy'))
        .map((part) => part.text + part.separator)
        .join('')
        .concat(separator);
    })
    .join('');
}

/** A question with its mark, without which its words would be a statement. */
export function asQuestion(question: string): string {
  return question.replace(/[\s?]*$/, '?');
}

/** Words for a state that `statementsNamedIn` reads. */
export const wordsOfState = { pregnant: 'sono in gravidanza', lactating: 'allatto' } as const;

/** Whether the answer to a question about pregnancy or breastfeeding is a yes that does not say itself which of them holds. */
function isYesToStates(text: string): boolean {
  const verdict = yesOrNo(text);
  if (verdict === 'no' || verdict === 'unclear' || maternalStatesDoubtedIn(text).length > 0) return false;
  if (maternalStatesNamedIn(text).length > 0) return false;
  return verdict === 'yes' ? !saysMaternalState(text) : !mentionsMaternalState(text);
}

/** The states that a declaration leaves open: “potrei essere incinta”, or “forse” to a question about them. They are to be clarified. */
export function unclearStatesIn({ text, question }: Pick<Declaration, 'text' | 'question'>): MaternalName[] {
  const named = maternalStatesNamedIn(text);
  const leftOpen = yesOrNo(text) === 'unclear' ? maternalStatesNamedIn(asQuestion(question)) : [];
  const unclear = new Set([...maternalStatesDoubtedIn(text), ...leftOpen]);
  return [...unclear].filter((state) => !named.includes(state));
}

/** Whether a declaration is about pregnancy or breastfeeding and nothing else. */
export function isOfStates(declaration: Pick<Declaration, 'text' | 'question'>): boolean {
  const named = statementsNamedIn(wordsOfDeclaration(declaration));
  if (named.some(({ kind }) => kind !== 'state')) return false;
  if (unclearStatesIn(declaration).length > 0) {
    const questionAndText = `${declaration.question} ${declaration.text}`;
    return !saysEither(questionAndText) && !foodWord.test(questionAndText);
  }
  return named.length > 0 && unrecognisedOf(declaration).length === 0;
}

/** The unrecognised parts of a declaration; of a plain yes the question, when it names nothing; of an unclear answer also the question. */
export function unrecognisedOf(declaration: Pick<Declaration, 'text' | 'question'>): string[] {
  if (unclearStatesIn(declaration).length > 0) return [`${declaration.question} ${declaration.text}`.trim()];
  if (declaration.text !== '') return unrecognisedIn(declaration.text).filter((part) => !isGreeting(part));
  return statementsNamedIn(wordsOfDeclaration(declaration)).length > 0 ? [] : [declaration.question];
}
