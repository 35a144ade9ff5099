import type { AlimentDraft } from '../../contract/library.ts';
import type { Allergen, AllergenStrength } from '../../contract/taxonomy.ts';
import { isHeavierThanFood } from '../../rules/impossible-amounts.ts';
import type { CellFault, Composition } from './composition.ts';

/** A food of a source, with its values in 100 g. */
export interface ImportedFood extends Composition {
  /** Number of the food in the source, which stays the same in later editions. */
  ref: string;
  name_it: string;
  name_en: string;
  synonyms: string;
  brand: string;
  category: AlimentDraft['category'];
  form: AlimentDraft['form'];
  allergens: Partial<Record<Allergen, AllergenStrength>>;
  declares_allergens: boolean;
  /** Allergens as the source writes them that are none of the fourteen of the regulation. */
  other_allergens: string;
  suits: AlimentDraft['suits'];
  portions: AlimentDraft['portions'];
  barcode: string | null;
}

/** One food of a file: read, or rejected with the reason. `line` is the line in the file, or the number of the row or element. */
export type SourceRow = { line: number } & (
  | { food: ImportedFood; faults: CellFault[] }
  | { rejected: string; ref?: string; text?: string }
);

type Described = Pick<ImportedFood, 'ref'> & Partial<Omit<ImportedFood, keyof Composition | 'ref'>>;

/** The row of a food, or its rejection when it has no name or no number, or values that no food can have, or none at all. */
export function rowOf(
  line: number,
  described: Described,
  composition: Composition & { faults: CellFault[] },
): SourceRow {
  const { faults, ...values } = composition;
  const [name_it, name_en] = [lineOf(described.name_it, 200), lineOf(described.name_en, 200)];
  const ref = lineOf(described.ref, 100);
  if (ref === '') return { line, rejected: 'no number or code', text: name_it || name_en };
  if (name_it === '' && name_en === '') return { line, ref, rejected: 'no name' };
  if ([name_it, name_en].some((name) => name.includes('\uFFFD')))
    return { line, ref, rejected: 'letters in an unknown encoding' };
  if (!hasValues(values)) return { line, ref, rejected: 'no known value', text: name_it || name_en };
  if (isHeavierThanFood({ quantity: 100, ...values }))
    return { line, ref, rejected: heavierThanFood, text: name_it || name_en };
  const food: ImportedFood = {
    category: 'other',
    form: formOf(`${name_it} ${name_en}`),
    allergens: {},
    declares_allergens: false,
    suits: [],
    barcode: null,
    ...described,
    ...values,
    ref,
    name_it,
    name_en,
    synonyms: lineOf(described.synonyms, 500),
    brand: lineOf(described.brand, 120),
    other_allergens: lineOf(described.other_allergens, 500),
    portions: (described.portions ?? []).slice(0, 20).map(portionOf),
  };
  return { line, food, faults };
}

const heavierThanFood = 'protein, carbohydrates, lipids, fibre and alcohol are together more than 100 g in 100 g';

function portionOf(portion: AlimentDraft['portions'][number]): typeof portion {
  return { ...portion, label: lineOf(portion.label, 80), label_en: lineOf(portion.label_en, 80) };
}

/** The text without control characters, which PostgreSQL or a list cannot show, cut to a number of characters. */
function lineOf(text: string | undefined, max: number): string {
  if (!text) return '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
  const line = text.replaceAll(/[\s\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e]+/g, ' ').trim();
  const short =
    line.length > max
      ? line
          .slice(0, max)
          .replace(/[\ud800-\udbff]$/, '')
          .trim()
      : line;
  return short.toWellFormed();
}

function hasValues({ calories, protein_tot, carbs_tot, lipids_tot, micronutrients }: Composition): boolean {
  return (
    [calories, protein_tot, carbs_tot, lipids_tot].some((amount) => amount !== null) ||
    Object.keys(micronutrients).length > 0
  );
}

const cooked =
  /\b(cooked|boiled|roasted?|grilled|fried|baked|steamed|stewed|braised|poached|cott[oaie]|bollit[oaie]|lessat[oaie]|arrost[oi]|fritt[oaie]|grigliat[oaie])\b/i;

function formOf(names: string): ImportedFood['form'] {
  if (/\b(raw|uncooked|crud[oaie])\b/i.test(names)) return 'raw';
  return cooked.test(names) ? 'cooked' : 'as_sold';
}
