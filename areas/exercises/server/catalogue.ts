import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { v5 } from 'uuid';
import { rarityOf } from '../rules/rarity.ts';
import { staples } from '../rules/staples.ts';
import type { Category } from '../rules/taxonomy.ts';
import type { ServerArea } from '#shell/server/http/bind.ts';
import { findLoadedVersion, type LibraryExercise, replaceLibrary } from './store/catalogue.ts';

const file = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../database/catalogues/exercises.csv');

/**
 * UUID namespace of the ids of the library, so that an exercise has the same id in every installation. Must never
 * change.
 */
const namespace = '6f0d7a52-3c1e-4b5a-9d54-1f2b8e7c9a10';

/**
 * Part of the stored version. Incremented when the conversion of a line of the file changes, so that all installations
 * load the file again.
 */
const edition = '4';

/** Loads the exercise library when its file differs from the last loaded one; returns whether it was loaded. */
export const loadExercises: NonNullable<ServerArea['catalogue']> = async (pool) => {
  const text = await fs.readFile(file);
  const version = createHash('sha256').update(edition).update(text).digest('base64url');
  if ((await findLoadedVersion(pool)) === version) return false;
  const { parse } = await import('csv-parse/sync');
  const lines = parse<Record<string, string>>(text, { columns: true });
  await replaceLibrary(pool, version, lines.map(exerciseOf));
  return true;
};

function exerciseOf(line: Record<string, string>): LibraryExercise {
  const { code = '', name_it = '', name_en = '' } = line;
  const category = line['category'] as Category;
  const equipment = listOf(line['equipment']);
  const level = line['level'] || null;
  return {
    id: v5(code, namespace),
    code,
    name_it,
    name_en,
    aliases: listOf(line['aliases']),
    primary_muscles: listOf(line['primary_muscles']),
    secondary_muscles: listOf(line['secondary_muscles']),
    equipment,
    category,
    level,
    mechanic: line['mechanic'] || null,
    force: line['force'] || null,
    rarity: staples.get(code) ?? rarityOf({ category, equipment, level }),
  };
}

function listOf(text = ''): string[] {
  return text.split(';').filter(Boolean);
}
