import { z } from 'zod';
import { sharing } from '#areas/sharing/contract.ts';
import { attachmentOf } from '#shell/common/attachments.ts';
import { optionalText, pageNumber, recordVersion, requiredText, search } from '#shell/common/fields.ts';
import { categories, equipment, forces, levels, mechanics, muscles } from '../rules/taxonomy.ts';

export const Exercise = z.object({
  id: z.uuid(),
  /** Name in the language of the caller. */
  name: z.string(),
  isOwn: z.boolean(),
  primaryMuscles: z.array(z.enum(muscles)),
  secondaryMuscles: z.array(z.enum(muscles)),
  equipment: z.array(z.enum(equipment)),
  category: z.enum(categories),
  level: z.enum(levels).nullable(),
  mechanic: z.enum(mechanics).nullable(),
  force: z.enum(forces).nullable(),
  instructions: z.string().nullable(),
  /** Small square image of the first asset that has one; the account's on an exercise of the library come first. */
  thumbnailUrl: z.string().nullable(),
  /** Number of assets, with those of the account on an exercise of the library. */
  assetCount: z.number().int(),
  isArchived: z.boolean(),
  /** For an exercise of the library: not shared, not editable, without an author. */
  ...sharing,
});
export type Exercise = z.output<typeof Exercise>;

export const ExerciseAsset = attachmentOf('assets');
export type ExerciseAsset = z.output<typeof ExerciseAsset>;

/** An exercise with its media and its use in programs, as its page shows it. */
export const FullExercise = Exercise.extend({
  assets: z.array(ExerciseAsset),
  /** Media and cues that the account added to an exercise of the library, for its coaches and clients. */
  studioAssets: z.array(ExerciseAsset),
  cues: z.string().nullable(),
  /** Version of the cues; 0 when there have never been any. */
  cuesVersion: z.number().int().min(0),
  /** Number of programs of the account that contain the exercise; 0 for a super admin. */
  programs: z.number().int(),
  version: recordVersion,
});
export type FullExercise = z.output<typeof FullExercise>;

const taxonomy = {
  primaryMuscles: z.array(z.enum(muscles)).min(1).max(5),
  secondaryMuscles: z.array(z.enum(muscles)).max(10).default([]),
  equipment: z.array(z.enum(equipment)).max(6).default([]),
  category: z.enum(categories).default('strength'),
  level: z.enum(levels).nullable().default(null),
  mechanic: z.enum(mechanics).nullable().default(null),
  force: z.enum(forces).nullable().default(null),
};

export const ExerciseDraft = z.object({ name: requiredText(120), ...taxonomy, instructions: optionalText(5000) });
export type ExerciseDraft = z.output<typeof ExerciseDraft>;

/** An exercise of the library has name and instructions in both languages. */
export const LibraryExerciseDraft = z.object({
  name_it: requiredText(120),
  name_en: requiredText(120),
  ...taxonomy,
  instructions_it: optionalText(5000),
  instructions_en: optionalText(5000),
});
export type LibraryExerciseDraft = z.output<typeof LibraryExerciseDraft>;

const filters = {
  search,
  muscle: z.enum(muscles).optional(),
  equipment: z.enum(equipment).optional(),
  category: z.enum(categories).optional(),
  page: pageNumber,
};

export const ExerciseFilters = z.object({
  ...filters,
  /**
   * `own`: own exercises that are not archived. `system`: the library. `archived`: archived own exercises. Without a
   * value, all exercises that can be added to a program.
   */
  owner: z.enum(['own', 'system', 'archived']).optional(),
  /** Returns only the exercises with these ids, separated by commas. Invalid ids are ignored. */
  ids: z.string().max(500).optional(),
});
export type ExerciseFilters = z.output<typeof ExerciseFilters>;

export const AlternativeFilters = z.object({ equipment: z.enum(equipment).optional(), search });
export type AlternativeFilters = z.output<typeof AlternativeFilters>;

export const LibraryFilters = z.object({ ...filters, archived: z.enum(['yes']).optional() });
export type LibraryFilters = z.output<typeof LibraryFilters>;
