import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { unpackTables } from './archive.ts';
import { findCiqualFiles, readCiqualFoods } from './ciqual.ts';
import { delimiterOf, readDelimited } from './delimited.ts';
import { describeTable } from './describe-columns.ts';
import { readFdcFoods } from './fdc.ts';
import type { SourceRow } from './food.ts';
import { productRow, readProducts } from './open-food-facts.ts';
import { type Source, sources } from './sources.ts';
import { type Cell, type FoodTable, getHeader, tableRow } from './table.ts';
import { firstBytes, firstLines, FoodFileError, type OnBytes } from './text-file.ts';

/** A recognised file or folder with foods. */
export interface FoodFile {
  /** Null for a table of one's own. */
  source: Source | null;
  edition: string;
  /** Files whose content is imported. */
  files: string[];
  totalBytes: number;
  /** The recognised columns and the first foods of a table of one's own. */
  preview: string | null;
  rows(onBytes: OnBytes): AsyncGenerator<SourceRow[]>;
  /** Deletes temporary files. */
  close(): void;
}

type Read = Pick<FoodFile, 'source' | 'edition' | 'rows'> & Partial<Pick<FoodFile, 'files' | 'preview'>>;

/** The first bytes of a workbook of Excel 97 to 2003. */
const oldWorkbookStart = 'd0cf11e0';

/** Recognises a file by its content and not by its name. */
export async function openFoodFile(given: string): Promise<FoodFile> {
  if (!existsSync(given)) throw new FoodFileError(`${given} does not exist`);
  const start = statSync(given).isDirectory() ? null : await firstBytes(given, 4);
  if (start?.toString('hex') === oldWorkbookStart)
    throw new FoodFileError(`${given} is an old Excel workbook (.xls): save it as .xlsx or CSV`);
  const isZip = start?.subarray(0, 2).toString('latin1') === 'PK';
  const isWorkbook = isZip && (await hasWorkbook(given));
  const unpacked = isZip && !isWorkbook ? await unpackTables(given) : null;
  try {
    const read =
      unpacked || !start ? folderReader(unpacked ?? given, given) : await fileReader(given, { isWorkbook, start });
    const files = read.files ?? [given];
    const totalBytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    const close = () => (unpacked ? rmSync(unpacked, { recursive: true, force: true }) : undefined);
    return { preview: null, ...read, files, totalBytes, close };
  } catch (error) {
    if (unpacked) rmSync(unpacked, { recursive: true, force: true });
    throw error;
  }
}

/** Whether an archive begins with an entry of an XLSX workbook. */
async function hasWorkbook(file: string): Promise<boolean> {
  return /\[Content_Types\]\.xml|_rels\/|xl\//.test((await firstBytes(file, 4096)).toString('latin1'));
}

/** Archives of FoodData Central have one folder in which the tables are. */
function folderReader(folder: string, given: string): Read {
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const candidates = [folder, ...inner.map(({ name }) => path.join(folder, name))];
  for (const candidate of candidates) {
    if (existsSync(path.join(candidate, 'food_nutrient.csv')))
      return {
        source: sources.usda,
        edition: `FoodData Central ${/\d{4}-\d{2}(-\d{2})?/.exec(path.basename(given))?.[0] ?? ''}`.trim(),
        files: readdirSync(candidate)
          .filter((name) => name.endsWith('.csv'))
          .map((name) => path.join(candidate, name)),
        rows: (onBytes) => readFdcFoods(candidate, onBytes),
      };
    const ciqual = findCiqualFiles(candidate);
    if (ciqual)
      return {
        source: sources.ciqual,
        edition: `CIQUAL ${ciqual.edition}`,
        files: [ciqual.compo, ciqual.alim],
        rows: (onBytes) => readCiqualFoods(candidate, onBytes),
      };
  }
  throw new FoodFileError(`${given} has neither the CSV files of FoodData Central nor the XML files of CIQUAL`);
}

