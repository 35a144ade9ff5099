import { z } from 'zod';
import { emptyResponse, idSchema } from './fields.ts';
import type { Permission } from './permissions.ts';

/** Days in which a deletion can be undone. */
export const undoDays = 30;

export const DeletedRecord = z.object({
  id: z.uuid(),
  title: z.string(),
  deletedAt: z.string(),
  /** Of records of one client. */
  clientId: z.uuid().optional(),
});
export type DeletedRecord = z.output<typeof DeletedRecord>;

/**
 * The routes of records whose deletion can be undone: those that the caller deleted, for an admin all, and their restoration. An area
 * spreads them into its routes and binds them with `bindDeletions`.
 */
export function deletionRoutes<const Path extends `/${string}`>({
  path,
  noun,
  remove,
}: {
  path: Path;
  noun: string;
  remove: Permission;
}) {
  return {
    deleted: {
      endpoint: `GET ${path}/deleted/list`,
      permission: remove,
      /** Only records of this client; templates are of none. */
      query: z.object({ clientId: idSchema('clients').optional() }),
      response: z.object({ deleted: z.array(DeletedRecord) }),
    },
    undelete: {
      endpoint: `POST ${path}/:id/undelete`,
      permission: remove,
      params: z.object({ id: idSchema(noun) }),
      response: emptyResponse,
    },
  } as const;
}

/** The routes of deletions of any kind. */
export type DeletionRoutes = ReturnType<typeof deletionRoutes<`/${string}`>>;
