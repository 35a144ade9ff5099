import { z } from 'zod';
import { idSchema, plainDate, requiredText, uuid, text } from '#shell/common/fields.ts';

export const limits = {
  weeks: 52,
  daysAWeek: 7,
  workoutsADay: 4,
  rowsAWorkout: 60,
  /** Bounds the size of the document, which is sent in one request. */
  rowsAProgram: 6000,
  sets: 50,
  restSeconds: 3600,
  warmUpCharacters: 200,
  /** Later copies of the client that are listed with a copy. */
  laterCopies: 20,
  /** Pauses of one copy. */
  pauses: 20,
  pauseNoteCharacters: 500,
} as const;
export const defaultRestSeconds = 90;
export const exerciseTypes = ['reps', 'time', 'distance', 'amrap', 'emom', 'text'] as const;
export const restTypes = ['seconds', 'no_rest'] as const;

/** Bounds of the values of a progression: steps in kg, `percent` of the one-repetition maximum. */
export const progressionLimits = {
  fromReps: { min: 1, max: 100, multiple: 1 },
  toReps: { min: 1, max: 100, multiple: 1 },
  stepKg: { min: 0.25, max: 50, multiple: 0.25 },
  percent: { min: 20, max: 110, multiple: 0.5 },
  rir: { min: 0, max: 5, multiple: 1 },
} as const;

/**
 * How the load of a row changes from one workout to the next. `completed-workouts/rules/progression` computes the load.
 *
 * `double`: repetitions increase up to `toReps`, then the load by `stepKg`, from `fromReps` again. `linear`: the load
 * increases by `stepKg` after every workout in which all sets were completed. `percent`: a percentage of the estimated
 * one-repetition maximum. `rir`: the load is adjusted by `stepKg` until `rir` repetitions stay in reserve.
 */
export const Progression = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('double'),
      fromReps: within('fromReps'),
      toReps: within('toReps'),
      stepKg: within('stepKg'),
    })
    .refine(({ fromReps, toReps }) => toReps >= fromReps, { path: ['toReps'], message: 'programs:progression.range' }),
  z.object({ kind: z.literal('linear'), stepKg: within('stepKg') }),
  z.object({ kind: z.literal('percent'), percent: within('percent') }),
  z.object({ kind: z.literal('rir'), rir: within('rir'), stepKg: within('stepKg') }),
]);
export type Progression = z.output<typeof Progression>;

function within(name: keyof typeof progressionLimits) {
  const { min, max, multiple } = progressionLimits[name];
  return z.number().min(min).max(max).multipleOf(multiple);
}

/**
 * One prescribed exercise. `reps` is text because coaches write "8-10" or "max"; `value` is the time, distance or text
 * of the other types; `weight` is text because it may be "80 kg", "75%" or "RPE 8"; `tut` is the tempo, "3-1-1-0".
 * `warmUp` are the sets before these, "10x20, 5x40 kg" or "5x50%", parsed by `rules/warm-up.ts`.
 */
export const ExerciseRow = z.object({
  id: uuid,
  exerciseId: idSchema('exercises'),
  name: text(120),
  key: z.string().regex(/^[A-Z]$/),
  position: z.number().int().min(1),
  supersetPosition: z.number().int().min(1).nullable(),
  type: z.enum(exerciseTypes).default('reps'),
  sets: z.number().int().min(1).max(limits.sets).nullable(),
  reps: text(40),
  value: text(40),
  weight: text(40),
  rpe: z.number().min(1).max(10).multipleOf(0.5).nullable(),
  rir: z.number().int().min(0).max(10).nullable(),
  /** Upper end of a prescribed range, such as RIR 1-2 or RPE 7-8; absent or null for a single number. */
  rirTo: z.number().int().min(0).max(10).nullable().optional(),
  rpeTo: z.number().min(1).max(10).multipleOf(0.5).nullable().optional(),
  tut: text(20),
  warmUp: text(limits.warmUpCharacters)
    .default('')
    .meta({ examples: ['10x20, 5x50%'] }),
  info: text(2000),
  restType: z.enum(restTypes).default('seconds'),
  restValue: z.number().int().min(0).max(limits.restSeconds).default(defaultRestSeconds),
  /** How the load changes from workout to workout; null when the load is always `weight`. */
  progression: Progression.nullable().default(null),
});
export type ExerciseRow = z.output<typeof ExerciseRow>;

