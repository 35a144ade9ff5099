import { globSync } from 'node:fs';
import path from 'node:path';
import type { ProblemKind } from '#shell/common/problem.ts';
import { type Route, routesIn, type SubjectRoute } from '#shell/common/route.ts';

export interface Contract {
  readonly area: string;
  readonly routes: readonly Route[];
  readonly problems: readonly ProblemKind[];
}

/** The contracts of all areas, found by file name and by the names of their exports. */
export async function readContracts(): Promise<Contract[]> {
  const files = globSync(['areas/*/contract.ts', 'areas/*/contract/*.ts']).sort();
  return Promise.all(files.map(readContract));
}

async function readContract(file: string): Promise<Contract> {
  const contract: Record<string, unknown> = await import(path.resolve(file));
  return {
    area: file.split(path.sep)[1] ?? '',
    routes: tablesOf<Route | SubjectRoute>(contract, 'Routes').flatMap(routesIn),
    problems: tablesOf<ProblemKind>(contract, 'Problems').flatMap((table) => Object.values(table)),
  };
}

function tablesOf<T>(contract: Record<string, unknown>, ending: string): Record<string, T>[] {
  const tables = Object.entries(contract).filter(([name]) => name.endsWith(ending));
  return tables.map(([, table]) => table as Record<string, T>);
}
