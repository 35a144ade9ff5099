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

const unfiltered = z.object({});

/**
 * The routes of records whose deletion can be undone: those that the caller deleted, for an admin all, and their restoration. An area
 * spreads them into its routes and binds them with `bindDeletions`.
 */
export function deletionRoutes<const Path extends `/${string}`, Query extends z.ZodObject = typeof unfiltered>({
  path,
  noun,
  remove,
  query,
}: {
  path: Path;
  noun: string;
  remove: Permission;
  /** Filters of the list; none without it. */
  query?: Query;
}) {
  return {
    deleted: {
      endpoint: `GET ${path}/deleted/list`,
      permission: remove,
      query: (query ?? unfiltered) as Query,
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
export type DeletionRoutes = ReturnType<typeof deletionRoutes<`/${string}`, z.ZodObject>>;
