import { z } from 'zod';
import { nextPage, nothing, optionalWords, pageNumber, requiredWords, search } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { categories, equipment, forces, levels, mechanics, muscles } from './rules/taxonomy.ts';

export const Exercise = z.object({
  id: z.uuid(),
  /** In the caller's language. */
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
});
export type Exercise = z.output<typeof Exercise>;

export const ExerciseDraft = z.object({
  name: requiredWords(120),
  primaryMuscles: z.array(z.enum(muscles)).min(1).max(5),
  secondaryMuscles: z.array(z.enum(muscles)).max(10).default([]),
  equipment: z.array(z.enum(equipment)).max(6).default([]),
  category: z.enum(categories).default('strength'),
  instructions: optionalWords(5000),
});

export type ExerciseDraft = z.output<typeof ExerciseDraft>;

export const ExerciseFilters = z.object({
  search,
  muscle: z.enum(muscles).optional(),
  equipment: z.enum(equipment).optional(),
  owner: z.enum(['own', 'system']).optional(),
  page: pageNumber,
});
export type ExerciseFilters = z.output<typeof ExerciseFilters>;

const oneExercise = z.object({ exercise: Exercise });

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
  get: {
    ask: 'GET /exercises/:id',
    permission: 'view exercises',
    answer: oneExercise,
  },
  create: { ask: 'POST /exercises', permission: 'create exercises', body: ExerciseDraft, answer: oneExercise },
  update: { ask: 'PUT /exercises/:id', permission: 'update exercises', body: ExerciseDraft, answer: oneExercise },
  delete: { ask: 'DELETE /exercises/:id', permission: 'delete exercises', answer: nothing },
});

export const exerciseProblems = defineProblems('exercises', {
  used_in_programs: 409,
  name_taken: 422,
});
