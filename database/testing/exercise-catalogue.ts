import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { rarityOf } from '#areas/exercises/rules/rarity.ts';
import { staples } from '#areas/exercises/rules/staples.ts';
import type { Category, Equipment } from '#areas/exercises/rules/taxonomy.ts';

export interface CatalogueLine {
  code: string;
  name_en: string;
  name_it: string;
  aliases: string[];
  primaryMuscles: string[];
  secondaryMuscles: string[];
  equipment: Equipment[];
  mechanic: string;
  force: string;
  level: string;
  category: Category;
  rarity: number;
}

/** The lines of the library's catalogue, the least rare first. */
export function readCatalogue(): CatalogueLine[] {
  const file = path.join(import.meta.dirname, '../catalogues/exercises.csv');
  const lines = parse<Record<string, string>>(fs.readFileSync(file), { columns: true }).map(lineOf);
  return lines.toSorted((one, other) => one.rarity - other.rarity || one.name_en.length - other.name_en.length);
}

/** Names of exercises as Italian coaches write them, each with the code of its exercise in the library. */
export function readItalianGymNames(): { name: string; code: string }[] {
  const file = path.join(import.meta.dirname, '../../areas/exercises/rules/testing/italian-gym-names.csv');
  return parse<{ name: string; code: string }>(fs.readFileSync(file), { columns: true });
}

function lineOf(line: Record<string, string>): CatalogueLine {
  const { code = '', name_en = '', name_it = '', mechanic = '', force = '', level = '' } = line;
  const category = line['category'] as Category;
  const equipment = listOf(line['equipment']) as Equipment[];
  const rarity = staples.get(code) ?? rarityOf({ category, equipment, level: level || null });
  const primaryMuscles = listOf(line['primary_muscles']);
  const secondaryMuscles = listOf(line['secondary_muscles']);
  const aliases = listOf(line['aliases']);
  return {
    code,
    name_en,
    name_it,
    aliases,
    primaryMuscles,
    secondaryMuscles,
    equipment,
    mechanic,
    force,
    level,
    category,
    rarity,
  };
}

function listOf(text = ''): string[] {
  return text.split(';').filter(Boolean);
}