async function fileReader(file: string, { isWorkbook, start }: { isWorkbook: boolean; start: Buffer }): Promise<Read> {
  if (start.toString('hex') === 'd0cf11e0')
    throw new FoodFileError(
      `${file} is an old Excel workbook (.xls): save it as .xlsx, or import the XML files of CIQUAL`,
    );
  const name = path.basename(file);
  if (/^(alim|compo|const|alim_grp|sources)[ _]\d{4}.*\.xml$/i.test(name))
    return folderReader(path.dirname(file), file);
  if (isWorkbook) {
    const { readSheet } = await import('./workbook.ts');
    const { rows, header } = await readSheet(file);
    return tableReader(
      file,
      header,
      rows,
      () =>
        async function* () {
          yield rows
            .slice(header.headerRow)
            .map((cells, index) => tableRow(header.headerRow + index + 1, cells, header));
        },
    );
  }
  const lines = await firstLines(file, 30);
  const [first] = lines.filter(({ text }) => text.trim() !== '');
  if (!first) throw new FoodFileError(`${file} is empty`);
  if (/^\s*\{/.test(first.text))
    return { source: sources.off, edition: 'Open Food Facts', rows: (onBytes) => readProducts(file, onBytes) };
  const delimiter = delimiterOf(first.text);
  const names = first.text.split(delimiter).map((cell) => cell.replaceAll('"', '').trim());
  if (names.includes('fdc_id') && /^food/.test(name)) return folderReader(path.dirname(file), file);
  if (names.includes('code') && names.includes('product_name'))
    return {
      source: sources.off,
      edition: 'Open Food Facts',
      rows: (onBytes) => readProductTable(file, delimiter, onBytes),
    };
  return delimitedReader(file, delimiter);
}

async function delimitedReader(file: string, delimiter: string): Promise<Read> {
  const dialect = { delimiter, hasQuotes: true };
  const sample: { line: number; cells: string[] }[] = [];
  for await (const records of readDelimited(file, dialect)) {
    sample.push(...records.flatMap((record) => ('cells' in record ? [record] : [])));
    break;
  }
  const header = getHeader(
    sample.slice(0, 1).map(({ cells }) => cells),
    file,
  );
  return tableReader(
    file,
    header,
    sample.map(({ cells }) => cells),
    () => (onBytes) => readTable(file, dialect, header, onBytes),
  );
}

/** A table of CIQUAL, of the Swiss database, or of one's own, which has a preview. */
function tableReader(
  file: string,
  header: FoodTable,
  sample: readonly Cell[][],
  reader: () => (onBytes: OnBytes) => AsyncGenerator<SourceRow[]>,
): Read {
  const headers = header.columns.map((column) => column.header);
  const rows = reader();
  const year = /20\d\d/.exec(path.basename(file))?.[0] ?? '';
  if (headers.includes('alim_code')) return { source: sources.ciqual, edition: `CIQUAL ${year}`.trim(), rows };
  if (headers.includes('ID SwissFIR') || /swiss food composition|banca dati svizzera/i.test(header.title))
    return {
      source: sources.swiss,
      edition: `Swiss Food Composition Database ${/V\s?\d+\.\d+/.exec(header.title)?.[0] ?? ''}`.trim(),
      rows,
    };
  const first = sample.slice(header.headerRow, header.headerRow + 5);
  const foods = first.map((cells, index) => tableRow(header.headerRow + index + 1, cells, header));
  return { source: null, edition: '', preview: describeTable(header, foods), rows };
}

async function* readTable(
  file: string,
  dialect: Parameters<typeof readDelimited>[1],
  header: FoodTable,
  onBytes: OnBytes,
): AsyncGenerator<SourceRow[]> {
  let isHeader = true;
  for await (const records of readDelimited(file, dialect, onBytes)) {
    const rows = isHeader ? records.slice(1) : records;
    isHeader = false;
    yield rows.map((record) => ('cells' in record ? tableRow(record.line, record.cells, header) : record));
  }
}

/** The CSV export of Open Food Facts has the fields of its JSON lines as columns. */
async function* readProductTable(file: string, delimiter: string, onBytes: OnBytes): AsyncGenerator<SourceRow[]> {
  let header: string[] | undefined;
  for await (const records of readDelimited(file, { delimiter, hasQuotes: delimiter !== '\t' }, onBytes)) {
    const rows: SourceRow[] = [];
    for (const record of records) {
      if (!('cells' in record)) rows.push(record);
      else if (header)
        rows.push(
          productRow(record.line, Object.fromEntries(header.map((name, index) => [name, record.cells[index]]))),
        );
      else header = record.cells;
    }
    yield rows;
  }
}
