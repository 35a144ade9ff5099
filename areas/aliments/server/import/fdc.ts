import { isHouseholdMeasure } from '../../rules/household-measures.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MicronutrientCode } from '../../contract.ts';
import { barcodeOf, gtinOf } from './barcodes.ts';
import { categoryOf } from './categories.ts';
import { compositionOf, type SourceNutrient, type SourceValue } from './composition.ts';
import { readDelimited } from './delimited.ts';
import { rowOf, type SourceRow } from './food.ts';
import { usdaNumbers } from './usda-numbers.ts';
import { partitioned, type PartitionedTable, type TableRow } from './partitions.ts';
import { FoodFileError, type OnBytes } from './text-file.ts';
import { parseValue, unitOf } from './values.ts';

/** Kinds of foods that are imported; the others are samples and market acquisitions of these. */
const kinds = ['sr_legacy_food', 'foundation_food', 'survey_fndds_food', 'branded_food'] as const;
type Kind = (typeof kinds)[number];

interface Lookups {
  nutrientOf: Map<string, { nutrient: SourceNutrient; unit: string; rank: number }>;
  derivations: Map<string, string>;
  categories: Map<string, string>;
  units: Map<string, string>;
}

/**
 * The foods of a folder with the CSV files of FoodData Central. The files are larger than the memory and not sorted by food, so their
 * rows are divided by food into parts that are joined one after the other.
 */
export async function* readFdcFoods(folder: string, onBytes: OnBytes): AsyncGenerator<SourceRow[]> {
  for (const name of ['food.csv', 'food_nutrient.csv', 'nutrient.csv'])
    if (!existsSync(path.join(folder, name))) throw new FoodFileError(`${folder} has no ${name}`);
  const lookups = await readLookups(folder);
  for await (const { part, rejected } of partitioned({ folder, tables, key: 'fdc_id', onBytes }))
    yield [...rejected, ...rowsOfPart(part, lookups)];
}

const tables = {
  food: ['data_type', 'description', 'food_category_id'],
  food_nutrient: ['nutrient_id', 'amount', 'derivation_id'],
  food_portion: ['amount', 'measure_unit_id', 'portion_description', 'modifier', 'gram_weight'],
  branded_food: [
    'brand_owner',
    'brand_name',
    'gtin_upc',
    'serving_size',
    'serving_size_unit',
    'household_serving_fulltext',
    'branded_food_category',
  ],
  sr_legacy_food: ['NDB_number'],
  foundation_food: ['NDB_number'],
  survey_fndds_food: ['food_code', 'wweia_category_code'],
};

async function readLookups(folder: string): Promise<Lookups> {
  const table = (name: string) => readSmallTable(path.join(folder, `${name}.csv`));
  const named = async (name: string, column: string) =>
    new Map((await table(name)).map((row) => [row['id'] ?? '', row[column] ?? '']));
  const nutrientRows = await table('nutrient');
  return {
    nutrientOf: new Map(
      nutrientRows.flatMap(({ id = '', nutrient_nbr = '', unit_name = '' }) => {
        const rank = sourceNumbers.findIndex(([, number]) => number === String(Number(nutrient_nbr)));
        const nutrient = sourceNumbers[rank]?.[0];
        return nutrient ? [[id, { nutrient, unit: unit_name, rank }] as const] : [];
      }),
    ),
    derivations: await named('food_nutrient_derivation', 'code'),
    categories: new Map([
      ...(await named('food_category', 'description')),
      ...(await named('wweia_food_category', 'description')),
    ]),
    units: await named('measure_unit', 'name'),
  };
}

async function readSmallTable(file: string): Promise<TableRow[]> {
  if (!existsSync(file)) return [];
  const rows: TableRow[] = [];
  let header: string[] | undefined;
  for await (const records of readDelimited(file, { delimiter: ',', hasQuotes: true }))
    for (const record of records) {
      if (!('cells' in record)) continue;
      if (header) rows.push(Object.fromEntries(header.map((name, index) => [name, record.cells[index] ?? ''])));
      else header = record.cells;
    }
  return rows;
}

/**
 * Nutrient numbers of the USDA in the order of preference. Energy: as published, else by Atwater's specific, then general factors,
 * else in kJ. Carbohydrate is by difference, else by summation. Fibre has an older and a newer method.
 */
const sourceNumbers: readonly (readonly [SourceNutrient, string])[] = [
  ['kcal', '208'],
  ['kcal', '958'],
  ['kcal', '957'],
  ['kJ', '268'],
  ['protein_tot', '203'],
  ['lipids_tot', '204'],
  ['lipids_tot', '298'],
  ['carbs_with_fiber', '205'],
  ['carbs_with_fiber', '205.2'],
  ...(Object.entries(usdaNumbers) as [MicronutrientCode, string][]),
  ['fiber', '293'],
  ['sugars', '269.3'],
  ['vitamin_d', '324'],
];

