import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { v5 } from 'uuid';
import { micronutrientCodes } from '../contract.ts';
import { namedAllergenColumns, namedAllergensEdition } from '../rules/food-allergens.ts';
import type { BatchedUpdate } from '#shell/server/batched-update.ts';
import type { ServerArea } from '#shell/server/http/bind.ts';
import { findLoadedVersion, type LibraryAliment, replaceLibrary } from './store/catalogue.ts';
import { replaceNamedAllergens } from './store/named-allergens.ts';

const file = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../database/catalogues/aliments.csv');

/** UUID namespace of the ids of the library, so that a food has the same id in every installation. Must never change. */
export const libraryNamespace = '0d3f9a54-6a0e-4c39-9c2b-7d5a41f3b8e6';

/** Part of the stored version. Incremented when the conversion of a line changes, so that all installations load the file again. */
const edition = '1';

/** Reads the names of all foods again when the rules of foods without declared allergens have changed. */
export const namedAllergensUpdate: BatchedUpdate = {
  name: 'named allergens',
  edition: namedAllergensEdition,
  updateBatch: (connection, position) => replaceNamedAllergens(connection, position, namedAllergenColumns),
};

/** Loads the foods of the library when their file differs from the last loaded one; returns whether they were loaded. */
export const loadAliments: NonNullable<ServerArea['catalogue']> = async (pool) => {
  const text = await fs.readFile(file);
  const version = createHash('sha256').update(edition).update(text).digest('base64url');
  if ((await findLoadedVersion(pool)) === version) return false;
  const { parse } = await import('csv-parse/sync');
  const lines = parse<Record<string, string>>(text, { columns: true });
  await replaceLibrary(pool, version, lines.map(alimentOf));
  return true;
};

function alimentOf(line: Record<string, string>): LibraryAliment {
  const field = (name: string) => line[name] ?? '';
  return {
    id: v5(field('code'), libraryNamespace),
    source: field('source'),
    source_ref: field('ref'),
    name_it: field('name_it'),
    name_en: field('name_en'),
    ...namedAllergenColumns({ name_it: field('name_it'), name_en: field('name_en') }),
    synonyms: [field('synonyms_it'), field('synonyms_en')].filter(Boolean).join(';').replaceAll(';', ', '),
    category: field('category'),
    form: field('form'),
    rank: Number(field('rank')),
    calories: amountOf(field('calories')),
    protein_tot: amountOf(field('protein')),
    carbs_tot: amountOf(field('carbs')),
    lipids_tot: amountOf(field('lipids')),
    micronutrients: Object.fromEntries(
      micronutrientCodes.flatMap((code) => {
        const amount = amountOf(field(code));
        return amount === null ? [] : [[code, amount]];
      }),
    ),
    states: statesOf(line),
    allergens: keyed(line, { suspected: 'suspected', may_contain: 'may_contain', contains: 'contains' }),
    suits: listOf(field('suits')),
    portions: listOf(field('portions')).map(portionOf),
    cooking: listOf(field('cooking')).map((entry) => {
      const [method = '', factor] = entry.split(':');
      return { method, factor: Number(factor) };
    }),
  };
}

/** An empty field is a value that was not measured. */
function amountOf(text: string): number | null {
  return text === '' ? null : Number(text);
}

/** The codes of the lists in some columns, with the value of their column; the last column wins. */
function keyed(line: Record<string, string>, columns: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([column, value]) => listOf(line[column] ?? '').map((code) => [code, value])),
  );
}

/** Macros by their column in the file. */
const macroColumns: Record<string, string> = { protein: 'protein_tot', carbs: 'carbs_tot', lipids: 'lipids_tot' };

/** The column `trace` lists traces, whose amount is 0, and values below a limit, whose amount is half of the limit. */
function statesOf(line: Record<string, string>): Record<string, string> {
  const below = listOf(line['trace'] ?? '').map(
    (code) => [code, Number(line[code]) > 0 ? 'below_limit' : 'trace'] as const,
  );
  const states = {
    ...keyed(line, { calculated: 'calculated', assumed_zero: 'assumed_zero' }),
    ...Object.fromEntries(below),
  };
  return Object.fromEntries(Object.entries(states).map(([code, state]) => [macroColumns[code] ?? code, state]));
}

function portionOf(entry: string) {
  const [label = '', label_en = '', grams, , isDefault] = entry.split('|');
  return { label, label_en, grams: Number(grams), isDefault: isDefault === '1' };
}

function listOf(text: string): string[] {
  return text.split(';').filter(Boolean);
}
