import { watchedNutrients as nutrients, type WatchedNutrient } from '#areas/assignments/contract/target-difference.ts';
import type { DietaryProfileResponse } from '../contract.ts';
import { partsOfSentence, sentencesOf } from './sentences.ts';

/** Words of the disease or the medicine for which an amount is watched, in Italian and English. */
const watchedFor: Readonly<Record<WatchedNutrient, RegExp>> = {
  protein_tot: new RegExp(
    [
      String.raw`(?<!\p{L})(?:nefrop|nefrit|nefros|nefrologic|glomerulo|nephropath|nephrit|dialis|emodialis|dialys)`,
      String.raw`(?<!\p{L})(?:irc|mrc|ckd)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:insufficienza|malattia|malattie|patologia|danno|sofferenza|trapianto)(?: \p{L}+){0,2} ren(?:e|i|al[ei])(?!\p{L})`,
      String.raw`(?<!\p{L})funzion\p{L}+ renale (?:ridott|compromess|alterat)|(?<!\p{L})ren[ei] policistic`,
      String.raw`(?<!\p{L})(?:renal|kidney) (?:disease|failure|insufficiency|impairment|transplant|damage)|polycystic kidney`,
    ].join('|'),
    'iu',
  ),
  carbs_tot: /(?<!\p{L})(?:pre)?diabet|insulin|(?<!\p{L})metformin|(?<!\p{L})(?:t[12]d|dm ?t?[12])(?!\p{L})/iu,
};

/** Words with which a sentence, or a part of one up to the disease, is about others or denies what follows. */
const otherOrDenied =
  /(?<!\p{L})(?:neg(?:a|ano|ato|ativ[aoie])|nessun[ao]?|no|non|mai|esclus[aoie]|assen\p{L}+|famil\p{L}+|genitor[ei]|padre|madre|papà|mamma|nonn[aoie]|fratell[oi]|sorell[ae]|zi[ao]|denie[sd]|none|never|without|family|parents?|father|mother|grand\p{L}+|brother|sister|uncle|aunt)(?!\p{L})/iu;
/** Relatives, also behind the disease: “diabete della madre”. */
const relative =
  /(?<!\p{L})(?:genitor[ei]|padre|madre|papà|mamma|nonn[aoie]|fratell[oi]|sorell[ae]|zi[ao]|parents?|father|mother|grand\p{L}+|brother|sister|uncle|aunt)(?!\p{L})/iu;
const beginsSo = new RegExp(`^[\\s"“«(]*${otherOrDenied.source}`, 'iu');

/**
 * The nutrients to watch for a client by what is known of diagnoses and medicines. They are only shown more prominently: where in doubt, a
 * nutrient is watched.
 */
export function watchedNutrients({
  diagnoses = [],
  medicines = [],
}: Pick<DietaryProfileResponse, 'diagnoses' | 'medicines'>): WatchedNutrient[] {
  const texts = [...diagnoses, ...medicines].map(({ text, question = '' }) => text || question);
  const parts = texts
    .flatMap(sentencesOf)
    .filter((sentence) => !beginsSo.test(sentence))
    .flatMap(partsOfSentence)
    .filter(({ text }) => !relative.test(text));
  const isNamed = (nutrient: WatchedNutrient) => (text: string) => {
    const position = text.search(watchedFor[nutrient]);
    return position !== -1 && !otherOrDenied.test(text.slice(0, position));
  };
  return nutrients.filter((nutrient) => parts.some(({ text }) => isNamed(nutrient)(text)));
}
