import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import type { Conflict, DietaryProfile } from '../contract.ts';
import { rankOf } from './conflicts.ts';

/** A conflict with the category of its food. */
interface Found {
  conflict: Conflict;
  category: Category;
  /** The id of the food; null for one that a text names. */
  alimentId: string | null;
}

/**
 * Whether a known conflict says at least as much as one that a text names: it has the same cause and is as grave. Traces of an allergen
 * and a missing declaration say less than a name.
 */
export function saysAsMuch(known: Found, named: Found, profile: DietaryProfile): boolean {
  const { conflict } = known;
  if (conflict.kind === 'allergen' && ['may_contain', 'not_declared'].includes(conflict.strength)) return false;
  return causeOf(known, profile) === causeOf(named, profile) && rankOf(conflict) <= rankOf(named.conflict);
}

function causeOf({ conflict, category, alimentId }: Found, profile: DietaryProfile): string {
  switch (conflict.kind) {
    case 'allergen':
      return `allergen ${conflict.allergen}`;
    case 'diet':
      return `diet ${conflict.diet}`;
    case 'state':
      return `state ${conflict.state} ${conflict.group}`;
    case 'excluded':
      if (conflict.by === 'category') return `category ${conflict.category ?? category}`;
      return `food ${conflict.by === 'aliment' ? alimentId : excludedAs(conflict.word, profile)}`;
  }
}

/** The excluded food that a word is the name of, or the word. */
function excludedAs(word: string, { excludedAliments }: DietaryProfile): string {
  const named = excludedAliments.find(({ name, name_en }) =>
    [name, name_en].some((one) => one.split(',', 1)[0] === word),
  );
  return named?.id ?? word;
}
