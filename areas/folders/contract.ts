import { z } from 'zod';
import { idOf, nothing, requiredWords } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Folders of an account, and how many of them lie one within the other. */
export const folderLimits = { folders: 500, depth: 6, name: 80 } as const;

export const Folder = z.object({
  id: z.uuid(),
  name: z.string(),
  parent_id: z.uuid().nullable(),
  /** Models in it that the caller sees. */
  programs: z.number().int(),
  /** The same in it and in all folders below it. */
  programsWithin: z.number().int(),
});
export type Folder = z.output<typeof Folder>;

const Parent = Folder.pick({ id: true, name: true });
const named = { name: requiredWords(folderLimits.name), parent_id: idOf('folders').nullable() };

export const folderRoutes = defineRoutes({
  list: {
    ask: 'GET /folders',
    permission: 'view programs',
    answer: z.object({ folders: z.array(Folder) }),
  },
  get: {
    ask: 'GET /folders/:id',
    permission: 'view programs',
    /** `parents` from the outermost to the one it lies in. */
    answer: z.object({ folder: Folder.extend({ parents: z.array(Parent) }) }),
  },
  create: {
    ask: 'POST /folders',
    permission: 'create programs',
    body: z.object({ ...named, parent_id: named.parent_id.default(null) }),
    answer: z.object({ folder: Folder }),
  },
  /** Renames it, or moves it with all that is in it. */
  update: {
    ask: 'PUT /folders/:id',
    permission: 'update programs',
    body: z.object(named),
    answer: z.object({ folder: Folder }),
  },
  /** What is in it moves to the folder above. */
  delete: { ask: 'DELETE /folders/:id', permission: 'delete programs', answer: nothing },
});

export const folderProblems = defineProblems('folders', {
  name_taken: 422,
  into_itself: 422,
  too_deep: 422,
  too_many: 422,
});
