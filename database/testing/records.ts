import { existsSync } from 'node:fs';
import path from 'node:path';
import { areas } from '#areas/all-server.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Ids of one record of each noun, `{ folders: '0199...' }`; nouns are those of `idSchema` and of paths. */
export type RecordIds = Readonly<Record<string, string>>;

/** The studio in which an area creates its test records. */
export interface RecordScope {
  /** The scope of the admin, who creates records for the account. */
  admin: Scope;
  /** The client that personal records belong to. */
  client: Scope;
  /** Records of the areas before this one in `areas/all-server.ts`. */
  ids: RecordIds;
}

export interface TestRecords {
  /** Visible to every collaborator of the account. */
  shared?: RecordIds;
  /** Visible only to the client or author they belong to, to the client's collaborator and to the admin. */
  personal?: RecordIds;
}

/**
 * An area whose routes name records exports this from `areas/<area>/server/testing/records.ts`, with one record of each
 * noun. Tests of all routes send these ids, as users of the studio and as other users.
 */
export type CreateRecords = (scope: RecordScope) => Promise<TestRecords>;

export async function createAllRecords(people: Omit<RecordScope, 'ids'>): Promise<Required<TestRecords>> {
  const all: Required<TestRecords> = { shared: {}, personal: {} };
  for (const area of new Set(areas.map(({ name }) => name))) {
    const createRecords = await recordsOf(area);
    const records = await createRecords?.({ ...people, ids: { ...all.shared, ...all.personal } });
    all.shared = { ...all.shared, ...records?.shared };
    all.personal = { ...all.personal, ...records?.personal };
  }
  return all;
}

async function recordsOf(area: string): Promise<CreateRecords | undefined> {
  const file = path.resolve(`areas/${area}/server/testing/records.ts`);
  if (!existsSync(file)) return undefined;
  const { createRecords }: { createRecords: CreateRecords } = await import(file);
  return createRecords;
}

export function recordOf(ids: RecordIds, noun: string): string {
  const id = ids[noun];
  if (id) return id;
  throw new Error(
    `No test record of the noun "${noun}": create one in areas/<its area>/server/testing/records.ts and return its id ` +
      'from createRecords (see database/testing/records.ts).',
  );
}
