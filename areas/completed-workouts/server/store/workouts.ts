import { clientZone, professionalName } from '#areas/clients/server/public.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import { CompletedWorkout, type OtherNote } from '../../contract/workout.ts';
import { limits, PrescribedRow } from '../../contract/set.ts';
import { maxBegun } from '../../contract/today.ts';
import { skipOf } from '../../rules/skip.ts';
import { checkedRows, rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { translateNames } from '#areas/exercises/server/public.ts';
import { commentsOf } from './comments.ts';
import { lostNotesJson } from './feedback.ts';
import { newFeedbackAt, painReaders } from './read-feedback.ts';
import type { AttachmentRow } from '#shell/server/attachments/store.ts';
import { shownMedia, toSetMedium } from './media.ts';
import { beforeOfSet, otherVersionOfSet, isoOf, valuesJson } from './sets.ts';
import { durationSeconds, recordedSeconds } from './trained-time.ts';
import { correctedSets, correctionsOf } from './versions.ts';

/** Returns one workout of a client, begun or finished, with its sets by number. */
export async function findCompletedWorkout(
  scope: Scope,
  { id, clientId }: { id: string; clientId: string },
): Promise<CompletedWorkout | undefined> {
  const rows = await selectWorkouts(scope, clientId).where('completed_workouts.id', '=', id).execute();
  const [workout] = await inLanguage(scope, checkedRows(WorkoutRow, rows));
  return workout && completedWorkoutOf(workout);
}

/**
 * Returns the unfinished workouts of a client, newest first. With `workoutId`, only those of that prescribed workout. Their
 * `workoutId` is that of the prescription, also after their program was deleted; of a free workout it is its own id.
 */
export async function findBegunWorkouts(
  scope: Scope,
  { clientId, workoutId }: { clientId: string; workoutId?: string },
): Promise<CompletedWorkout[]> {
  let begun = selectWorkouts(scope, clientId).where('finished_at', 'is', null);
  if (workoutId) begun = begun.where(isOf(workoutId));
  const rows = await begun.orderBy('started_at', 'desc').limit(maxBegun).execute();
  const workouts = await inLanguage(scope, checkedRows(WorkoutRow, rows));
  return workouts.map((one) => ({
    ...completedWorkoutOf(one),
    workoutId: one.source === 'free' ? one.id : one.prescribedWorkoutId,
  }));
}

/** The results of a prescribed workout, or the free workout with this id: the runner opens both alike. */
function isOf(workoutId: string): RawBuilder<SqlBool> {
  return sql`(completed_workouts.prescribed_workout_id = ${workoutId}
    or completed_workouts.source = 'free' and completed_workouts.id = ${workoutId})`;
}

const LastDone = z.object({
  completedWorkoutId: z.uuid(),
  finishedAt: z.string(),
  finishedOn: z.string(),
  rows: z.array(PrescribedRow),
});
export type LastDone = z.output<typeof LastDone>;

/** The last finished workout of a prescribed one, with what it was begun with; null without any. */
export async function findLastDone(
  { db }: Scope,
  { clientId, workoutId }: { clientId: string; workoutId: string },
): Promise<LastDone | null> {
  const [done = null] = await rowsOf(
    db,
    LastDone,
    sql`
    select id as "completedWorkoutId", finished_at as "finishedAt", finished_on as "finishedOn", prescription as rows
    from completed_workouts
    where client_id = ${clientId} and ${isOf(workoutId)} and not is_skipped and finished_at is not null
    order by finished_at desc limit 1`,
  );
  return done;
}

const WorkoutRow = CompletedWorkout.omit({ skip: true }).extend({
  isSkipped: z.boolean(),
  prescribedWorkoutId: z.uuid().nullable(),
  media: z.array(z.custom<AttachmentRow>()),
});
type WorkoutRow = z.output<typeof WorkoutRow>;

/** Translates the names of exercises into the caller's language, except names that the coach changed in the program. */
async function inLanguage(scope: Scope, workouts: readonly WorkoutRow[]): Promise<WorkoutRow[]> {
  const swapsOf = ({ rowChanges }: WorkoutRow) =>
    rowChanges
      .flatMap(({ exerciseId, exerciseName, earlier = [] }) => [{ exerciseId, exerciseName }, ...earlier])
      .flatMap(({ exerciseId, exerciseName }) => (exerciseId ? [{ exerciseId, name: exerciseName }] : []));
  const rows = workouts.flatMap((workout) => [...workout.rows, ...swapsOf(workout)]);
  const nameOf = await translateNames(scope, rows, scope.language);
  return workouts.map((workout) => ({
    ...workout,
    rows: workout.rows.map((row) => ({ ...row, name: nameOf(row) })),
    rowChanges: workout.rowChanges.map((change) => {
      const { exerciseId, exerciseName: name, earlier = [] } = change;
      const translated = earlier.map((exercise) => ({
        ...exercise,
        exerciseName: nameOf({ exerciseId: exercise.exerciseId, name: exercise.exerciseName }),
      }));
      return {
        ...change,
        ...(exerciseId && { exerciseName: nameOf({ exerciseId, name }) }),
        ...(translated.length > 0 && { earlier: translated }),
      };
    }),
  }));
}

function completedWorkoutOf(row: WorkoutRow): CompletedWorkout {
  const { isSkipped, media, prescribedWorkoutId: _, otherNotes = [], otherTexts = [], ...workout } = row;
  const others = {
    ...(otherNotes.length > 0 && { otherNotes }),
    ...(otherTexts.length > 0 && { otherTexts }),
  };
  return { ...workout, ...others, skip: isSkipped ? skipOf(workout) : null, media: media.map(toSetMedium) };
}

/** The prescribed workout, unless it was deleted from its program. */
const presentWorkoutId = sql<string | null>`(select workout.id
  from program_workouts workout join programs on programs.id = workout.program_id
  where workout.id = completed_workouts.prescribed_workout_id)`;

/** Null while the program is deleted, which may be restored. */
const presentProgramId = sql<string | null>`(select programs.id from programs
  where programs.id = completed_workouts.program_id)`;

const timesCorrection = (scope: Scope): RawBuilder<CompletedWorkout['timesCorrection']> => sql`
  case when times_corrected_at is not null then json_build_object('startedAt', ${isoOf(sql`sent_started_at`)},
    'trainedSeconds', ${recordedSeconds()}, 'author', ${professionalName(scope, sql.ref('times_author_id'))},
    'correctedAt', ${isoOf(sql`times_corrected_at`)}) end`;

function selectWorkouts(scope: Scope, clientId: string) {
  return scope.db
    .selectFrom('completed_workouts')
    .innerJoin('clients', 'clients.id', 'completed_workouts.client_id')
    .select([
      'completed_workouts.id',
      presentWorkoutId.as('workoutId'),
      'prescribed_workout_id as prescribedWorkoutId',
      presentProgramId.as('programId'),
      'program_title as programTitle',
      'title',
      'info',
      'week_number as weekNumber',
      'day_number as dayNumber',
      'prescription as rows',
      'client_id as clientId',
      'clients.name as clientName',
      'started_at as startedAt',
      'finished_at as finishedAt',
      'finished_on as finishedOn',
      durationSeconds().as('trainedSeconds'),
      timesCorrection(scope).as('timesCorrection'),
      clientZone('completed_workouts.client_id').as('timeZone'),
      'effort',
      'comment',
      professionalName(scope, sql.ref('effort_author_id')).as('effortAuthor'),
      sql<boolean>`effort_corrected_at is not null`.as('isEffortCorrected'),
      professionalName(scope, sql.ref('comment_author_id')).as('commentAuthor'),
      'has_pain_at_end as hasPainAtEnd',
      professionalName(scope, sql.ref('pain_author_id')).as('painAuthor'),
      sql<boolean>`pain_corrected_at is not null`.as('isPainCorrected'),
      'names_symptoms as namesSymptoms',
      (scope.caller.clientId ? sql<OtherNote[]>`'[]'::json` : lostNotesJson).as('otherNotes'),
      (scope.caller.clientId ? sql<unknown>`'[]'::jsonb` : sql.ref('other_texts')).as('otherTexts'),
      'source',
      'is_skipped as isSkipped',
      'row_changes as rowChanges',
      setsOf(scope).as('sets'),
      shownMedia(scope).as('media'),
      correctedSets.as('correctedSets'),
      correctionsOf(scope).as('corrections'),
      commentsOf(scope).as('comments'),
      newFeedbackAt(scope).as('newFeedbackAt'),
      painReaders(scope).as('painReaders'),
    ])
    .where('completed_workouts.client_id', '=', clientId);
}

const setsOf = (scope: Scope): RawBuilder<unknown> => sql`coalesce((
  select json_agg(json_build_object('id', sets.id, 'rowId', row_id, 'setNumber', set_number, ${valuesJson},
    'loggedAt', ${isoOf(sql`logged_at`)}, 'author', ${professionalName(scope, sql`sets.author_id`)},
    'before', ${beforeOfSet}, 'otherVersion', ${otherVersionOfSet}) order by set_number, sets.id)
  from (select * from completed_sets where completed_workout_id = completed_workouts.id
      order by row_id, set_number limit ${sql.lit(limits.setsAWorkout)}) sets), '[]')`;
