import { animalCategoriesIn, animalPartsIn, animalPartsNamedIn } from '#areas/aliments/rules/animal-parts.ts';
import type { Allergen, Category } from '#areas/aliments/contract/taxonomy.ts';
import { strengthOf } from '#areas/aliments/rules/food-allergens.ts';
import type { NamedFood } from '#areas/aliments/rules/named-foods.ts';
import { restrictedGroupsNamedIn, restrictedGroupsOf } from '#areas/aliments/rules/restricted-foods.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import type { DietaryProfile } from '../contract.ts';
import type { CheckedAliment } from './checked-aliment.ts';

/** What excluded words mean beyond the foods that have them in their names. */
interface ExcludedGroup {
  phrases: readonly string[];
  categories: readonly Category[];
  allergens?: readonly Allergen[];
  /** Gelatine, of which animal it is made is not known. */
  hasGelatine?: boolean;
  hasAlcohol?: boolean;
}

/**
 * Groups of foods by the words for them, without accents and without articles. Decision 0097 has what the rules of a religion ask for
 * besides, which no food says.
 */
const groups: readonly ExcludedGroup[] = [
  {
    phrases: [
      'maiale',
      'maiali',
      'suino',
      'suini',
      'carne maiale',
      'carne suina',
      'carni suine',
      'pork',
      'pig',
      'swine',
    ],
    categories: ['pork'],
  },
  {
    phrases: ['manzo', 'bovino', 'bovini', 'carne manzo', 'carne bovina', 'carni bovine', 'mucca', 'beef', 'cow'],
    categories: ['beef'],
  },
  {
    phrases: ['carne', 'carni', 'meat'],
    categories: ['beef', 'pork', 'poultry', 'lamb_veal_game', 'offal', 'cold_cuts'],
  },
  {
    phrases: ['carne rossa', 'carni rosse', 'red meat'],
    categories: ['beef', 'pork', 'lamb_veal_game'],
  },
  { phrases: ['salumi', 'affettati', 'insaccati', 'cold cuts'], categories: ['cold_cuts'] },
  { phrases: ['frattaglie', 'interiora', 'offal'], categories: ['offal'] },
  { phrases: ['pesce', 'pesci', 'fish'], categories: ['fish_seafood'] },
  {
    phrases: ['alcol', 'alcool', 'alcolici', 'alcoolici', 'bevande alcoliche', 'alcohol'],
    categories: ['alcohol'],
    hasAlcohol: true,
  },
  { phrases: ['halal'], categories: ['pork', 'alcohol'], hasAlcohol: true, hasGelatine: true },
  {
    phrases: ['kosher', 'kasher', 'casher'],
    categories: ['pork'],
    allergens: ['crustaceans', 'molluscs'],
    hasGelatine: true,
  },
];

const groupOfWord = new Map(groups.flatMap((group) => group.phrases.map((word) => [word, group] as const)));

/** Whether an excluded word means a group of foods, so that it is checked although it is in the name of none. */
export function isGroupWord(word: string): boolean {
  return groupOf(word) !== undefined;
}

/** The words of the groups of which the profile excludes all foods, by their categories or by another word. */
export function excludedGroupWords({ excludedCategories, excludedWords }: DietaryProfile): string[] {
  const named = new Set(excludedWords.map(groupOf));
  const isOfCategories = ({ categories, allergens, hasGelatine }: ExcludedGroup) =>
    !allergens && !hasGelatine && categories.every((one) => excludedCategories.includes(one));
  return groups.filter((group) => named.has(group) || isOfCategories(group)).flatMap(({ phrases }) => phrases);
}

/** The first of some excluded words whose group has the food; undefined without one. */
export function findGroupWord(phrases: readonly string[], aliment: CheckedAliment): string | undefined {
  return phrases.find((phrase) => {
    const group = groupOf(phrase);
    if (!group) return false;
    const isAlcoholic = () => restrictedGroupsOf(aliment).some((one) => one.group === 'alcohol');
    // A drink of the category without alcohol is no alcohol.
    const categories = categoriesWithPork(aliment).filter((one) => one !== 'alcohol');
    return (
      categories.some((one) => group.categories.includes(one)) ||
      group.allergens?.some((one) => strengthOf(aliment, one) !== null) === true ||
      (group.hasGelatine === true && animalPartsIn(aliment).includes('gelatine')) ||
      (group.hasAlcohol === true && isAlcoholic())
    );
  });
}

/** The same for a food that a text names. */
export function findGroupWordNamed(phrases: readonly string[], food: NamedFood): string | undefined {
  return phrases.find((phrase) => {
    const group = groupOf(phrase);
    if (!group) return false;
    const categories = [...withPork(food.categories, food.eaten), ...(isFish(food) ? (['fish_seafood'] as const) : [])];
    return (
      categories.some((one) => group.categories.includes(one)) ||
      group.allergens?.some((one) => food.allergens.includes(one)) === true ||
      (group.hasGelatine === true && animalPartsNamedIn(food.eaten).includes('gelatine')) ||
      (group.hasAlcohol === true && restrictedGroupsNamedIn(food.eaten).includes('alcohol'))
    );
  });
}

function groupOf(word: string): ExcludedGroup | undefined {
  return groupOfWord.get(
    wordsOf(word)
      .filter((one) => !/^(?:il|lo|la|i|gli|le|l|di|the)$/.test(one))
      .join(' '),
  );
}

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

function isFish({ allergens }: NamedFood): boolean {
  return allergens.some((one) => one === 'fish' || one === 'crustaceans' || one === 'molluscs');
}

function padded(name: string): string {
  return ` ${wordsOf(name).join(' ')} `;
}
