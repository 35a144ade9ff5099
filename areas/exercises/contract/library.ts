import { z } from 'zod';
import { nextPage, nothing } from '#shell/common/fields.ts';
import { fileRules } from '#shell/common/files.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { AssetLink, AssetOrder, someAssets } from '../contract.ts';
import { muscles } from '../rules/taxonomy.ts';
import { Exercise, FullExercise, LibraryExerciseDraft, LibraryFilters } from './exercise.ts';

/** As the library is written: named in both languages. */
export const LibraryExercise = FullExercise.extend({
  name_it: z.string(),
  name_en: z.string(),
  instructions_it: z.string().nullable(),
  instructions_en: z.string().nullable(),
});
export type LibraryExercise = z.output<typeof LibraryExercise>;

const oneExercise = z.object({ exercise: LibraryExercise });
const MuscleGroup = z.object({ group: z.string(), muscles: z.array(z.enum(muscles)) });

/** The library all accounts share, in the hands of a super admin. */
export const libraryRoutes = defineRoutes({
  list: {
    ask: 'GET /dash/exercises',
    permission: 'super admin',
    query: LibraryFilters,
    answer: z.object({
      exercises: z.array(Exercise),
      allMusclesGroups: z.array(MuscleGroup),
      total: z.number().int(),
      isSimilarOnly: z.boolean(),
      nextPage,
    }),
  },
  get: { ask: 'GET /dash/exercises/:id', permission: 'super admin', answer: oneExercise },
  create: { ask: 'POST /dash/exercises', permission: 'super admin', body: LibraryExerciseDraft, answer: oneExercise },
  update: {
    ask: 'PUT /dash/exercises/:id',
    permission: 'super admin',
    body: LibraryExerciseDraft,
    answer: oneExercise,
  },
  delete: { ask: 'DELETE /dash/exercises/:id', permission: 'super admin', answer: nothing },
  archive: { ask: 'POST /dash/exercises/:id/archive', permission: 'super admin', answer: oneExercise },
  restore: { ask: 'POST /dash/exercises/:id/restore', permission: 'super admin', answer: oneExercise },
  addAsset: {
    ask: 'POST /dash/exercises/:id/assets',
    permission: 'super admin',
    upload: fileRules.exerciseAsset,
    answer: someAssets,
  },
  addLink: { ask: 'POST /dash/exercises/:id/links', permission: 'super admin', body: AssetLink, answer: someAssets },
  orderAssets: {
    ask: 'PUT /dash/exercises/:id/assets',
    permission: 'super admin',
    body: AssetOrder,
    answer: someAssets,
  },
  deleteAsset: { ask: 'DELETE /dash/exercises/assets/:id', permission: 'super admin', answer: someAssets },
});
