import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { DocumentContent } from '#shell/common/documents/parts.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import type { DocumentKind } from '#shell/server/documents/kind.ts';

/** A copy of a template that has not ended. */
export const TemplateCopy = z.object({
  id: z.uuid(),
  version: z.number().int(),
  clientId: z.uuid(),
  clientName: z.string(),
  startsOn: z.string(),
  wasEditedByHand: z.boolean(),
  isOutdated: z.boolean(),
});
export type TemplateCopy = z.output<typeof TemplateCopy>;

/** A kind of documents whose copies are updated from their template. */
export interface CopiedKind<Row extends TemplateCopy> {
  document: Pick<DocumentKind<DocumentContent>, 'table' | 'isVisible'>;
  row: z.ZodType<Row>;
  /** The columns of `row` that `TemplateCopy` does not have. */
  columns?: RawBuilder<unknown>;
  /** Whether an update from the template may change a row of the table. */
  isOutdated(scope: Scope, templateId: string): RawBuilder<SqlBool>;
}

/** Maximum number of copies that one call returns. */
const maxCopies = 200;

const Counts = z.object({ copies: z.number().int(), outdatedCopies: z.number().int() });
const LockedCopy = z.object({ id: z.uuid(), version: z.number().int() });

/** Reads and locks the copies of a template that have not ended and are visible to the caller. */
export function templateCopyStore<Row extends TemplateCopy>({ document, row, columns, isOutdated }: CopiedKind<Row>) {
  const table = sql.table(document.table);
  const isCopy = (scope: Scope, templateId: string) =>
    sql`template_id = ${templateId} and ends_on >= ${today(scope)} and ${document.isVisible(scope)}`;
  return {
    /** All copies, or those of `ids`. Outdated copies come first, then the order is by the client's name. */
    find: (scope: Scope, templateId: string, ids?: readonly string[]): Promise<Row[]> =>
      rowsOf(
        scope.db,
        row,
        sql`
        select ${table}.id, ${table}.version, clients.id as "clientId", clients.name as "clientName",
          starts_on as "startsOn", ${table}.version is distinct from synced_version as "wasEditedByHand",
          (${isOutdated(scope, templateId)}) as "isOutdated" ${columns ? sql`, ${columns}` : sql``}
        from ${table} join clients on clients.id = client_id
        where ${isCopy(scope, templateId)} and ${ids ? sql`${table}.id = any(${ids}::uuid[])` : sql`true`}
        order by "isOutdated" desc, lower(clients.name), ${table}.id limit ${sql.lit(maxCopies)}`,
      ),
    /** Locks the copies and returns their versions by id. */
    async lock(scope: Scope, templateId: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const rows = await rowsOf(
        scope.db,
        LockedCopy,
        sql`
        select id, version from ${table}
        where id = any(${ids}::uuid[]) and template_id = ${templateId} and ${document.isVisible(scope)}
        order by id for update`,
      );
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    async count(scope: Scope, templateId: string): Promise<z.output<typeof Counts>> {
      const [counts] = await rowsOf(
        scope.db,
        Counts,
        sql`
        select count(*)::int as copies,
          (count(*) filter (where ${isOutdated(scope, templateId)}))::int as "outdatedCopies"
        from ${table} where ${isCopy(scope, templateId)}`,
      );
      return counts ?? { copies: 0, outdatedCopies: 0 };
    },
  };
}
