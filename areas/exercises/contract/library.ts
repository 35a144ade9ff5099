import { z } from 'zod';
import { AttachmentLink, AttachmentUpload } from '#shell/common/attachments.ts';
import { emptyResponse, nextPage, recordVersion } from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { AssetOrder, someAssets } from '../contract.ts';
import { muscles } from '../rules/taxonomy.ts';
import { Exercise, FullExercise, LibraryExerciseDraft, LibraryFilters } from './exercise.ts';

/** An exercise of the library as super admins edit it. */
export const LibraryExercise = FullExercise.extend({
  name_it: z.string(),
  name_en: z.string(),
  instructions_it: z.string().nullable(),
  instructions_en: z.string().nullable(),
});
export type LibraryExercise = z.output<typeof LibraryExercise>;

const oneExercise = z.object({ exercise: LibraryExercise });
const MuscleGroup = z.object({ group: z.string(), muscles: z.array(z.enum(muscles)) });

/** The library that all accounts share, for super admins. */
export const libraryRoutes = defineRoutes({
  list: {
    endpoint: 'GET /dash/exercises',
    permission: 'super admin',
    query: LibraryFilters,
    response: z.object({
      exercises: z.array(Exercise),
      allMusclesGroups: z.array(MuscleGroup),
      total: z.number().int(),
      isSimilarOnly: z.boolean(),
      nextPage,
    }),
  },
  get: { endpoint: 'GET /dash/exercises/:id', permission: 'super admin', response: oneExercise },
  create: {
    endpoint: 'POST /dash/exercises',
    permission: 'super admin',
    body: LibraryExerciseDraft,
    isIdempotent: true,
    response: oneExercise,
  },
  update: {
    endpoint: 'PUT /dash/exercises/:id',
    permission: 'super admin',
    body: LibraryExerciseDraft.extend({ version: recordVersion }),
    response: oneExercise,
  },
  delete: { endpoint: 'DELETE /dash/exercises/:id', permission: 'super admin', response: emptyResponse },
  archive: { endpoint: 'POST /dash/exercises/:id/archive', permission: 'super admin', response: oneExercise },
  restore: { endpoint: 'POST /dash/exercises/:id/restore', permission: 'super admin', response: oneExercise },
  addAsset: {
    endpoint: 'POST /dash/exercises/:id/assets',
    permission: 'super admin',
    body: AttachmentUpload,
    upload: uploadPolicies.exerciseAsset,
    response: someAssets,
  },
  addLink: {
    endpoint: 'POST /dash/exercises/:id/links',
    permission: 'super admin',
    body: AttachmentLink,
    response: someAssets,
  },
  orderAssets: {
    endpoint: 'PUT /dash/exercises/:id/assets',
    permission: 'super admin',
    body: AssetOrder,
    response: someAssets,
  },
  deleteAsset: { endpoint: 'DELETE /dash/exercises/assets/:id', permission: 'super admin', response: someAssets },
});
