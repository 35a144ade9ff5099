import { wordsOf } from '#shell/common/normalize-text.ts';

/** States that a client declares and that change reference intakes and the results of visits. */
export type MaternalName = 'pregnant' | 'lactating';

/** Words for being pregnant and breastfeeding, as regular expressions, in Italian and English, without accents. */
const names: Readonly<Record<MaternalName, string>> = {
  pregnant: 'in gravidanza|incinta|pregnant',
  lactating: 'in allattamento|allatt(?:o|i|a|ando)|breast ?feed(?:ing)?|breastfeeding',
};

/** “Non sono in gravidanza”, “I am not pregnant”. */
const denied = new RegExp(
  ` (?:non|not|no) (?:sono |sto |e |sei |am |currently |piu )*(?:${Object.values(names).join('|')})(?= )`,
  'g',
);

/** The states that a text names and does not deny. */
export function maternalStatesNamedIn(text: string): MaternalName[] {
  const normalized = ` ${wordsOf(text).join(' ')} `.replaceAll(denied, ' ');
  return (['pregnant', 'lactating'] as const).filter((state) => new RegExp(` (?:${names[state]}) `).test(normalized));
}
