import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { CellFault } from '../composition.ts';
import type { ImportedFood } from '../food.ts';
import { openFoodFile } from '../open-food-file.ts';

/** Writes files into a new folder, which is deleted after the test, and returns its path. */
export function writeSample(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'forma-sample-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

export interface ReadFoods {
  foods: ImportedFood[];
  rejected: { line: number; reason: string }[];
  faults: (CellFault & { ref: string })[];
}

/** All foods of a file or folder, as an import reads them. */
export async function readFoods(file: string): Promise<ReadFoods> {
  const opened = await openFoodFile(file);
  const read: ReadFoods = { foods: [], rejected: [], faults: [] };
  try {
    for await (const rows of opened.rows(() => {}))
      for (const row of rows)
        if ('rejected' in row) read.rejected.push({ line: row.line, reason: row.rejected });
        else {
          read.foods.push(row.food);
          read.faults.push(...row.faults.map((fault) => ({ ...fault, ref: row.food.ref })));
        }
  } finally {
    opened.close();
  }
  return read;
}

/** Reads one file with this name and content. */
export function readSample(name: string, content: string | Uint8Array): Promise<ReadFoods> {
  return readFoods(path.join(writeSample({ [name]: content }), name));
}
