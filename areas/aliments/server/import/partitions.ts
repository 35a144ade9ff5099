import { createWriteStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { readDelimited } from './delimited.ts';
import type { SourceRow } from './food.ts';
import { FoodFileError, type OnBytes } from './text-file.ts';

export type TableRow = Readonly<Record<string, string>>;

/** The rows of a table by their key, with their line in the file. */
export type PartitionedTable = ReadonlyMap<string, readonly { line: number; row: TableRow }[]>;

/** Bytes of the largest table that one part holds: they take about ten times as much memory. */
const partBytes = 5_000_000;

const maxParts = 400;

interface Tables {
  folder: string;
  tables: readonly string[];
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
  const existing = tables.filter((table) => existsSync(path.join(folder, `${table}.csv`)));
  const rejected: SourceRow[] = [];
  const sizes = existing.map((table) => statSync(path.join(folder, `${table}.csv`)).size);
  const count = Math.min(maxParts, Math.max(1, Math.ceil(Math.max(...sizes) / partBytes)));
  const target = mkdtempSync(path.join(os.tmpdir(), 'forma-foods-'));
  try {
    const headers = new Map<string, string[]>();
    for (const table of existing) headers.set(table, await divide({ folder, table, key, count, target, rejected }));
    for (let part = 0; part < count; part++) {
      const read = existing.map(
        async (table) => [table, await readPart(target, table, part, headers.get(table) ?? [], key)] as const,
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
  key: string;
  count: number;
  target: string;
  rejected: SourceRow[];
}

/** Writes each row as a JSON list with its line to the file of its part; returns the header. */
async function divide({ folder, table, key, count, target, rejected }: Division): Promise<string[]> {
  const parts = Array.from({ length: count }, (_, part) => createWriteStream(partFile(target, table, part)));
  let header: string[] | undefined;
  let keyIndex = -1;
  for await (const records of readDelimited(path.join(folder, `${table}.csv`), { delimiter: ',', hasQuotes: true }))
    for (const record of records) {
      if (!('cells' in record)) {
        rejected.push({ ...record, rejected: `${table}.csv: ${record.rejected}` });
        continue;
      }
      if (!header) {
        header = record.cells;
        keyIndex = header.indexOf(key);
        if (keyIndex === -1) throw new FoodFileError(`${table}.csv has no column ${key}`);
        continue;
      }
      const part = parts[Math.abs(Number(record.cells[keyIndex])) % count] ?? parts[0];
      if (part && !part.write(`${JSON.stringify([record.line, ...record.cells])}\n`)) await once(part, 'drain');
    }
  await Promise.all(parts.map((part) => once(part.end(), 'finish')));
  return header ?? [];
}

async function readPart(
  target: string,
  table: string,
  part: number,
  header: string[],
  key: string,
): Promise<PartitionedTable> {
  const text = await readFile(partFile(target, table, part), 'utf8');
  const rows = new Map<string, { line: number; row: TableRow }[]>();
  for (const json of text.split('\n')) {
    if (json === '') continue;
    const [line, ...cells] = JSON.parse(json) as [number, ...string[]];
    const row = Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']));
    const id = row[key] ?? '';
    const known = rows.get(id);
    if (known) known.push({ line, row });
    else rows.set(id, [{ line, row }]);
  }
  return rows;
}

function partFile(target: string, table: string, part: number): string {
  return path.join(target, `${table}-${part}.jsonl`);
}
