import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import type { Declaration } from '../contract.ts';
import { saysEither } from './intolerances.ts';

/** Words of questions about what is not eaten by taste or choice, or is not liked. */
const dislikeQuestion =
  /(?<!\p{L})(?:per (?:puro |pura |solo )?(?:gust|scelt|preferenz)|gusti alimentari|non (?:ti|vi|le|gli) piac|non gradisc|non gradit|(?:by|out of) (?:taste|choice)|(?:do not|don[’']?t|dis) ?like|disliked?|hate)/iu;
/** Words that may say a reaction or an illness, besides those for symptoms: then it is no matter of taste. */
const reaction =
  /(?<!\p{L})(?:shock|reazion|react|celiac|coeliac|pronto soccorso|ospedal|hospital|emergenc|118|112|911|999|adrenalin|epinephrin|epipen|fastjekt|jext|grave|severe|(?:mi|ci) (?:fa|fanno|da|danno|dà|gonfia|pesa)|toller|diger|tolera|digest|sto male|stare male|sick|ill|upset|bloat)/iu;

/** Whether an answer names foods that are not eaten by taste or choice. Anything that may be a reaction or an illness makes it more. */
export function isDislike({ question, text }: Pick<Declaration, 'question' | 'text'>): boolean {
  const isAsked = dislikeQuestion.test(question) && !saysEither(question) && wordsOf(text).length > 0;
  return isAsked && !saysEither(text) && !reaction.test(text) && !namesSymptom(text);
}

/** Pens with adrenaline, which are medicines and no foods. */
export const adrenalinePen =
  /(?<!\p{L})(?:fast[ -]?jekt|epi[ -]?pen|jext|emerade|(?:penna|siringa|iniettore|auto-?iniettore)(?: \p{L}+)? (?:di |d['’])?adrenalina|adrenalina(?: \p{L}+)? ?auto-?iniettabil\p{L}|adrenalina|adrenaline|epinephrine)(?!\p{L})/iu;
