import { z } from 'zod';
import { Share, sharing } from '#areas/sharing/contract.ts';
import { idSchema, emptyResponse, recordVersion, requiredText } from '#shell/common/fields.ts';
import { deletionRoutes } from '#shell/common/deletions.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Maximum number of folders of an account, of levels of nesting and of characters in a name. */
export const folderLimits = { folders: 500, depth: 6, name: 80 } as const;

export const Folder = z.object({
  id: z.uuid(),
  name: z.string(),
  parent_id: z.uuid().nullable(),
  version: recordVersion,
  /** Number of templates in the folder that are visible to the caller. */
  programs: z.number().int(),
  /** Number of visible templates in the folder and in all folders below it. */
  programsWithin: z.number().int(),
  /** Templates in it and below it that only others may see. */
  othersWithin: z.number().int(),
  /** Templates in it and below it that the caller may share and has not shared. */
  unsharedWithin: z.number().int(),
  /** Templates in it and below it that the caller may share and has shared. */
  sharedWithin: z.number().int(),
  ...sharing,
});
export type Folder = z.output<typeof Folder>;

const named = { name: requiredText(folderLimits.name), parent_id: idSchema('folders').nullable() };

export const folderRoutes = defineRoutes({
  list: {
    endpoint: 'GET /folders',
    permission: 'view programs',
    response: z.object({ folders: z.array(Folder) }),
  },
  get: {
    endpoint: 'GET /folders/:id',
    permission: 'view programs',
    /** `parents` are ordered from the outermost to the direct parent. */
    response: z.object({ folder: Folder.extend({ parents: z.array(Folder.pick({ id: true, name: true })) }) }),
  },
  create: {
    endpoint: 'POST /folders',
    isIdempotent: true,
    permission: 'create programs',
    body: z.object({ ...named, parent_id: named.parent_id.default(null) }),
    response: z.object({ folder: Folder }),
  },
  /** Renames the folder, or moves it with its contents. */
  update: {
    endpoint: 'PUT /folders/:id',
    permission: 'update programs',
    body: z.object({ ...named, version: recordVersion }),
    response: z.object({ folder: Folder }),
  },
  /** With its contents, also the folders and templates in it that the caller may share are shared, or no longer. */
  share: {
    endpoint: 'PUT /folders/:id/sharing',
    permission: 'update programs',
    params: z.object({ id: idSchema('folders') }),
    body: Share.extend({ withContents: z.boolean().default(false) }),
    response: emptyResponse,
  },
  /** Deletes the folder, which can be restored. Its contents move to the parent folder. */
  delete: { endpoint: 'DELETE /folders/:id', permission: 'delete programs', response: emptyResponse },
  /** What was in a restored folder returns to it, unless it was moved meanwhile. */
  ...deletionRoutes({ path: '/folders', noun: 'folders', remove: 'delete programs' }),
});

/** A folder was created, renamed, moved, shared or deleted. To the professionals. */
export const folderChanged = defineLiveEvent('folder.changed', z.object({ folderId: z.uuid() }));

export const folderProblems = defineProblems('folders', {
  name_taken: 422,
  name_hidden: 422,
  into_itself: 422,
  too_deep: 422,
  too_many: 422,
});
