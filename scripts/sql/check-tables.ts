import { globSync, readFileSync } from 'node:fs';
import { type SourceTables, tablesInSource } from './tables-in-source.ts';

/** The content of `database/tables.json`: the tables of each area, and the areas whose tables it reads. */
export interface TableOwners {
  areas: Record<string, { tables: string[]; reads: string[] }>;
  /** Functions of the database and the tables they name. A caller of the function counts as reading them. */
  functions: Record<string, string[]>;
  /** Permitted reads of tables of areas above the reading one. */
  exceptions: { area: string; reads: string[]; reason: string }[];
}

export interface Source extends SourceTables {
  file: string;
  /** Folder name below `areas`; `shell` for `shell/server`, `seeds` for `database/seeds`. */
  area: string;
}

const maxExceptions = 5;
const minSources = 100;

export function readTableOwners(): TableOwners {
  return JSON.parse(readFileSync('database/tables.json', 'utf8'));
}

/** The sources that may hold SQL, with the tables their statements name. */
export function readSources(): Source[] {
  const tables = new Set(existingTables());
  const files = globSync(['areas/*/server/**/*.ts', 'shell/server/**/*.ts', 'database/seeds/**/*.ts']).sort();
  return files
    .filter((file) => !/\.test\.ts$|\/testing\/|\/tables\.ts$/.test(file))
    .map((file) => ({ file, area: areaOf(file), ...tablesInSource(file, readFileSync(file, 'utf8'), tables) }));
}

/** The tables and views of the generated types. */
export function existingTables(): string[] {
  const [, types = ''] = readFileSync('shell/server/database/tables.ts', 'utf8').split('export interface DB {');
  return [...types.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
}

/**
 * Returns the violations of these rules: an area writes only its own tables and reads only those of the areas it names,
 * and every table belongs to one area.
 */
export function tableFaults(owners: TableOwners, tables: string[], sources: Source[]): string[] {
  const owned = Object.values(owners.areas).flatMap((area) => area.tables);
  const ownerOf = new Map(
    Object.entries(owners.areas).flatMap(([area, own]) => own.tables.map((table) => [table, area])),
  );
  const faults = sources.flatMap((source) => faultsOf(source, owners, ownerOf));
  for (const table of tables) if (!ownerOf.has(table)) faults.push(unownedTable(table));
  for (const table of owned)
    if (!tables.includes(table))
      faults.push(`tables.json: there is no table ${table}; npm run db:types adds the tables of a new migration`);
  if (new Set(owned).size < owned.length) faults.push('tables.json: a table has two owners');
  if (owners.exceptions.length > maxExceptions) faults.push(`tables.json: more than ${maxExceptions} exceptions`);
  if (sources.length < minSources) faults.push(`tables.json: read only ${sources.length} sources`);
  return [...faults, ...unusedReads(owners, ownerOf, sources)];
}

/** The fault for a table that no area owns. `tableFaults` reports it once, not for each statement. */
export function unownedTable(table: string): string {
  return (
    `tables.json: no area owns the table ${table}: add it to the "tables" of its area in database/tables.json; ` +
    `a new area is "<area>": { "tables": ["${table}"], "reads": [] }`
  );
}

function faultsOf(source: Source, owners: TableOwners, ownerOf: Map<string, string>): string[] {
  const { area, file } = source;
  const mayRead = new Set([area, ...(owners.areas[area]?.reads ?? []), ...exceptionsOf(owners, area)]);
  const written = source.writes.filter((table) => ownerOf.has(table) && ownerOf.get(table) !== area);
  const readable = (table: string) => mayRead.has(ownerOf.get(table) ?? area);
  const read = area === 'seeds' ? [] : readBy(source, owners).filter((table) => !readable(table));
  return [
    ...written.map(
      (table) =>
        `tables-of-other-areas: ${file} writes ${table} of ${ownerOf.get(table)}: call a function of its server/public.ts`,
    ),
    ...read.map(
      (table) =>
        `tables-of-other-areas: ${file} reads ${table} of ${ownerOf.get(table)}: ` +
        `if that area lies below, add it to "reads" of ${area} in database/tables.json`,
    ),
  ];
}

function readBy({ reads, calls }: Source, { functions }: TableOwners): string[] {
  return [...reads, ...calls.flatMap((name) => functions[name] ?? [])];
}

function exceptionsOf({ exceptions }: TableOwners, area: string): string[] {
  return exceptions.filter((exception) => exception.area === area).flatMap(({ reads }) => reads);
}

/** Returns the entries of `reads` that no statement needs any more. They would hide a later violation. */
function unusedReads(owners: TableOwners, ownerOf: Map<string, string>, sources: Source[]): string[] {
  return Object.entries(owners.areas).flatMap(([area, { reads }]) => {
    const own = sources.filter((source) => source.area === area);
    const used = new Set(own.flatMap((source) => readBy(source, owners)).map((table) => ownerOf.get(table)));
    const named = [...reads, ...exceptionsOf(owners, area)];
    return named.filter((other) => !used.has(other)).map((other) => `tables.json: ${area} reads no table of ${other}`);
  });
}

/** Returns the lines that read rows of a raw statement without `rows.ts`, whose functions check the rows in tests. */
export function uncheckedRowFaults(sources: Source[]): string[] {
  const isAllowed = /^shell\/server\/database\/(rows|transaction)\.ts$/;
  return sources
    .filter(({ file }) => !isAllowed.test(file))
    .flatMap(({ file, uncheckedRows }) =>
      uncheckedRows.map((line) => `unchecked-rows: ${file}:${line} reads rows of a raw statement; use rowsOf`),
    );
}

function areaOf(file: string): string {
  return /^areas\/([^/]+)\//.exec(file)?.[1] ?? (file.startsWith('database/') ? 'seeds' : 'shell');
}
