import { z } from 'zod';
import { ExerciseRow, limits } from './document.ts';
import { ProgramSettings } from './settings.ts';
import { transientUploadLimits } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const importLimits = {
  /** Of pasted text. */
  characters: 500_000,
  /** With something in them, over all sheets of a file. */
  lines: 10_000,
  /** Of one line; what is longer is cut and says so. */
  lineCharacters: 500,
  sheets: 60,
  candidates: 5,
} as const;

/**
 * What the coach should look at in a row. `kept_as_note`: something that fits no column stands in the note. `was_date`:
 * the sheet had turned "8-10" into a date. `workout_full`, `day_full`, `week_full`: a new one was begun, the one before
 * held all it can. `not_understood`: left out unless the coach takes it in. `formula`: looks like a formula and is text.
 */
export const rowNotices = [
  'kept_as_note',
  'was_date',
  'no_values',
  'not_understood',
  'formula',
  'cut',
  'workout_full',
  'day_full',
  'week_full',
] as const;
export type RowNotice = (typeof rowNotices)[number];

/** About the whole import; `words` are the columns or headings it speaks of. */
export const importNotices = ['no_header', 'columns_unused'] as const;

/** What a line says of an exercise. A pause that is not said is null: then the usual one, or none inside a superset. */
export const ImportedValues = ExerciseRow.pick({
  type: true,
  sets: true,
  reps: true,
  value: true,
  weight: true,
  rpe: true,
  rir: true,
  tut: true,
  info: true,
}).extend({ restSeconds: z.number().int().min(0).max(limits.restSeconds).nullable() });
export type ImportedValues = z.output<typeof ImportedValues>;

export const ImportedRow = ImportedValues.extend({
  /** Of the text or sheet, from 1. */
  line: z.number().int(),
  sheet: z.string().nullable(),
  /** The line as it stood. */
  text: z.string(),
  /** The exercise as it is called there. */
  name: z.string(),
  /** In a superset with the row before. */
  joinsSuperset: z.boolean(),
  isLeftOut: z.boolean(),
  notices: z.array(z.enum(rowNotices)),
});
export type ImportedRow = z.output<typeof ImportedRow>;

const ImportedWorkout = z.object({ title: z.string(), info: z.string(), rows: z.array(ImportedRow) });
export type ImportedWorkout = z.output<typeof ImportedWorkout>;

const ImportedDay = z.object({ workouts: z.array(ImportedWorkout) });
export type ImportedDay = z.output<typeof ImportedDay>;

export const ImportedWeek = z.object({ days: z.array(ImportedDay) });
export type ImportedWeek = z.output<typeof ImportedWeek>;

/** An exercise of the library that may be meant. */
const Candidate = z.object({ id: z.uuid(), name: z.string(), isOwn: z.boolean() });

/** `exact`: called like that; `similar`: the first has all the words; `unknown`: at best something near. */
export const ImportedName = z.object({
  name: z.string(),
  match: z.enum(['exact', 'similar', 'unknown']),
  candidates: z.array(Candidate).max(importLimits.candidates),
});
export type ImportedName = z.output<typeof ImportedName>;

export const ImportPreview = z.object({
  /** What the text calls the program, or nothing. */
  title: z.string(),
  weeks: z.array(ImportedWeek),
  names: z.array(ImportedName),
  /** Of rows that say none, in seconds, in a new program. */
  restSeconds: ProgramSettings.shape.defaultRestSeconds,
  notices: z.array(z.object({ code: z.enum(importNotices), words: z.array(z.string()) })),
});
export type ImportPreview = z.output<typeof ImportPreview>;

/** Both read and match, and write nothing: a program begins with `POST /programs`, weeks go in through the editor. */
export const programImportRoutes = defineRoutes({
  importText: {
    endpoint: 'POST /programs/import/text',
    permission: 'create programs',
    /** As it was pasted: lines are counted from its first. */
    body: z.object({ text: z.string().max(importLimits.characters) }),
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
  import_too_many_lines: 422,
  import_too_many_weeks: 422,
  import_not_a_table: 422,
  import_encoding: 422,
  import_too_big_inside: 422,
  import_damaged: 422,
  import_too_long: 422,
});
