import {
  type Connection,
  findProgress,
  type ImportProgress,
  type ImportTarget,
  refreshSearch,
  saveProgress,
} from '../store/imports.ts';
import type { ImportedFood, SourceRow } from './food.ts';
import type { Reject, RejectFile } from './rejects.ts';
import { storeFoods } from './store-foods.ts';
import { FoodFileError } from './text-file.ts';
import { inTransaction } from '#shell/server/database/owner-transaction.ts';

export interface ImportSummary {
  read: number;
  added: number;
  updated: number;
  /** Foods that were not stored. */
  rejected: number;
  /** Cells that were left out or converted. */
  cells: number;
  /** How often each allergen that is none of the fourteen of the regulation occurs. */
  otherAllergens: Map<string, number>;
  /** Foods that an interrupted import of the same file had done. */
  continuedAt: number;
}

export interface ImportInput {
  target: ImportTarget;
  /** The foods in the order of the file, which is always the same, so that an interrupted import continues by their number. */
  rows(): AsyncIterable<readonly SourceRow[]>;
  openRejects(continued: { isContinued: boolean }): RejectFile;
  /** Called after each batch. */
  onProgress?(summary: ImportSummary): void;
}

interface Batch {
  foods: ImportedFood[];
  /** Lines of the foods by their number in the source. */
  lines: Map<string, number>;
  rejects: Reject[];
}

const batchSize = 1000;

/**
 * Stores the foods of a file in batches; the next batch is read while one is stored. Each batch is one transaction with its progress,
 * so an import that was killed continues where it was, and the same file twice stores each food once. The foods before a damaged part
 * of a file are stored.
 */
export async function importFoods(connection: Connection, input: ImportInput): Promise<ImportSummary> {
  const progress = await findProgress(connection, input.target.fingerprint);
  const run = newRun(connection, input, progress);
  let number = 0;
  try {
    for await (const rows of input.rows())
      for (const row of rows) {
        number += 1;
        if (number <= run.summary.continuedAt) continue;
        run.add(row);
        if (run.isFull()) await run.flush();
      }
    await run.flush();
    await run.finish({ isComplete: true });
  } catch (error) {
    if (!(error instanceof FoodFileError)) throw error;
    await run.flush();
    await run.finish({ isComplete: false });
    throw error;
  } finally {
    await run.close();
  }
  return run.summary;
}

function newRun(
  connection: Connection,
  { target, openRejects, onProgress }: ImportInput,
  progress: ImportProgress | undefined,
) {
  const continuedAt = progress?.foods_read ?? 0;
  const summary: ImportSummary = {
    read: continuedAt,
    added: 0,
    updated: 0,
    rejected: progress?.rejected ?? 0,
    cells: 0,
    otherAllergens: new Map(),
    continuedAt,
  };
  const rejects = openRejects({ isContinued: continuedAt > 0 });
  const storedBefore = progress?.foods_stored ?? 0;
  let batch = newBatch();
  let running: Promise<void> = Promise.resolve();
  const save = (isFinished: boolean) =>
    saveProgress(connection, target, {
      foods_read: summary.read,
      foods_stored: storedBefore + summary.added + summary.updated,
      rejected: summary.rejected,
      isFinished,
    });
  const store = async (full: Batch) => {
    await inTransaction(connection, async () => {
      const stored = await storeFoods(connection, target, full.foods);
      for (const [ref, reason] of stored.refused)
        full.rejects.push({ line: full.lines.get(ref) ?? 0, ref, field: '', value: '', reason });
      summary.read += full.foods.length + full.rejects.filter(({ field }) => field === '').length - stored.refused.size;
      summary.added += stored.added;
      summary.updated += stored.updated;
      summary.rejected += full.rejects.filter(({ field }) => field === '').length;
      summary.cells += full.rejects.filter(({ field }) => field !== '').length;
      await rejects.write(full.rejects);
      await save(false);
    });
    onProgress?.(summary);
  };
  return {
    summary,
    add: (row: SourceRow) => addRow(batch, summary.otherAllergens, row),
    isFull: () => batch.foods.length >= batchSize || batch.rejects.length >= batchSize * 5,
    /** Waits for the batch before, so that one is stored and one is read at a time. */
    flush: async () => {
      const full = batch;
      batch = newBatch();
      await running;
      running = store(full);
      // The error is thrown by the next flush or by the end of the import.
      running.catch(() => {});
    },
    finish: async ({ isComplete }: { isComplete: boolean }) => {
      await running;
      await refreshSearch(connection);
      await save(isComplete);
    },
    close: async () => {
      await running.catch(() => {});
      await rejects.close();
    },
  };
}

function newBatch(): Batch {
  return { foods: [], lines: new Map(), rejects: [] };
}

function addRow(batch: Batch, otherAllergens: Map<string, number>, row: SourceRow): void {
  const { line } = row;
  if ('rejected' in row) {
    batch.rejects.push({ line, ref: row.ref ?? '', field: '', value: row.text ?? '', reason: row.rejected });
    return;
  }
  const { food, faults } = row;
  const repeated = batch.lines.get(food.ref);
  if (repeated !== undefined)
    batch.rejects.push({ line: repeated, ref: food.ref, field: 'number', value: food.ref, reason: repeatedReason });
  batch.foods.push(food);
  batch.lines.set(food.ref, line);
  for (const fault of faults) batch.rejects.push({ line, ref: food.ref, ...fault });
  if (food.other_allergens === '' || otherAllergens.size > maxOtherAllergens) return;
  for (const tag of food.other_allergens.split(', ')) otherAllergens.set(tag, (otherAllergens.get(tag) ?? 0) + 1);
}

const repeatedReason = 'repeated: a later row has the same number';

const maxOtherAllergens = 10_000;
