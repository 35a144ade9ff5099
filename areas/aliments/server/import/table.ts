import { wordsOf } from '#shell/common/normalize-text.ts';
import { allergensOf } from './allergen-tags.ts';
import { barcodeOf, gtinOf } from './barcodes.ts';
import { categoryOf } from './categories.ts';
import { type Attribute, type Column, columnsOf } from './columns.ts';
import { compositionOf, type SourceValue } from './composition.ts';
import { rowOf, type SourceRow } from './food.ts';
import { FoodFileError } from './text-file.ts';
import { parseValue } from './values.ts';

/** A cell: text, or a number of a spreadsheet. */
export type Cell = string | number;

/** The rows of a table that follow the header, with the columns that were recognised. */
export interface FoodTable {
  columns: Column[];
  /** Texts above the header. */
  title: string;
  /** Number of the header row, from 1. */
  headerRow: number;
}

const maxTitleRows = 10;

/** The header is the row with the most recognised columns among the first ones; it has a name and a nutrient. */
export function findHeader(rows: readonly (readonly Cell[])[]): FoodTable | undefined {
  const tables = rows
    .slice(0, maxTitleRows)
    .map((row, index) => ({ columns: columnsOf(row.map(String)), headerRow: index + 1 }));
  const count = ({ columns }: { columns: Column[] }) => columns.filter(({ kind }) => kind !== 'unknown').length;
  const best = tables.toSorted((one, other) => count(other) - count(one))[0];
  if (!best) return;
  const has = (test: (column: Column) => boolean) => best.columns.some(test);
  const isNamed = has((column) => column.kind === 'attribute' && /^name_/.test(column.attribute));
  if (!isNamed || !has(({ kind }) => kind === 'nutrient')) return;
  const title = rows
    .slice(0, best.headerRow - 1)
    .flat()
    .join(' ');
  return { ...best, title };
}

export function getHeader(rows: readonly (readonly Cell[])[], file: string): FoodTable {
  const header = findHeader(rows);
  if (header) return header;
  const [first = []] = rows;
  throw new FoodFileError(
    `${file}: no row names the columns. It needs at least a name (nome, name) and a nutrient (kcal, proteine, carboidrati, grassi, ...); ` +
      `the first row is: ${first.slice(0, 12).join(' | ')}`,
  );
}

/** The food of a row. Without a code its barcode, or else its name, is what the next import of the table finds it by. */
export function tableRow(line: number, cells: readonly Cell[], { columns }: FoodTable): SourceRow {
  if (cells.every((cell) => String(cell).trim() === '')) return { line, rejected: 'an empty row' };
  const texts = (attribute: Attribute) =>
    columns.flatMap((column, index) =>
      column.kind === 'attribute' && column.attribute === attribute ? [String(cells[index] ?? '').trim()] : [],
    );
  const text = (attribute: Attribute) => texts(attribute).find((cell) => cell !== '') ?? '';
  const basis = text('basis') || unknownTexts(columns, cells).find((cell) => per100ml.test(cell)) || '';
  const grams = basisGrams({ quantity: text('quantity'), basis, density: text('density') });
  const [name_it, name_en] = [text('name_it'), text('name_en')];
  const barcode = barcodeOf(text('barcode'));
  const ref = text('ref') || (barcode && gtinOf(barcode)) || wordsOf(name_it || name_en).join(' ');
  if (typeof grams === 'string') return { line, ref, rejected: grams, text: name_it || name_en };
  const [contains, traces] = [listOf(text('contains')), listOf(text('traces'))];
  const composition = compositionOf(valuesOf(columns, cells), grams);
  const isWrongBarcode = barcode !== null && gtinOf(barcode) === null;
  if (isWrongBarcode) composition.faults.push({ field: 'barcode', value: barcode, reason: 'wrong check digit; kept' });
  return rowOf(
    line,
    {
      ref,
      name_it,
      name_en,
      brand: text('brand'),
      barcode,
      synonyms: text('synonyms').replaceAll(';', ', '),
      category: categoryOf(...texts('category').toReversed(), name_en, name_it),
      ...allergensOf(contains, traces),
      declares_allergens: contains.length > 0,
      portions: portionsOf(text('portion_label'), text('portion_grams')),
    },
    composition,
  );
}

function valuesOf(columns: readonly Column[], cells: readonly Cell[]): SourceValue[] {
  return columns.flatMap((column, index) =>
    column.kind === 'nutrient' ? [{ nutrient: column.nutrient, unit: column.unit, value: cells[index] ?? '' }] : [],
  );
}

/** `pro 100 ml`, in any language. */
const per100ml = /\b100\s*ml\b/i;

function unknownTexts(columns: readonly Column[], cells: readonly Cell[]): string[] {
  return columns.flatMap(({ kind }, index) => (kind === 'unknown' ? [String(cells[index] ?? '')] : []));
}

/** Grams that the values of a row refer to, or the reason why they are not known. */
function basisGrams({ quantity, basis, density }: Record<'quantity' | 'basis' | 'density', string>): number | string {
  const stated = parseValue(quantity);
  if (stated.kind === 'invalid' || (stated.kind === 'amount' && (stated.amount < 0.1 || stated.amount > 10_000)))
    return 'the quantity that the values refer to is not between 0.1 and 10,000 g';
  if (stated.kind === 'amount') return stated.amount;
  if (!per100ml.test(basis)) return 100;
  const gramsPerMl = parseValue(density);
  return gramsPerMl.kind === 'amount' && gramsPerMl.amount > 0.1
    ? gramsPerMl.amount * 100
    : 'values of 100 ml without a density';
}

function portionsOf(
  label: string,
  grams: string,
): { label: string; label_en: string; grams: number; isDefault: boolean }[] {
  const size = parseValue(grams);
  if (size.kind !== 'amount' || size.amount < 0.1 || size.amount > 10_000) return [];
  return [{ label: label || 'Porzione', label_en: label ? '' : 'Serving', grams: size.amount, isDefault: true }];
}

function listOf(text: string): string[] {
  return text.split(/[,;/|]/).flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()]));
}
