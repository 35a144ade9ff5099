import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import type { IngredientLine } from '../contract/library.ts';

/** Words for foods of several animals or plants, and for cuts without their animal, without accents. */
const generic = new Set(
  (
    'carne carni formaggio formaggi salume salumi affettato affettati insaccato insaccati pesce pesci crostacei molluschi legume legumi ' +
    'verdura verdure ortaggio ortaggi frutta semi cereali latticini succo zuppa minestra funghi alghe frattaglie selvaggina arrosto ' +
    'petto filetto filetti fettina fettine bistecca scaloppina scaloppine spezzatino macinato ' +
    'meat meats cheese cheeses fish shellfish seafood legumes pulses vegetables fruit nuts seeds cereal cereals dairy juice soup mushrooms ' +
    'seaweed offal game roast breast fillet steak mince'
  ).split(' '),
);
/** Words beside them that name no animal or plant. */
const qualifier =
  /^(?:(?:ross|bianc|azzurr|magr|grass|stagionat|semistagionat|fresc|secc|oleos|crud|cott|bollit|less|lessat|grigliat|macinat|tritat|vari|surgelat|scelt|condit)(?:[oaie]|h[ie])|verd[ei]|light|stagione|piacere|scelta|red|white|lean|fatty|aged|hard|fresh|dried|dry|raw|cooked|boiled|grilled|minced|ground|frozen|oily|cold|cuts|season)$/u;
const joining = /^(?:e|ed|a|di|of|and|media|average|mist[oaie]|mixed)$/u;

type NamedAliment = Pick<ListedAliment, 'name' | 'name_en'>;

/** Whether a line names only a group of foods, `carne`, `formaggio stagionato`, and the food is one kind of them: `Carne di cavallo, cruda`. */
export function isOneKindOfMany(aliment: NamedAliment, line: Pick<IngredientLine, 'food'>): boolean {
  return namesGroup(line.food) && !isWholeGroup(aliment, line);
}

/** Whether a food is all of the group that a line names: `Formaggio (media)` for `formaggio`. */
export function isWholeGroup({ name, name_en }: NamedAliment, { food }: Pick<IngredientLine, 'food'>): boolean {
  const saidStems = new Set(wordsOf(food).map(stemOf));
  return [name, name_en].some((one) => {
    const [kind = ''] = one.split(',', 1);
    const kindWords = wordsOf(kind);
    const isOther = (word: string) => qualifier.test(word) && !saidStems.has(stemOf(word));
    const isSaid = kindWords.some((word) => isGeneric(word) && saidStems.has(stemOf(word)));
    return namesGroup(kind) && isSaid && !kindWords.some(isOther);
  });
}

/** Whether a text names only a group of foods. */
export function namesGroup(text: string): boolean {
  const found = wordsOf(text);
  return found.some(isGeneric) && found.every((word) => isGeneric(word) || qualifier.test(word) || joining.test(word));
}

function isGeneric(word: string): boolean {
  return generic.has(word);
}

/** The same for the singular and the plural: `affettato`, `affettati`. */
function stemOf(word: string): string {
  return word.replace(/(?:[oaie]|s)$/u, '');
}