function* rowsOfPart(part: ReadonlyMap<string, PartitionedTable>, lookups: Lookups): Generator<SourceRow> {
  const rowsOf = (table: string, id: string) => part.get(table)?.get(id) ?? [];
  for (const [id, foods] of part.get('food') ?? [])
    for (const { line, row: food } of foods) {
      const kind = kinds.find((one) => one === food['data_type']);
      if (!kind) continue;
      const attributes = { ...rowsOf(kind, id)[0]?.row };
      yield rowOfFood({
        line,
        id,
        food,
        kind,
        attributes,
        lookups,
        values: rowsOf('food_nutrient', id),
        portions: rowsOf('food_portion', id),
      });
    }
}

interface FdcFood {
  line: number;
  id: string;
  food: TableRow;
  kind: Kind;
  attributes: TableRow;
  lookups: Lookups;
  values: readonly { row: TableRow }[];
  portions: readonly { row: TableRow }[];
}

function rowOfFood({ line, id, food, kind, attributes, lookups, values, portions }: FdcFood): SourceRow {
  const barcode = attributes['gtin_upc'] ?? '';
  const brand = attributes['brand_name'] || attributes['brand_owner'];
  const group = attributes['branded_food_category'] || lookups.categories.get(food['food_category_id'] ?? '') || '';
  return rowOf(
    line,
    {
      ref: refOf(kind, id, attributes),
      name_en: food['description'] ?? '',
      brand: kind === 'branded_food' ? brand || 'USDA' : '',
      category: categoryOf(group, lookups.categories.get(attributes['wweia_category_code'] ?? '') ?? ''),
      barcode: barcodeOf(barcode),
      portions: kind === 'branded_food' ? servingOf(attributes) : portionsOf(portions, lookups.units),
    },
    compositionOf(valuesOf(values, lookups)),
  );
}

/** A number that stays the same in later releases, which give most foods a new `fdc_id`. */
function refOf(kind: Kind, id: string, attributes: TableRow): string {
  if (kind === 'sr_legacy_food' && attributes['NDB_number']) return attributes['NDB_number'].padStart(5, '0');
  if (kind === 'foundation_food' && attributes['NDB_number']) return `foundation-${attributes['NDB_number']}`;
  if (kind === 'survey_fndds_food' && attributes['food_code']) return `fndds-${attributes['food_code']}`;
  const gtin = gtinOf(attributes['gtin_upc'] ?? '');
  return kind === 'branded_food' && gtin ? `gtin-${gtin}` : `fdc-${id}`;
}

/** Codes of derivations: Z is an assumed zero; these letters begin the codes of calculated and imputed values. */
const calculatedCode = /^([BCDFORT]|N[CR])/;

function valuesOf(rows: readonly { row: TableRow }[], { nutrientOf, derivations }: Lookups): SourceValue[] {
  return rows
    .flatMap(({ row }) => {
      const known = nutrientOf.get(row['nutrient_id'] ?? '');
      return known ? [{ row, ...known }] : [];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ row, nutrient, unit }) => {
      const code = derivations.get(row['derivation_id'] ?? '') ?? '';
      const state = code === 'Z' ? 'assumed_zero' : calculatedCode.test(code) ? 'calculated' : undefined;
      return { nutrient, value: row['amount'] ?? '', unit: unitOf(unit), state };
    });
}

const undeterminedUnit = '9999';

/** Grams are those of `amount` units. */
function portionsOf(rows: readonly { row: TableRow }[], units: Map<string, string>) {
  const portions = rows.flatMap(({ row }) => {
    const amount = Number(row['amount'] || 1) || 1;
    const grams = Math.round((Number(row['gram_weight']) / amount) * 100) / 100;
    const label = portionLabel(row, units);
    return label && grams >= 0.1 && grams <= 10_000 ? [{ label: '', label_en: label, grams, isDefault: false }] : [];
  });
  return portions.map((portion, index) => ({ ...portion, isDefault: index === 0 }));
}

/** The words of an undetermined unit are in the description, or in the modifier, which is a number in some tables. */
function portionLabel(row: TableRow, units: Map<string, string>): string | null {
  const description = row['portion_description']?.trim() ?? '';
  const modifier = row['modifier']?.trim().replace(/^\d+$/, '') ?? '';
  const isDetermined = row['measure_unit_id'] !== undeterminedUnit;
  const unit = isDetermined ? (units.get(row['measure_unit_id'] ?? '') ?? '') : '';
  const label = isDetermined ? `${unit} ${modifier}`.trim() : description || modifier;
  if (label === '' || /^quantity not specified$/i.test(label)) return null;
  return /^\d/.test(label) ? label : `1 ${label}`;
}

function servingOf(attributes: TableRow) {
  const size = parseValue(attributes['serving_size'] ?? '');
  const isGrams = /^(g|grm|gm)$/i.test(attributes['serving_size_unit'] ?? '');
  if (size.kind !== 'amount' || !isGrams || size.amount < 0.1 || size.amount > 10_000) return [];
  const named = attributes['household_serving_fulltext']?.trim() ?? '';
  const label_en = isHouseholdMeasure({ label: '', label_en: named }) ? named : 'Serving';
  return [{ label: label_en === 'Serving' ? 'Porzione' : '', label_en, grams: size.amount, isDefault: true }];
}
