import { animalCategoriesIn } from '#areas/aliments/rules/animal-parts.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import type { CheckedAliment } from './checked-aliment.ts';

/** The category of a food with those of meat and fish that its names say that it has; cold cuts are pork unless they name another animal. */
export function categoriesWithPork(aliment: Pick<CheckedAliment, 'category' | 'name' | 'name_en'>): Category[] {
  const { category, name, name_en } = aliment;
  return withPork([category, ...animalCategoriesIn(aliment)], [name, name_en].map(padded).join(''));
}

const otherColdCuts =
  / (?:bresaola|pastrami|carne salada|carne salata|slinzega|violino|(?:beef|turkey|chicken) \S+|halal|kosher)(?= )/;
const otherAnimals: readonly Category[] = ['poultry', 'beef', 'lamb_veal_game', 'fish_seafood'];
const pork = / (?:maiale|suin[oai]|pork)(?= )/;

/** Categories with pork beside cold cuts that name no other animal alone: `Prosciutto cotto`, but not `Fesa di tacchino affettata`. */
export function withPork(categories: readonly Category[], names: string): Category[] {
  if (!categories.includes('cold_cuts') || categories.includes('pork')) return [...categories];
  const isOther = otherColdCuts.test(names) || categories.some((one) => otherAnimals.includes(one));
  return isOther && !pork.test(names) ? [...categories] : [...categories, 'pork'];
}

function padded(name: string): string {
  return ` ${wordsOf(name).join(' ')} `;
}
