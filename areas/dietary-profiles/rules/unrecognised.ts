import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import type { Declaration } from '../contract.ts';
import { withAllergyOfQuestion } from './declared-allergies.ts';
import { withoutDeniedDiets } from './diet-names.ts';
import { complaints, mild } from './discomfort-words.ts';
import { saysEither } from './intolerances.ts';
import {
  type MaternalName,
  maternalStatesDoubtedIn,
  maternalStatesNamedIn,
  mentionsMaternalState,
  saysMaternalState,
  withoutMaternalNames,
} from './maternal-names.ts';
import { withoutRelatives } from './relatives.ts';
import { foodWord, partsOfSentence } from './sentences.ts';
import { causeBesidesFood, otherFoodsIn } from './statement-words.ts';
import { partsOf, statementsNamedIn } from './unstated.ts';
import { yesOrNo } from './yes-or-no.ts';

/** Words that say nothing about a food: who diagnosed an allergy, and when, and why a food is not eaten. */
const otherWords = new RegExp(
  `^(?:${[
    'si|no|yes|non|not|ok|e|ed|a|ad|al|alla|alle|allo|agli|ai|all|l|d|di|del|della|delle|dello|dei|degli|da|dal|dalla|dallo|in|nel|nella|con|per|su|il',
    'lo|la|i|gli|le|un|una|uno|sono|ho|ha|hanno|stat[aoei]|mi|mia|mio|che|ma|pero|anche|solo|tutt[aoei]|entramb[ei]|altr[aoei]|nessun[ao]?|quando|ero|avevo',
    'ne|sto|m|po|poco|molto|neither|nor|the|an|am|have|has|had|was|were|been|my|by|in|on|of|to|since|from|with|but|also|only|both|all|ago|none|other|when',
    'allergi\\w*|intolleran\\w*|intolerant|intolerances?|alimentar[ei]|foods?|cib[io]|alimenti',
    'accertat[aoei]|diagnosticat[aoei]|diagnosi|certificat[aoei]|confermat[aoei]|riscontrat[aoei]|diagnosed|confirmed|certified|tested|diagnosis',
    'medic[oai]|pediatr\\w*|dottor\\w*|specialista|allergolog[oai]|gastroenterolog[oai]|ospedale|test|esam[ei]|prick|biopsia|doctor|specialist|hospital',
    'settiman[ae]|giorn[oi]|trimestr[ei]|gestazione|weeks?|days?|trimesters?|gestation',
    'ann[oi]|mes[ei]|fa|circa|sempre|piccol[ao]|bambin[ao]|infanzia|nascita|years?|months?|child|childhood|birth|grav[ei]|liev[ei]|fort[ei]|severe|mild',
    'mangi\\w*|consum[aoi]\\w*|evit\\w*|esclu[ds]\\w*|niente|nulla|nessun[oi]|tranne|eccetto|salvo|motiv[oi]|scelta|religio\\w*|etic[aoi]|gust[oi]|preferenz[ae]|piac\\w+|gradi\\w+|alimentazione|dieta',
    'eats?|eating|avoid\\w*|except|reasons?|choice|religious|ethical|ethics|taste|preferences?|likes?|diet',
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
 * looked for in meal plans, or named there as not found. Longer parts and symptoms are none.
 */
export function excludableWordsOf(declaration: Pick<Declaration, 'text' | 'question'>): string[] {
  if (declaration.text === '' || unclearStatesIn(declaration).length > 0) return [];
  return [...new Set(unrecognisedIn(declaration.text).flatMap(excludableIn))];
}

const discomfort = new RegExp(`\\b(?:${mild}|${complaints})\\b`, 'g');

/** Why a food is not eaten, which is no name of a food: “per religione”, “by taste”; that it is not eaten, and ordinals: “secondo trimestre”. */
const reason =
  /\b(?:(?:for|by|per|da|out of|because of)? ?(?:(?:motiv[oi]|ragion[ei]|question[ei]|scelt[ae]|convinzion[ei]|reasons?|choice|beliefs?|convictions?)(?: (?:di|of))?(?: (?:religios[aoei]|etic(?:a|o|i|he)|personal[ei]?|cultural[ei]?|religious|ethical|moral[ei]?))?|(?:religious|ethical|personal|cultural|moral) (?:reasons?|choice|beliefs?|convictions?|taste|grounds)|religion[ei]?|religios[aoei]|etica|fede|gust[oi]|abitudin[ei]|ethics|faith|taste|habit)|(?:non|mai|do not|don t|dont|never) (?:mangi\w*|bev\w*|eat|eats|drink|drinks)|(?:prim|second|terz)o(?= trimestre)|(?:first|second|third)(?= trimester))\b/g;

function excludableIn(part: string): string[] {
  const normalized = wordsOf(part).join(' ').replaceAll(reason, ' ').replaceAll(discomfort, ' ');
  // Beside a symptom only a known food is one: “il kiwi mi dà prurito”.
  if (namesSymptom(normalized)) return otherFoodsIn({ question: 'allergia', text: normalized }).map(({ name }) => name);
  if (causeBesidesFood.test(normalized)) return [];
  const named = namedWordsOf(normalized);
  return named.length > 0 && named.length <= maxWordsOfName ? [named.join(' ')] : [];
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
  const states = isYesToStates(text) ? maternalStatesNamedIn(asQuestion(question)) : [];
  return [withAllergyOfQuestion({ question, text }), ...states.map((state) => wordsOfState[state])].join('\n');
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
  if (declaration.text !== '') return unrecognisedIn(declaration.text);
  return statementsNamedIn(wordsOfDeclaration(declaration)).length > 0 ? [] : [declaration.question];
}
