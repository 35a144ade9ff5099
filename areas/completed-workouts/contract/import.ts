import { z } from 'zod';
import { muscles } from '#areas/exercises/rules/taxonomy.ts';
import { idSchema } from '#shell/common/fields.ts';
import { transientUploadLimits } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineSubjectRoutes } from '#shell/common/route.ts';
import { weightUnits } from '#shell/common/units.ts';
import { ExerciseCandidate, maxExerciseCandidates } from './exercise-candidates.ts';

export const importLimits = {
  workouts: 5000,
  /** Maximum number of non-empty lines. */
  lines: 60_000,
  /** Maximum number of distinct exercise names. */
  names: 400,
  /** Maximum number of problems in a response; `problemCount` counts all. */
  problems: 200,
  /** Maximum length of the cell content quoted in a problem. */
  cellCharacters: 80,
} as const;

export const importSources = ['strong', 'hevy'] as const;
export type ImportSource = (typeof importSources)[number];

/** Why a set cannot be imported. */
export const faults = [
  'date',
  'no_exercise',
  'weight',
  'reps',
  'distance',
  'seconds',
  'unit',
  'no_values',
  'too_many_in_row',
  'too_many_in_workout',
] as const;

/**
 * Why a value of a set or workout is not imported although the rest of it is; of `high_load` all is, and it should be looked at.
 * `no_weight_column` is about the header: no set has a load.
 */
const remarks = ['effort', 'note_cut', 'name_cut', 'duration', 'kind', 'high_load', 'no_weight_column'] as const;

/** A problem in one line of the file. */
export const HistoryProblem = z.object({
  /** Line number in the file, from 1; the header counts. */
  line: z.number().int(),
  /** Header of the column; null when the problem concerns the whole line. */
  column: z.string().nullable(),
  /** Content of the cell. */
  text: z.string(),
  code: z.enum([...faults, ...remarks]),
  /** Whether the whole set is left out, not only one value. */
  isLeftOut: z.boolean(),
});
export type HistoryProblem = z.output<typeof HistoryProblem>;

export const distanceUnits = ['km', 'mi'] as const;
export const dateOrders = ['day', 'month'] as const;

/** The units of numbers for which the file names none. */
const Units = z.object({
  weightUnit: z.enum(weightUnits).default('kg'),
  distanceUnit: z.enum(distanceUnits).default('km'),
});

/** How a file is read where it does not say it: the units of its numbers, and what comes first in `3/4/2026`. */
const ReadingChoices = Units.extend({ dateOrder: z.enum(dateOrders).default('day') });
export type ReadingChoices = z.output<typeof ReadingChoices>;

/**
 * Match of an exercise name in the file. `exact`: the first candidate has the same words in any order; `similar`: the
 * first candidate has all the words; `unknown`: the candidates are only close.
 */
export const ImportedExercise = z.object({
  name: z.string(),
  sets: z.number().int(),
  match: z.enum(['exact', 'similar', 'unknown']),
  candidates: z.array(ExerciseCandidate).max(maxExerciseCandidates),
});
export type ImportedExercise = z.output<typeof ImportedExercise>;

export const ImportCount = z.object({ workouts: z.number().int(), sets: z.number().int() });
export type ImportCount = z.output<typeof ImportCount>;

export const HistoryPreview = z.object({
  source: z.enum(importSources),
  ...ImportCount.shape,
  /** Dates of the first and the last workout, as in the file; null without a workout. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** Ordered by number of sets, descending. */
  exercises: z.array(ImportedExercise),
  /**
   * The first problems: sets that are not imported, then values that are not imported, each in the order of the file.
   */
  problems: z.array(HistoryProblem).max(importLimits.problems),
  problemCount: z.number().int(),
  /** Number of sets that cannot be imported. The import is rejected until the user accepts this (`leavesOut`). */
  leftOut: z.number().int(),
  /** Workouts and sets of the file that are stored already. */
  there: ImportCount,
  /**
   * Whether the user has to choose, because the file does not say it, or not in all rows. `dateOrder` is missing in the drafts of an
   * earlier release.
   */
  asks: z.object({ weightUnit: z.boolean(), distanceUnit: z.boolean(), dateOrder: z.boolean().default(false) }),
  units: Units,
  dateOrder: z.enum(dateOrders).default('day'),
  mayCreate: z.boolean(),
});
export type HistoryPreview = z.output<typeof HistoryPreview>;

/** The exercise that a name in the file is mapped to. A new one requires the permission to create exercises. */
export const ExerciseMapping = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exercise'), id: idSchema('exercises') }),
  z.object({ kind: z.literal('create'), muscle: z.enum(muscles) }),
  z.object({ kind: z.literal('skip') }),
]);
export type ExerciseMapping = z.output<typeof ExerciseMapping>;

/** Mappings by name. Parsed from JSON, because the fields of a multipart request are texts. */
const choices = z.union([z.record(z.string().max(120), ExerciseMapping), z.string()]).transform((sent, context) => {
  if (typeof sent !== 'string') return sent;
  const read = z.record(z.string().max(120), ExerciseMapping).safeParse(parsed(sent));
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: 'completed-workouts:import.choicesUnreadable' });
  return z.NEVER;
});

const Import = ReadingChoices.extend({
  /** Mapped exercises by the name in the file; exercises without an entry are not imported. */
  choices,
  /** The user accepts that sets with problems are not imported. */
  leavesOut: z.enum(['yes', 'no']).default('no'),
});

export const ImportResult = z.object({
  /** Records created by this import. */
  ...ImportCount.shape,
  there: ImportCount,
  from: z.string().nullable(),
  until: z.string().nullable(),
  created: z.number().int(),
});
export type ImportResult = z.output<typeof ImportResult>;

/** Import of the history of another app: its export is previewed, then sent again with the choices to be stored. */
export const historyImportRoutes = defineSubjectRoutes({
  preview: {
    own: { endpoint: 'POST /my/completed-workouts/import/preview', permission: 'update own training' },
    client: { endpoint: 'POST /clients/:clientId/completed-workouts/import/preview', permission: 'update workouts' },
    body: ReadingChoices,
    transientUpload: transientUploadLimits.trainingImport,
    response: z.object({ preview: HistoryPreview }),
  },
  create: {
    own: { endpoint: 'POST /my/completed-workouts/import', permission: 'update own training' },
    client: { endpoint: 'POST /clients/:clientId/completed-workouts/import', permission: 'update workouts' },
    body: Import,
    transientUpload: transientUploadLimits.trainingImport,
    isIdempotent: true,
    response: z.object({ imported: ImportResult }),
  },
});

export const historyImportProblems = defineProblems('completed-workouts', {
  import_not_a_table: 422,
  import_encoding: 422,
  import_too_big_inside: 422,
  import_damaged: 422,
  import_too_long: 422,
  import_not_history: 422,
  import_columns_missing: 422,
  import_empty: 422,
  import_too_many_lines: 422,
  import_too_many_workouts: 422,
  import_too_many_exercises: 422,
  import_left_out: 422,
  import_nothing_chosen: 422,
  import_exercise_gone: 422,
  import_may_not_create: 403,
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
