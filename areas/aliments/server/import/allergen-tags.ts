import type { Allergen, AllergenStrength } from '../../contract/taxonomy.ts';
import type { ImportedFood } from './food.ts';

/** Tags of Open Food Facts without their language, and words of Italian and English tables, by the allergen that they name. */
const known: Readonly<Record<Allergen, string>> = {
  gluten:
    'gluten|glutine|cereals-containing-gluten|wheat|grano|frumento|barley|orzo|rye|segale|oats|avena|spelt|farro|kamut',
  crustaceans: 'crustaceans|crustacean|crostacei|shrimp|gamberi',
  eggs: 'eggs|egg|uova|uovo',
  fish: 'fish|pesce',
  peanuts: 'peanuts|peanut|arachidi|arachide',
  soybeans: 'soybeans|soybean|soya|soy|soia',
  milk: 'milk|latte|lattosio|lactose|dairy',
  nuts: 'nuts|nut|frutta-a-guscio|tree-nuts|almonds|hazelnuts|walnuts|cashews|pecans|pistachios|macadamia|mandorle|nocciole|noci|pistacchi|anacardi',
  celery: 'celery|sedano',
  mustard: 'mustard|senape',
  sesame: 'sesame|sesame-seeds|sesamo|semi-di-sesamo',
  sulphites: 'sulphites|sulfites|solfiti|sulphur-dioxide-and-sulphites|anidride-solforosa-e-solfiti',
  lupin: 'lupin|lupins|lupini|lupino',
  molluscs: 'molluscs|mollusc|molluschi',
};

const allergenOfTag = new Map(
  Object.entries(known).flatMap(([allergen, tags]) => tags.split('|').map((tag) => [tag, allergen as Allergen])),
);

const nothing = new Set(['none', 'nessuno', 'no', 'no-allergens', 'unknown', 'non-dichiarato', '-']);

/** The allergens of two lists of tags. Unknown tags are returned unchanged; traces are never merged with contained allergens. */
export function allergensOf(
  contains: readonly string[],
  traces: readonly string[],
): Pick<ImportedFood, 'allergens' | 'other_allergens'> {
  const allergens: Partial<Record<Allergen, AllergenStrength>> = {};
  const others = new Set<string>();
  const add = (tags: readonly string[], strength: AllergenStrength) => {
    for (const tag of tags) {
      const name = tag
        .trim()
        .toLowerCase()
        .replace(/^[a-z]{2}:/, '')
        .replaceAll(/[\s_]+/g, '-');
      const allergen = allergenOfTag.get(name);
      if (allergen) allergens[allergen] = strength;
      else if (name !== '' && !nothing.has(name))
        others.add(strength === 'contains' ? tag.trim() : `${tag.trim()} (may contain)`);
    }
  };
  add(traces, 'may_contain');
  add(contains, 'contains');
  return { allergens, other_allergens: [...others].join(', ').slice(0, 500) };
}
