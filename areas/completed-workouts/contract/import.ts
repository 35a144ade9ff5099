import { z } from 'zod';
import { muscles } from '#areas/exercises/rules/taxonomy.ts';
import { idSchema, search } from '#shell/common/fields.ts';
import { transientUploadLimits } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const importLimits = {
  workouts: 5000,
  /** With something in them. */
  lines: 60_000,
  /** Different exercises. */
  names: 400,
  candidates: 5,
  /** That are shown; the answer says how many there are. */
  problems: 200,
  /** Of a cell that is shown. */
  cellCharacters: 80,
} as const;

export const importSources = ['strong', 'hevy'] as const;
export type ImportSource = (typeof importSources)[number];

/** Why a set cannot go in as it stands in the file. */
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

/** Something of a set or workout that is left out while the rest of it goes in. */
const remarks = ['effort', 'note_cut', 'name_cut', 'duration', 'kind'] as const;

/** One line of the file that somebody should look at. */
export const HistoryProblem = z.object({
  /** From 1, the heading included. */
  line: z.number().int(),
  /** As the file calls it; null: the line as a whole. */
  column: z.string().nullable(),
  /** What stands there. */
  text: z.string(),
  code: z.enum([...faults, ...remarks]),
  /** The set does not go in. */
  isLeftOut: z.boolean(),
});
export type HistoryProblem = z.output<typeof HistoryProblem>;

export const weightUnits = ['kg', 'lb'] as const;
export const distanceUnits = ['km', 'mi'] as const;

/** In which units the file counts where it does not say so itself. */
const Units = z.object({
  weightUnit: z.enum(weightUnits).default('kg'),
  distanceUnit: z.enum(distanceUnits).default('km'),
});
export type Units = z.output<typeof Units>;

const ImportCandidate = z.object({ id: z.uuid(), name: z.string(), isOwn: z.boolean() });
export type ImportCandidate = z.output<typeof ImportCandidate>;

/** `exact`: called like that, in one order of words or another; `similar`: the first has all the words; else near at best. */
export const ImportedExercise = z.object({
  name: z.string(),
  sets: z.number().int(),
  match: z.enum(['exact', 'similar', 'unknown']),
  candidates: z.array(ImportCandidate).max(importLimits.candidates),
});
export type ImportedExercise = z.output<typeof ImportedExercise>;

const Count = z.object({ workouts: z.number().int(), sets: z.number().int() });

export const HistoryPreview = z.object({
  source: z.enum(importSources),
  ...Count.shape,
  /** Calendar days of the first and the last workout, as the file has them; null without a workout. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** Those with the most sets first. */
  exercises: z.array(ImportedExercise),
  /** The first ones: those that are left out before those that are only remarked on, each in the order of the file. */
  problems: z.array(HistoryProblem).max(importLimits.problems),
  problemCount: z.number().int(),
  /** Sets among the problems that do not go in: whoever imports says that this is fine. */
  leftOut: z.number().int(),
  /** Taken in before. */
  there: Count,
  /** The file does not say in which unit. */
  asks: z.object({ weightUnit: z.boolean(), distanceUnit: z.boolean() }),
  units: Units,
  mayCreate: z.boolean(),
});
export type HistoryPreview = z.output<typeof HistoryPreview>;

/** What an exercise of the file stands for. Only who may create exercises makes a new one of it. */
export const ExerciseMapping = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exercise'), id: idSchema('exercises') }),
  z.object({ kind: z.literal('create'), muscle: z.enum(muscles) }),
  z.object({ kind: z.literal('skip') }),
]);
export type ExerciseMapping = z.output<typeof ExerciseMapping>;

/** Beside a file everything is text. */
const choices = z.union([z.record(z.string().max(120), ExerciseMapping), z.string()]).transform((sent, context) => {
  if (typeof sent !== 'string') return sent;
  const read = z.record(z.string().max(120), ExerciseMapping).safeParse(parsed(sent));
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: 'completed-workouts:import.choicesUnreadable' });
  return z.NEVER;
});

const Import = Units.extend({
  /** By the name in the file; a name without one is left out. */
  choices,
  /** The sets that cannot go in are left out. */
  leavesOut: z.enum(['yes', 'no']).default('no'),
});

export const ImportResult = z.object({
  /** New ones. */
  ...Count.shape,
  there: Count,
  from: z.string().nullable(),
  until: z.string().nullable(),
  created: z.number().int(),
});
export type ImportResult = z.output<typeof ImportResult>;

const preview = {
  body: Units,
  transientUpload: transientUploadLimits.trainingImport,
  response: z.object({ preview: HistoryPreview }),
};
const write = {
  body: Import,
  transientUpload: transientUploadLimits.trainingImport,
  response: z.object({ imported: ImportResult }),
};

/** What was trained with another app, out of its export: looked at first, with the same file written afterwards. */
export const historyImportRoutes = defineRoutes({
  previewImport: {
    endpoint: 'POST /my/completed-workouts/import/preview',
    permission: 'update own training',
    ...preview,
  },
  importHistory: { endpoint: 'POST /my/completed-workouts/import', permission: 'update own training', ...write },
  previewImportOfClient: {
    endpoint: 'POST /clients/:id/completed-workouts/import/preview',
    permission: 'update workouts',
    ...preview,
  },
  importHistoryOfClient: {
    endpoint: 'POST /clients/:id/completed-workouts/import',
    permission: 'update workouts',
    ...write,
  },
  /** Exercises that may be meant by some words, for whoever chooses. */
  importCandidates: {
    endpoint: 'GET /completed-workouts/import/candidates',
    permission: 'update workouts',
    alternativePermission: 'update own training',
    query: z.object({ search }),
    response: z.object({ candidates: z.array(ImportCandidate).max(importLimits.candidates) }),
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
