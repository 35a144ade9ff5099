import { z } from 'zod';
import { Share } from '#areas/sharing/contract.ts';
import { AttachmentLink, attachmentOrder, AttachmentUpload } from '#shell/common/attachments.ts';
import { emptyResponse, idSchema, nextPage, optionalText, recordVersion, requiredText } from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes } from '#shell/common/route.ts';
import {
  AlternativeFilters,
  Exercise,
  ExerciseAsset,
  ExerciseDraft,
  ExerciseFilters,
  FullExercise,
} from './contract/exercise.ts';

const oneExercise = z.object({ exercise: FullExercise });

/** The ids of all assets of an exercise in their new order. */
export const AssetOrder = attachmentOrder('assets', uploadPolicies.exerciseAsset.maxCount);
export const someAssets = z.object({ assets: z.array(ExerciseAsset) });

/** A new exercise with the links of its media, which are stored in this order. */
const NewExercise = ExerciseDraft.extend({
  links: z.array(requiredText(500)).max(uploadPolicies.exerciseAsset.maxCount).default([]),
});

/** Without a text there are no cues. `version`: that of the cues, 0 before they are saved for the first time. */
const ExerciseCues = z.object({ cues: optionalText(5000), version: z.number().int().min(0) });

export const exerciseRoutes = defineRoutes({
  list: {
    endpoint: 'GET /exercises',
    permission: 'view exercises',
    query: ExerciseFilters,
    response: z.object({
      exercises: z.array(Exercise),
      total: z.number().int(),
      /** True when no name contains all words of the search and the results are only similar. */
      isSimilarOnly: z.boolean(),
      nextPage,
    }),
  },
  get: { endpoint: 'GET /exercises/:id', permission: 'view exercises', response: oneExercise },
  /** Exercises of the same movement pattern and muscles, with other equipment first. */
  alternatives: {
    endpoint: 'GET /exercises/:id/alternatives',
    permission: 'view exercises',
    query: AlternativeFilters,
    response: z.object({ exercises: z.array(Exercise) }),
  },
  create: {
    endpoint: 'POST /exercises',
    isIdempotent: true,
    permission: 'create exercises',
    body: NewExercise,
    response: oneExercise,
  },
  update: {
    endpoint: 'PUT /exercises/:id',
    permission: 'update exercises',
    body: ExerciseDraft.extend({ version: recordVersion }),
    response: oneExercise,
  },
  delete: { endpoint: 'DELETE /exercises/:id', permission: 'delete exercises', response: emptyResponse },
  /** Copies an own exercise or one of the library, with its media. */
  clone: {
    endpoint: 'POST /exercises/:id/clone',
    isIdempotent: true,
    permission: 'create exercises',
    body: z.object({ name: requiredText(120) }),
    response: oneExercise,
  },
  archive: { endpoint: 'POST /exercises/:id/archive', permission: 'delete exercises', response: oneExercise },
  restore: { endpoint: 'POST /exercises/:id/restore', permission: 'delete exercises', response: oneExercise },
  /** Shows an own exercise to the team, or only to its author and the admins again. */
  share: {
    endpoint: 'PUT /exercises/:id/sharing',
    permission: 'update exercises',
    params: z.object({ id: idSchema('exercises') }),
    body: Share,
    response: emptyResponse,
  },
  /** The account's own cues for an exercise of the library. */
  updateCues: {
    endpoint: 'PUT /exercises/:id/cues',
    permission: 'update exercises',
    body: ExerciseCues,
    response: oneExercise,
  },
  /** Of an own exercise, or of the account on an exercise of the library. */
  addAsset: {
    endpoint: 'POST /exercises/:id/assets',
    permission: 'update exercises',
    body: AttachmentUpload,
    upload: uploadPolicies.exerciseAsset,
    response: someAssets,
  },
  addLink: {
    endpoint: 'POST /exercises/:id/links',
    permission: 'update exercises',
    body: AttachmentLink,
    response: someAssets,
  },
  orderAssets: {
    endpoint: 'PUT /exercises/:id/assets',
    permission: 'update exercises',
    body: AssetOrder,
    response: someAssets,
  },
  deleteAsset: { endpoint: 'DELETE /exercises/assets/:id', permission: 'update exercises', response: someAssets },
});

/** An own exercise, or the studio's media or cues of one of the library, changed. To the professionals. */
export const exerciseChanged = defineLiveEvent('exercise.changed', z.object({}));

export const exerciseProblems = defineProblems('exercises', {
  used_in_programs: 409,
  used_in_deleted_programs: 409,
  used_in_library: 409,
  name_taken: 422,
  name_archived: 422,
  name_hidden: 422,
  library_name_taken: 422,
  cues_of_own: 422,
  link_unknown: 422,
  link_of_several_unknown: 422,
  too_many_assets: 422,
});