export const Workout = z.object({
  id: uuid,
  title: text(120),
  info: text(2000),
  exercises: z.array(ExerciseRow).max(limits.rowsAWorkout),
});
export type Workout = z.output<typeof Workout>;

export const Day = z.object({
  id: uuid,
  dayNumber: z.number().int().min(1).max(limits.daysAWeek),
  /**
   * Days from the first day of the week to the date of this day, 0 to 6. Null for a day without a chosen date:
   * `offsetsOf` of `rules/dates.ts` distributes these days evenly.
   */
  offset: z
    .number()
    .int()
    .min(0)
    .max(limits.daysAWeek - 1)
    .nullable()
    .default(null),
  workouts: z.array(Workout).max(limits.workoutsADay),
});
export type Day = z.output<typeof Day>;

export const Week = z.object({
  id: uuid,
  weekNumber: z.number().int().min(1).max(limits.weeks),
  days: z.array(Day).max(limits.daysAWeek),
});
export type Week = z.output<typeof Week>;

/** The content that a coach edits. It is saved, merged and versioned as one document. */
export const ProgramContent = z.object({
  title: requiredText(120),
  info: text(5000),
  weeks: z.array(Week).max(limits.weeks),
});
export type ProgramContent = z.output<typeof ProgramContent>;

/** What a coach chooses for a pause of a copy. */
export const ChosenPause = z.object({
  from: plainDate,
  /** Its last day, included. */
  until: plainDate,
  /** Whether the rest of the copy moves by full weeks, so that it keeps its weekdays, instead of by the days of the pause. */
  keepsWeekdays: z.boolean(),
  /** What the client reads about it; '' for nothing. */
  note: text(limits.pauseNoteCharacters),
});
export type ChosenPause = z.output<typeof ChosenPause>;

export const PauseRequest = ChosenPause.extend({
  /** First day of the pause that is changed; null to add one. */
  replaced: plainDate.nullable().default(null),
  /** Whether the copy ends before the next one of the client, if its pauses make it overlap that. */
  endsBeforeNext: z.boolean().default(false),
});

/** A copy of the same client that begins later. */
export const LaterCopy = z.object({ title: z.string(), startsOn: z.string() });
export type LaterCopy = z.output<typeof LaterCopy>;

/** Days on which nothing of a copy is planned. What was planned from its first day on is `days` later. */
export const Pause = ChosenPause.extend({
  from: z.string(),
  until: z.string(),
  note: z.string(),
  days: z.number().int(),
});
export type Pause = z.output<typeof Pause>;

/** The content with its version, client, template, folder and dates. */
export const Program = ProgramContent.extend({
  id: z.uuid(),
  version: z.number().int(),
  /** Id of the last save. The tab that sent it recognises its own save by it. */
  saveId: z.uuid().nullable(),
  /** The client whose copy this is, null for a template. */
  clientId: z.uuid().nullable(),
  clientName: z.string().nullable(),
  /** Template from which the copy was created; null for a template, and after its template was deleted. */
  templateId: z.uuid().nullable(),
  templateTitle: z.string().nullable(),
  folderId: z.uuid().nullable(),
  startsOn: z.string().nullable(),
  /** Last day of a copy, included. */
  endsOn: z.string().nullable(),
  /** The day after the end of a copy that was replaced or ended early; null for one that runs to the end of its weeks. */
  stopsOn: z.string().nullable(),
  /** The pauses of a copy by their first day. Missing in responses that devices stored before. */
  pauses: z.array(Pause).optional(),
});
export type Program = z.output<typeof Program>;
