import { z } from 'zod';
import { idOf, nextPage, nothing, requiredWords } from '#shell/common/fields.ts';
import { fileRules } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';
import {
  Exercise,
  ExerciseAsset,
  ExerciseDraft,
  ExerciseFilters,
  FullExercise,
  mostAssets,
} from './contract/exercise.ts';
import { equipment } from './rules/taxonomy.ts';

const oneExercise = z.object({ exercise: FullExercise });

/** A link as somebody copied it; what it leads to is read by a rule. */
export const AssetLink = z.object({ url: requiredWords(500) });
/** The assets of an exercise in their new order: all of them, each once. */
export const AssetOrder = z.object({ ids: z.array(idOf('assets')).min(1).max(mostAssets) });
export const someAssets = z.object({ assets: z.array(ExerciseAsset) });

export const exerciseRoutes = defineRoutes({
  list: {
    ask: 'GET /exercises',
    permission: 'view exercises',
    query: ExerciseFilters,
    answer: z.object({
      exercises: z.array(Exercise),
      total: z.number().int(),
      /** No name holds all the words of the search as they were typed: these are the nearest. */
      isSimilarOnly: z.boolean(),
      nextPage,
    }),
  },
  get: { ask: 'GET /exercises/:id', permission: 'view exercises', answer: oneExercise },
  /** Those that train the same, nearest first. */
  alternatives: {
    ask: 'GET /exercises/:id/alternatives',
    permission: 'view exercises',
    query: z.object({ equipment: z.enum(equipment).optional() }),
    answer: z.object({ exercises: z.array(Exercise) }),
  },
  create: { ask: 'POST /exercises', permission: 'create exercises', body: ExerciseDraft, answer: oneExercise },
  update: { ask: 'PUT /exercises/:id', permission: 'update exercises', body: ExerciseDraft, answer: oneExercise },
  delete: { ask: 'DELETE /exercises/:id', permission: 'delete exercises', answer: nothing },
  /** Of an own exercise or of one of the library, with its media. */
  clone: {
    ask: 'POST /exercises/:id/clone',
    permission: 'create exercises',
    body: z.object({ name: requiredWords(120) }),
    answer: oneExercise,
  },
  archive: { ask: 'POST /exercises/:id/archive', permission: 'delete exercises', answer: oneExercise },
  restore: { ask: 'POST /exercises/:id/restore', permission: 'delete exercises', answer: oneExercise },
  addAsset: {
    ask: 'POST /exercises/:id/assets',
    permission: 'update exercises',
    upload: fileRules.exerciseAsset,
    answer: someAssets,
  },
  addLink: { ask: 'POST /exercises/:id/links', permission: 'update exercises', body: AssetLink, answer: someAssets },
  orderAssets: {
    ask: 'PUT /exercises/:id/assets',
    permission: 'update exercises',
    body: AssetOrder,
    answer: someAssets,
  },
  deleteAsset: { ask: 'DELETE /exercises/assets/:id', permission: 'update exercises', answer: someAssets },
});

export const exerciseProblems = defineProblems('exercises', {
  used_in_programs: 409,
  used_in_library: 409,
  name_taken: 422,
  name_archived: 422,
  library_name_taken: 422,
  not_yours: 403,
  link_unknown: 422,
  too_many_assets: 422,
});
