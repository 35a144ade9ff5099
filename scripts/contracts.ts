import { globSync } from 'node:fs';
import path from 'node:path';
import type { ProblemKind } from '#shell/common/problem.ts';
import type { Route } from '#shell/common/route.ts';

export interface Contract {
  readonly area: string;
  readonly routes: readonly Route[];
  readonly problems: readonly ProblemKind[];
}

/** Every area's contract, found by its place and by the names of what it exports. */
export async function readContracts(): Promise<Contract[]> {
  const files = globSync(['areas/*/contract.ts', 'areas/*/contract/*.ts']).sort();
  return Promise.all(files.map(readContract));
}

async function readContract(file: string): Promise<Contract> {
  const contract: Record<string, unknown> = await import(path.resolve(file));
  return {
    area: file.split(path.sep)[1] ?? '',
    routes: valuesOf<Route>(contract, 'Routes'),
    problems: valuesOf<ProblemKind>(contract, 'Problems'),
  };
}

function valuesOf<T>(contract: Record<string, unknown>, ending: string): T[] {
  const tables = Object.entries(contract).filter(([name]) => name.endsWith(ending));
  return tables.flatMap(([, table]) => Object.values(table as Record<string, T>));
}
