import { z } from 'zod';
import { ExerciseRow, limits } from './document.ts';
import { ProgramSettings } from './settings.ts';
import { transientUploadLimits } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const importLimits = {
  /** Maximum length of pasted text. */
  characters: 500_000,
  /** Maximum number of non-empty lines, in all sheets of a file together. */
  lines: 10_000,
  /** Maximum length of one line; longer lines are truncated and marked `cut`. */
  lineCharacters: 500,
  sheets: 60,
  candidates: 5,
} as const;

/**
 * What the coach should check in a row. `kept_as_note`: text that fits no column was added to the note. `was_date`: the
 * spreadsheet had converted "8-10" to a date. `no_values`: the row has only a name. `same_exercise`: values without a name, read as more sets of
 * the exercise above. `per_hand`: two equal loads were read as that of one hand, or may be it. `in_parts`: repetitions and loads in parts may be a
 * drop set. `alternatives`: several schemes may be alternatives or weeks. `load_unread`: the load is kept as written. `kg_assumed`: the
 * load had no unit. `percent_of_other`: a percentage of something else than the maximum is in the note. `not_understood`: the row is excluded
 * unless the coach includes it. `formula`: the text looks like a formula. `cut`: the text was truncated. `workout_full`,
 * `day_full`, `week_full`: the previous workout, day or week had no room, so a new one was started.
 */
export const rowNotices = [
  'kept_as_note',
  'was_date',
  'no_values',
  'same_exercise',
  'per_hand',
  'in_parts',
  'alternatives',
  'load_unread',
  'kg_assumed',
  'percent_of_other',
  'not_understood',
  'formula',
  'cut',
  'workout_full',
  'day_full',
  'week_full',
] as const;
export type RowNotice = (typeof rowNotices)[number];

/**
 * Notices of the import as a whole. `weeks_copied`: weeks that the text says to be like another one, as `4 = 3`. `weeks_missing`: the week
 * before repeats for numbers that the text leaves out. `weeks_left_out`: headings of weeks without exercises. `days_free`: days that the
 * text says to be free.
 */
export const importNotices = [
  'no_header',
  'columns_unused',
  'weeks_copied',
  'weeks_missing',
  'weeks_left_out',
  'days_free',
] as const;

/**
 * The values of a row as parsed. `restSeconds` is null when the line names no rest: the row then gets the default rest,
 * or none before the next member of a superset.
 */
export const ImportedValues = ExerciseRow.pick({
  type: true,
  sets: true,
  reps: true,
  value: true,
  weight: true,
  rpe: true,
  rpeTo: true,
  rir: true,
  rirTo: true,
  tut: true,
  warmUp: true,
  info: true,
}).extend({ restSeconds: z.number().int().min(0).max(limits.restSeconds).nullable() });
export type ImportedValues = z.output<typeof ImportedValues>;

export const ImportedRow = ImportedValues.extend({
  /** Line number in the text or sheet, from 1. */
  line: z.number().int(),
  sheet: z.string().nullable(),
  /** The original line. */
  text: z.string(),
  /** Name of the exercise as written. */
  name: z.string(),
  /** Belongs to the same superset as the previous row. */
  joinsSuperset: z.boolean(),
  /** Excluded from the import. */
  isLeftOut: z.boolean(),
  /** Excluded because no exercise was chosen: the row stays as text in the note of the workout. */
  isKeptAsText: z.boolean().optional(),
  notices: z.array(z.enum(rowNotices)),
});
export type ImportedRow = z.output<typeof ImportedRow>;

const ImportedWorkout = z.object({ title: z.string(), info: z.string(), rows: z.array(ImportedRow) });
export type ImportedWorkout = z.output<typeof ImportedWorkout>;

const ImportedDay = z.object({ workouts: z.array(ImportedWorkout) });
export type ImportedDay = z.output<typeof ImportedDay>;

export const ImportedWeek = z.object({
  days: z.array(ImportedDay),
  /** Whether the week has the same lines as the one before it, as the second of "Settimane 1-2". */
  repeatsPrevious: z.boolean().optional(),
});
export type ImportedWeek = z.output<typeof ImportedWeek>;

/** An exercise of the library that may match a name. */
const Candidate = z.object({ id: z.uuid(), name: z.string(), isOwn: z.boolean() });

/**
 * A name with the exercises it may refer to, best match first. `exact`: the first candidate has this name. `similar`: the
 * first candidate contains every word of it. `unknown`: the candidates are only suggestions.
 */
export const ImportedName = z.object({
  name: z.string(),
  match: z.enum(['exact', 'similar', 'unknown']),
  candidates: z.array(Candidate).max(importLimits.candidates),
});
export type ImportedName = z.output<typeof ImportedName>;

export const ImportPreview = z.object({
  /** Title of the program in the text, or ''. */
  title: z.string(),
  weeks: z.array(ImportedWeek),
  names: z.array(ImportedName),
  /** Rest in seconds of rows without a rest, when the import creates a new program. */
  restSeconds: ProgramSettings.shape.defaultRestSeconds,
  /** `values`: the column headings, sheet names or numbers of weeks that the notice is about. */
  notices: z.array(z.object({ code: z.enum(importNotices), values: z.array(z.string()) })),
});
export type ImportPreview = z.output<typeof ImportPreview>;

/**
 * Parse and match exercise names; neither call writes. A new program is created with `POST /programs`, weeks are added to
 * an existing one by the editor.
 */
export const programImportRoutes = defineRoutes({
  importText: {
    endpoint: 'POST /programs/import/text',
    permission: 'create programs',
    body: z.object({
      text: z.string().max(importLimits.characters),
      /** Whether it is one row that was typed in the editor, where a number without a unit is the load. */
      isTyped: z.boolean().optional(),
    }),
    isHeavy: true,
    response: z.object({ preview: ImportPreview }),
  },
  importFile: {
    endpoint: 'POST /programs/import/file',
    permission: 'create programs',
    transientUpload: transientUploadLimits.programImport,
    response: z.object({ preview: ImportPreview }),
  },
});

export const programImportProblems = defineProblems('programs', {
  import_empty: 422,
  /** A log of workouts exported by Strong or Hevy: completed workouts of a client, not a program. */
  import_training_log: 422,
  import_too_many_lines: 422,
  import_too_many_weeks: 422,
  import_not_a_table: 422,
  import_encoding: 422,
  import_too_big_inside: 422,
  import_damaged: 422,
  import_too_long: 422,
});
