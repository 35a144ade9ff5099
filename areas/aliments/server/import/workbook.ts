import { statSync } from 'node:fs';
import readWorkbook from 'read-excel-file/node';
import { type Cell, findHeader, getHeader, type FoodTable } from './table.ts';
import { FoodFileError } from './text-file.ts';

const maxBytes = 50_000_000;

/** The sheet of an XLSX file with the most foods, and its header. */
export async function readSheet(file: string): Promise<{ rows: Cell[][]; header: FoodTable }> {
  if (statSync(file).size > maxBytes) throw new FoodFileError(`${file} is larger than 50 MB; save it as CSV`);
  const sheets = await readWorkbook(file).catch((error: Error) => {
    throw new FoodFileError(`${file} is not an XLSX workbook: ${error.message}`);
  });
  const tables = sheets.map(({ data }) => data.map((row) => row.map(cellOf)));
  const named = tables.filter((rows) => findHeader(rows)).toSorted((one, other) => other.length - one.length);
  const rows = named[0] ?? tables[0] ?? [];
  return { rows, header: getHeader(rows, file) };
}

function cellOf(cell: unknown): Cell {
  if (typeof cell === 'number') return cell;
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
}
