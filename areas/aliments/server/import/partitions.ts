import { appendFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readDelimited } from './delimited.ts';
import type { SourceRow } from './food.ts';
import { FoodFileError, type OnBytes } from './text-file.ts';

export type TableRow = Readonly<Record<string, string>>;

/** The rows of a table by their key, with their line in the file. */
export type PartitionedTable = ReadonlyMap<string, readonly { line: number; row: TableRow }[]>;

/** Bytes of the largest table that one part holds: they take about ten times as much memory. */
const partBytes = 2_500_000;

const maxParts = 400;

interface Tables {
  folder: string;
  /** Wanted columns beside the key, by table. */
  tables: Readonly<Record<string, readonly string[]>>;
  key: string;
  onBytes: OnBytes;
}

/**
 * Divides the rows of CSV tables by the number in a key column into temporary files and yields one part after the other, so that the
 * memory depends on the size of a part only. The same files are always divided in the same way. Rows that are no rows of their table come
 * with the first part.
 */
export async function* partitioned({
  folder,
  tables,
  key,
  onBytes,
}: Tables): AsyncGenerator<{ part: ReadonlyMap<string, PartitionedTable>; rejected: SourceRow[] }> {
  const existing = Object.entries(tables).filter(([table]) => existsSync(path.join(folder, `${table}.csv`)));
  const rejected: SourceRow[] = [];
  const sizes = existing.map(([table]) => statSync(path.join(folder, `${table}.csv`)).size);
  const count = Math.min(maxParts, Math.max(1, Math.ceil(Math.max(...sizes) / partBytes)));
  const target = mkdtempSync(path.join(os.tmpdir(), 'forma-foods-'));
  try {
    for (const [table, columns] of existing) await divide({ folder, table, columns, key, count, target, rejected });
    for (let part = 0; part < count; part++) {
      const read = existing.map(
        async ([table, columns]) => [table, await readPart(partFile(target, table, part), columns)] as const,
      );
      yield { part: new Map(await Promise.all(read)), rejected: rejected.splice(0) };
      onBytes(Math.round((sizes.reduce((sum, size) => sum + size, 0) * (part + 1)) / count));
    }
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

interface Division {
  folder: string;
  table: string;
  columns: readonly string[];
  key: string;
  count: number;
  target: string;
  rejected: SourceRow[];
}

/** Characters of a part that are written to its file at once. */
const writtenAtOnce = 64_000;

/** Writes the wanted cells of each row as a JSON list, after its line, to the file of its part. */
async function divide({ folder, table, columns, key, count, target, rejected }: Division): Promise<void> {
  const pending = Array.from({ length: count }, () => '');
  const write = (part: number) => appendFileSync(partFile(target, table, part), pending[part] ?? '');
  let indexes: number[] | undefined;
  for await (const records of readDelimited(path.join(folder, `${table}.csv`), { delimiter: ',', hasQuotes: true }))
    for (const record of records) {
      if (!('cells' in record)) {
        rejected.push({ ...record, rejected: `${table}.csv: ${record.rejected}` });
        continue;
      }
      if (!indexes) {
        const header = record.cells;
        indexes = [key, ...columns].map((name) => header.indexOf(name));
        if (indexes[0] === -1) throw new FoodFileError(`${table}.csv has no column ${key}`);
        continue;
      }
      const cells = indexes.map((index) => record.cells[index] ?? '');
      const part = Math.abs(Math.trunc(Number(cells[0])) || 0) % count;
      pending[part] += `${JSON.stringify([record.line, ...cells])}\n`;
      if ((pending[part]?.length ?? 0) < writtenAtOnce) continue;
      write(part);
      pending[part] = '';
    }
  for (let part = 0; part < count; part++) write(part);
}

async function readPart(file: string, columns: readonly string[]): Promise<PartitionedTable> {
  const text = await readFile(file, 'utf8');
  const rows = new Map<string, { line: number; row: TableRow }[]>();
  for (const json of text.split('\n')) {
    if (json === '') continue;
    const [line, id, ...cells] = JSON.parse(json) as [number, string, ...string[]];
    const row = Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']));
    const known = rows.get(id);
    if (known) known.push({ line, row });
    else rows.set(id, [{ line, row }]);
  }
  return rows;
}

function partFile(target: string, table: string, part: number): string {
  return path.join(target, `${table}-${part}.jsonl`);
}
