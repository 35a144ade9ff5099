import type { MicronutrientCode } from '../../contract.ts';
import { allergensOf } from './allergen-tags.ts';
import { barcodeOf, gtinOf } from './barcodes.ts';
import { categoryOf } from './categories.ts';
import { compositionOf, type SourceNutrient, type SourceValue } from './composition.ts';
import { rowOf, type SourceRow } from './food.ts';
import { readLines, type OnBytes } from './text-file.ts';
import { parseValue, type StatedUnit, unitOf } from './values.ts';

type Fields = Record<string, unknown>;

/** A product of the export as JSON lines, or of the CSV export by the names of its columns. */
export type Product = Fields;

export async function* readProducts(file: string, onBytes: OnBytes): AsyncGenerator<SourceRow[]> {
  for await (const lines of readLines(file, onBytes))
    yield lines.flatMap(({ number, text }) =>
      text.trim() === '' && number > 0 ? emptyLine(number, text) : [productLine(number, text)],
    );
}

function emptyLine(line: number, text: string): SourceRow[] {
  return text === '' ? [] : [{ line, rejected: 'an empty line' }];
}

function productLine(line: number, text: string): SourceRow {
  let product: unknown;
  try {
    product = JSON.parse(text);
  } catch {
    return { line, rejected: 'not a complete JSON object', text };
  }
  if (typeof product !== 'object' || product === null || Array.isArray(product))
    return { line, rejected: 'not a JSON object', text };
  return productRow(line, product as Product);
}

export function productRow(line: number, product: Product): SourceRow {
  const code = textOf(product['code'] ?? product['_id']).trim();
  const isItalian = textOf(product['lang'] ?? product['lc']) === 'it';
  const mainName = textOf(product['product_name']);
  const contains = tagsOf(product['allergens_tags'] ?? product['allergens']);
  const servingGrams = gramsOfServing(product);
  const grams = servingGrams !== null && servingGrams >= 0.1 && servingGrams <= 10_000 ? servingGrams : null;
  const name_it = textOf(product['product_name_it']) || (isItalian ? mainName : '');
  return rowOf(
    line,
    {
      ref: gtinOf(code) ?? code,
      name_it,
      name_en: textOf(product['product_name_en']) || (name_it === '' ? mainName : ''),
      brand: brandOf(product),
      category: categoryOf(...tagsOf(product['categories_tags']).toReversed(), textOf(product['pnns_groups_2'])),
      ...allergensOf(contains, tagsOf(product['traces_tags'] ?? product['traces'])),
      declares_allergens: contains.length > 0,
      suits: dietsOf(tagsOf(product['ingredients_analysis_tags']), tagsOf(product['labels_tags'])),
      portions: grams === null ? [] : [{ label: 'Porzione', label_en: 'Serving', grams, isDefault: true }],
      barcode: barcodeOf(code),
    },
    compositionOf(valuesOf(product, servingGrams)),
  );
}

/** Foods without a brand are searched before products, so a product always has one. */
function brandOf(product: Product): string {
  const [brand = ''] = textOf(product['brands']).split(',');
  return brand.trim() || textOf(product['brand_owner']).trim() || 'Open Food Facts';
}

function dietsOf(analysis: string[], labels: string[]): ('vegan' | 'vegetarian' | 'gluten_free' | 'lactose_free')[] {
  const has = (tag: string) => analysis.includes(tag) || labels.includes(tag);
  return [
    ...(has('en:vegan') ? (['vegan'] as const) : []),
    ...(has('en:vegetarian') || has('en:vegan') ? (['vegetarian'] as const) : []),
    ...(has('en:no-gluten') ? (['gluten_free'] as const) : []),
    ...(has('en:no-lactose') ? (['lactose_free'] as const) : []),
  ];
}

