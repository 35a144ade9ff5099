import { sql } from 'kysely';
import { z } from 'zod';
import { RowChange, type SetChange } from '../../contract/set.ts';
import { KnownNote, ReportedText } from '../../contract/sync.ts';
import { OtherText } from '../../contract/workout.ts';
import type { Prescription } from '../../contract/prescription.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isPainToRead, readLines } from './read-feedback.ts';
import { recordedSeconds } from './trained-time.ts';

/** The values of a workout that a sync or a correction may change. */
export const ChangeableValues = z.object({
  title: z.string(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** See `correctedTimes`. */
  sentStartedAt: z.string().nullable(),
  sentFinishedAt: z.string().nullable(),
  correctedMinutes: z.number().int().nullable(),
  timesAuthorId: z.uuid().nullable(),
  timesCorrectedAt: z.string().nullable(),
  effort: z.number().int().nullable(),
  /** Membership of the professional who chose the effort, and who wrote the comment; null: the client. */
  effortAuthorId: z.uuid().nullable(),
  comment: z.string(),
  commentAuthorId: z.uuid().nullable(),
  hasPainAtEnd: z.boolean(),
  /** Membership of the professional who reported the pain or took it back; null: the client. */
  painAuthorId: z.uuid().nullable(),
  /** See `mergedEnd` and `mergedPain`. */
  effortCorrectedAt: z.string().nullable(),
  painCorrectedAt: z.string().nullable(),
  sentComment: z.string().nullable(),
  rowChanges: z.array(RowChange),
  isSkipped: z.boolean(),
  /** See `withKnownNotes`. */
  knownNotes: z.array(KnownNote),
  /** See `withLostTexts`. */
  otherTexts: z.array(OtherText),
  knownTexts: z.array(ReportedText),
});
export type ChangeableValues = z.output<typeof ChangeableValues>;

/** SQL for the names of the prescribed exercises by row id. */
export const namesOfRows = sql<Record<string, string>>`(
  select coalesce(jsonb_object_agg(row ->> 'id', row ->> 'name'), '{}') from jsonb_array_elements(prescription) row)`;

/** A completed workout that is locked until the end of the transaction. */
const LockedWorkout = ChangeableValues.extend({
  id: z.uuid(),
  /** Null after the program was deleted. */
  programId: z.uuid().nullable(),
  /** The prescribed workout, which may be deleted from the program; null for an imported workout. */
  workoutId: z.uuid().nullable(),
  /** Whether the client was allowed to add exercises when it was begun. */
  mayAdd: z.boolean(),
  /** Whether it is a free workout, which has no prescription. */
  isFree: z.boolean(),
  /** Id of the prescribed exercise, the prescribed load and the name of the exercise, by row id. */
  exercises: z.record(z.string(), z.string()),
  loads: z.record(z.string(), z.string()),
  names: z.record(z.string(), z.string()),
  /** Whether it names a symptom, and of which text was not stored yet (`saveSymptomParts`). */
  lacksSymptomParts: z.boolean(),
  /** See `isPainToRead` and `readLines`. */
  isPainToRead: z.boolean(),
  readLines: z.array(z.string()),
  /** Of the times that devices sent; null when they are not known. */
  recordedSeconds: z.number().nullable(),
});
export type LockedWorkout = z.output<typeof LockedWorkout>;

interface Named {
  id: string;
  clientId: string;
}

/**
 * Locks a workout until the end of the transaction. The sets are read in a separate statement: this one would return
 * them as they were before it waited for the lock.
 */
export async function lockWorkout({ db }: Scope, { id, clientId }: Named): Promise<LockedWorkout | undefined> {
  const [row] = await rowsOf(
    db,
    LockedWorkout,
    sql`
    select id, title, started_at as "startedAt", finished_at as "finishedAt", effort, comment, row_changes as "rowChanges",
      sent_started_at as "sentStartedAt", sent_finished_at as "sentFinishedAt", corrected_minutes as "correctedMinutes",
      times_author_id as "timesAuthorId", times_corrected_at as "timesCorrectedAt",
      effort_author_id as "effortAuthorId", comment_author_id as "commentAuthorId",
      has_pain_at_end as "hasPainAtEnd", pain_author_id as "painAuthorId",
      effort_corrected_at as "effortCorrectedAt", pain_corrected_at as "painCorrectedAt", sent_comment as "sentComment",
      is_skipped as "isSkipped", program_id as "programId", may_add as "mayAdd", source = 'free' as "isFree",
      prescribed_workout_id as "workoutId", known_notes as "knownNotes",
      other_texts as "otherTexts", known_texts as "knownTexts",
      ${isPainToRead} as "isPainToRead", ${readLines} as "readLines", names_symptoms and symptom_parts is null as "lacksSymptomParts", ${recordedSeconds()} as "recordedSeconds",
      (select coalesce(jsonb_object_agg(row ->> 'id', row ->> 'exerciseId'), '{}')
        from jsonb_array_elements(prescription) row) as exercises,
      (select coalesce(jsonb_object_agg(row ->> 'id', row ->> 'weight'), '{}')
        from jsonb_array_elements(prescription) row) as loads,
      ${namesOfRows} as names
    from completed_workouts where id = ${id} and client_id = ${clientId} for update`,
  );
  return row;
}

/** Locks the client, so that no other workout of the client begins until the end of the transaction. */
export async function lockClient({ db }: Pick<Scope, 'db'>, clientId: string): Promise<void> {
  await sql`select 1 from clients where id = ${clientId} for no key update`.execute(db);
}

/**
 * Locks all workouts of a client. Waits for transactions that write into them. The caller has locked the client, so no
 * new workout begins meanwhile.
 */
export async function lockWorkoutsOf({ db }: Pick<Scope, 'db'>, clientId: string): Promise<void> {
  await sql`select 1 from completed_workouts where client_id = ${clientId} for update`.execute(db);
}

interface Beginning extends Named {
  /** The prescribed workout; null for a free one, which only its id identifies. */
  workoutId: string | null;
  startedAt: string;
  sets: readonly Pick<SetChange, 'id'>[];
}

/**
 * Returns the id of the same workout begun before on this or another device: it is unfinished; it began within 12 hours
 * of `startedAt` and had not ended then; or it has one of `sets`, because the response to an earlier request was lost. A
 * workout that begins after the end of that one is another one: its sets must not replace those that were done.
 */
export async function findBegun({ db }: Scope, begun: Beginning): Promise<string | undefined> {
  const { id, clientId, workoutId, startedAt, sets } = begun;
  const hasSets = sql`exists (select 1 from completed_sets sets where sets.completed_workout_id = completed_workouts.id
    and sets.id = any(${sets.map((set) => set.id)}::uuid[]))`;
  const [row] = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    select id from completed_workouts
    where client_id = ${clientId} and not is_skipped and (id = ${id} or prescribed_workout_id = ${workoutId} and (finished_at is null
      or coalesce(sent_finished_at, finished_at) >= ${startedAt}::timestamptz
        and coalesce(sent_started_at, started_at) between ${startedAt}::timestamptz - interval '12 hours' and ${startedAt}::timestamptz + interval '12 hours'
      or ${hasSets}))
    order by (id = ${id}) desc, ${hasSets} desc, finished_at desc nulls first limit 1`,
  );
  return row?.id;
}

/**
 * Inserts the workout, also when its program was deleted; `linkToProgram` links it when that is restored. A program that still exists is
 * locked against deletion.
 */
export async function insertWorkout(
  { db }: Scope,
  { id, clientId, startedAt, prescription }: Named & { startedAt: string; prescription: Prescription },
): Promise<void> {
  const { workoutId, programId, programTitle, title, info, weekNumber, dayNumber, rows, clientMayAdd } = prescription;
  await sql`
    with program as materialized (
      select id from programs where id = ${programId} and client_id = ${clientId} for key share
    )
    insert into completed_workouts (id, client_id, program_id, prescribed_workout_id, program_title, title, info,
      week_number, day_number, prescription, started_at, may_add)
    select ${id}, ${clientId}, (select id from program), ${workoutId}, ${programTitle}, ${title},
      ${info}, ${weekNumber}, ${dayNumber}, ${JSON.stringify(rows)}::jsonb, ${startedAt}, ${clientMayAdd ?? true}
    on conflict do nothing`.execute(db);
}

const LinkedSkip = z.object({ workoutId: z.uuid(), rowChanges: z.array(RowChange) });

/**
 * Links the workouts that were begun while their program was deleted to the restored program, and returns those that were skipped, the
 * last time of each, later than what the schedule has of them. Whoever restores the program has locked the client: a workout that another
 * transaction is beginning is inserted before, or sees the program.
 */
export async function linkToProgram(
  { db }: Pick<Scope, 'db'>,
  programId: string,
): Promise<z.output<typeof LinkedSkip>[]> {
  return rowsOf(
    db,
    LinkedSkip,
    sql`
    with linked as (
      update completed_workouts done set program_id = programs.id
      from programs join program_workouts workout on workout.program_id = programs.id
      where programs.id = ${programId} and done.client_id = programs.client_id and done.prescribed_workout_id = workout.id
        and done.program_id is null
      returning done.id, prescribed_workout_id, is_skipped, done.row_changes, done.started_at
    )
    select distinct on (prescribed_workout_id) prescribed_workout_id as "workoutId", row_changes as "rowChanges"
    from linked where is_skipped and not exists (
      select from workout_adjustments adjustment
      where adjustment.workout_id = prescribed_workout_id and skip_reason is not null and adjusted_at > linked.started_at)
    order by prescribed_workout_id, started_at desc, id`,
  );
}

/** Inserts a workout without a prescription. Its number of week and day is 0. */
export async function insertFreeWorkout(
  { db }: Scope,
  { id, clientId, startedAt, title }: Named & { startedAt: string; title: string },
): Promise<void> {
  await sql`
    insert into completed_workouts (id, client_id, program_title, title, info, week_number, day_number, prescription,
      started_at, source)
    values (${id}, ${clientId}, '', ${title}, '', 0, 0, '[]', ${startedAt}, 'free')
    on conflict do nothing`.execute(db);
}

/** Adds rows to the stored prescription, because the coach changed the program between the starts on two devices. */
export async function addRows({ db }: Scope, id: string, rows: Prescription['rows']): Promise<void> {
  await sql`update completed_workouts set prescription = prescription || ${JSON.stringify(rows)}::jsonb where id = ${id}`.execute(
    db,
  );
}

export async function saveWorkout({ db }: Scope, id: string, changed: ChangeableValues): Promise<void> {
  await db
    .updateTable('completed_workouts')
    .set({
      title: changed.title,
      started_at: changed.startedAt,
      finished_at: changed.finishedAt,
      sent_started_at: changed.sentStartedAt,
      sent_finished_at: changed.sentFinishedAt,
      corrected_minutes: changed.correctedMinutes,
      times_author_id: changed.timesAuthorId,
      times_corrected_at: changed.timesCorrectedAt,
      effort: changed.effort,
      effort_author_id: changed.effortAuthorId,
      comment: changed.comment,
      comment_author_id: changed.commentAuthorId,
      has_pain_at_end: changed.hasPainAtEnd,
      pain_author_id: changed.painAuthorId,
      effort_corrected_at: changed.effortCorrectedAt,
      pain_corrected_at: changed.painCorrectedAt,
      sent_comment: changed.sentComment,
      row_changes: JSON.stringify(changed.rowChanges),
      is_skipped: changed.isSkipped,
      known_notes: JSON.stringify(changed.knownNotes),
      other_texts: JSON.stringify(changed.otherTexts),
      known_texts: JSON.stringify(changed.knownTexts),
    })
    .where('id', '=', id)
    .execute();
}
