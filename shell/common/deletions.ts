import { z } from 'zod';
import { idSchema } from './fields.ts';
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

/** Another record that a client has on days of a restored one, such as a program that they follow at the same time. */
export const ParallelRecord = z.object({ title: z.string(), startsOn: z.string(), endsOn: z.string() });
export type ParallelRecord = z.output<typeof ParallelRecord>;

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
      /** Of records of a client with days: the others on these days, from today on. */
      response: z.object({ alongside: z.array(ParallelRecord).optional() }),
    },
  } as const;
}

/** The routes of deletions of any kind. */
export type DeletionRoutes = ReturnType<typeof deletionRoutes<`/${string}`, z.ZodObject>>;