/** Nutrients by the name of their fields; amounts are in grams, energies in the unit of their field. */
const fields: readonly (readonly [SourceNutrient, string, StatedUnit?])[] = [
  ['kcal', 'energy-kcal', 'kcal'],
  ['kJ', 'energy-kj', 'kJ'],
  ['kJ', 'energy', 'kJ'],
  ['protein_tot', 'proteins'],
  ['carbs_tot', 'carbohydrates'],
  ['carbs_with_fiber', 'carbohydrates-total'],
  ['lipids_tot', 'fat'],
  ...(
    [
      ['fiber', 'fiber'],
      ['sugars', 'sugars'],
      ['starch', 'starch'],
      ['glucose', 'glucose'],
      ['fructose', 'fructose'],
      ['sucrose', 'sucrose'],
      ['lactose', 'lactose'],
      ['maltose', 'maltose'],
      ['galactose', 'galactose'],
      ['polyols', 'polyols'],
      ['fat_saturated', 'saturated-fat'],
      ['fat_monounsaturated', 'monounsaturated-fat'],
      ['fat_polyunsaturated', 'polyunsaturated-fat'],
      ['omega3', 'omega-3-fat'],
      ['omega6', 'omega-6-fat'],
      ['fa_ala', 'alpha-linolenic-acid'],
      ['fa_epa', 'eicosapentaenoic-acid'],
      ['fa_dha', 'docosahexaenoic-acid'],
      ['fat_trans', 'trans-fat'],
      ['cholesterol', 'cholesterol'],
      ['salt', 'salt'],
      ['sodium', 'sodium'],
      ['calcium', 'calcium'],
      ['iron', 'iron'],
      ['magnesium', 'magnesium'],
      ['phosphorus', 'phosphorus'],
      ['potassium', 'potassium'],
      ['zinc', 'zinc'],
      ['copper', 'copper'],
      ['manganese', 'manganese'],
      ['selenium', 'selenium'],
      ['fluoride', 'fluoride'],
      ['iodine', 'iodine'],
      ['chloride', 'chloride'],
      ['vitamin_a', 'vitamin-a'],
      ['beta_carotene', 'beta-carotene'],
      ['vitamin_d', 'vitamin-d'],
      ['vitamin_e', 'vitamin-e'],
      ['vitamin_k', 'vitamin-k'],
      ['vitamin_c', 'vitamin-c'],
      ['thiamin', 'vitamin-b1'],
      ['riboflavin', 'vitamin-b2'],
      ['niacin', 'vitamin-pp'],
      ['vitamin_b6', 'vitamin-b6'],
      ['folate', 'vitamin-b9'],
      ['folate', 'folates'],
      ['vitamin_b12', 'vitamin-b12'],
      ['pantothenic_acid', 'pantothenic-acid'],
      ['choline', 'choline'],
      ['caffeine', 'caffeine'],
      ['water', 'water'],
    ] satisfies [MicronutrientCode, string][]
  ).map(([nutrient, name]) => [nutrient, name] as const),
];

/** Grams of alcohol in 100 ml of one percent by volume. */
const gramsPerPercentOfAlcohol = 0.789;

/**
 * Only fields of 100 g and of a serving of known grams are read: a field without a suffix refers to what the label was typed for,
 * which may be a serving. A zero in 100 g that was computed from a rounded serving is not trusted.
 */
function* valuesOf(product: Product, servingGrams: number | null): Generator<SourceValue> {
  const aggregated = aggregatedNutrients(product);
  const nutriments = fieldsOf(product['nutriments'] ?? product);
  const isPerServing = product['nutrition_data_per'] === 'serving';
  const isTinyServing = isPerServing && (servingGrams ?? Number.POSITIVE_INFINITY) < 1;
  for (const [nutrient, name, unit = 'g'] of fields) {
    const nested = fieldsOf(aggregated?.[name]);
    if (isCell(nested['value']))
      yield { nutrient, value: nested['value'], unit: unitOf(textOf(nested['unit'])) ?? unit };
    const in100g = nutriments[`${name}_100g`];
    const inServing = nutriments[`${name}_serving`];
    const isZero = isCell(in100g) && Number(in100g) === 0;
    if (isCell(in100g) && !(isZero && (isTinyServing || Number(inServing) > 0)))
      yield { nutrient, value: in100g, unit };
    const serving = isCell(inServing) ? parseValue(inServing) : undefined;
    if (serving?.kind !== 'amount' || !servingGrams || (isTinyServing && serving.amount === 0)) continue;
    yield { nutrient, value: (serving.amount * 100) / servingGrams, unit, state: 'calculated' };
  }
  const percent = Number(nutriments['alcohol_100g']);
  if (percent > 0) yield { nutrient: 'alcohol', value: percent * gramsPerPercentOfAlcohol, state: 'calculated' };
}

/** Nutrients of the newer format, when they refer to 100 g of the food as it is sold. */
function aggregatedNutrients(product: Product): Fields | undefined {
  const set = fieldsOf(fieldsOf(product['nutrition'])['aggregated_set']);
  const isAsSold = set['preparation'] === undefined || set['preparation'] === 'as_sold';
  return set['per'] === '100g' && isAsSold ? fieldsOf(set['nutrients']) : undefined;
}

/** Grams of a serving; null when they are not stated or in millilitres. */
function gramsOfServing(product: Product): number | null {
  const quantity = product['serving_quantity'];
  const unit =
    textOf(product['serving_quantity_unit']) || /[\d,.]+\s*([a-z]+)/i.exec(textOf(product['serving_size']))?.[1] || 'g';
  const value = isCell(quantity) ? parseValue(quantity) : undefined;
  return value?.kind === 'amount' && value.amount > 0 && unit.toLowerCase() === 'g' ? value.amount : null;
}

function isCell(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A list, or a text with commas as in the CSV export. */
function tagsOf(value: unknown): string[] {
  const tags = Array.isArray(value) ? value : textOf(value).split(',');
  return tags.filter((tag): tag is string => typeof tag === 'string' && tag.trim() !== '');
}
