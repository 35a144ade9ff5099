import { sql } from 'kysely';
import { z } from 'zod';
import type { FoundReference, RecordPart } from '#areas/chats/server/public.ts';
import { type NamedExercise, translateNames } from '#areas/exercises/server/public.ts';
import { isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { workoutNameIn } from '../workout-name.ts';

const ReferenceRow = z.object({
  id: z.uuid(),
  part: z.string().nullable(),
  clientId: z.uuid(),
  title: z.string(),
  dayNumber: z.number().int(),
  /** Null: the whole workout. */
  exerciseId: z.uuid().nullable(),
  exerciseName: z.string().nullable(),
  setNumber: z.number().int().nullable(),
  /** Null: the set is not logged, or was removed. */
  setId: z.uuid().nullable(),
});
type ReferenceRow = z.output<typeof ReferenceRow>;

/**
 * The completed workouts and sets among the references that the caller may open, for messages that point at them, named in
 * the language of the caller.
 */
export async function findWorkoutReferences(
  scope: Scope,
  references: readonly RecordPart[],
): Promise<FoundReference[]> {
  const rows = await rowsOf(
    scope.db,
    ReferenceRow,
    sql`
    select done.id, given.part, done.client_id as "clientId", done.title, done.day_number as "dayNumber", sets.id as "setId", given.number as "setNumber",
      exercise.id as "exerciseId", exercise.name as "exerciseName"
    from (
      select id, part, split_part(part, '.', 1) as row_id,
        case when part ~ '^[0-9a-f-]{36}\.[1-9][0-9]{0,2}$' then split_part(part, '.', 2)::int end as number
      from jsonb_to_recordset(${JSON.stringify(references)}) as pointer(id uuid, part text)
    ) given
      join completed_workouts done on done.id = given.id
      left join completed_sets sets on sets.completed_workout_id = done.id and sets.row_id::text = given.row_id
        and sets.set_number = given.number
      left join lateral (
        select 1 as priority, earlier ->> 'exerciseId' as id, earlier ->> 'exerciseName' as name
          from jsonb_array_elements(done.row_changes) change
            cross join jsonb_array_elements(change -> 'earlier') earlier
          where change ->> 'rowId' = given.row_id and earlier -> 'setNumbers' @> to_jsonb(given.number)
        union all
        select 2, change ->> 'exerciseId', change ->> 'exerciseName' from jsonb_array_elements(done.row_changes) change
          where change ->> 'rowId' = given.row_id and change ->> 'exerciseId' is not null
        union all
        select 3, prescribed ->> 'exerciseId', prescribed ->> 'name' from jsonb_array_elements(done.prescription) prescribed
          where prescribed ->> 'id' = given.row_id
        order by priority limit 1
      ) exercise on true
    where ${isVisibleClient(scope, 'done.client_id')} and ${mayReadHealthData(scope, 'done.client_id')} and (given.part is null or sets.id is not null or (
      given.number is not null and (done.prescription @> jsonb_build_array(jsonb_build_object('id', given.row_id))
        or done.row_changes @> jsonb_build_array(jsonb_build_object('rowId', given.row_id)))))`,
  );
  const exercises = rows.flatMap((row) => namedExerciseOf(row) ?? []);
  const nameOf = await translateNames(scope, exercises, scope.language);
  return rows.map((row) => {
    const exercise = namedExerciseOf(row);
    return toReference(scope, { ...row, exerciseName: exercise ? nameOf(exercise) : row.exerciseName });
  });
}

/** Null: the whole workout, or a set whose row names no exercise. */
function namedExerciseOf({ exerciseId, exerciseName: name }: ReferenceRow): NamedExercise | null {
  return exerciseId !== null && name !== null ? { exerciseId, name } : null;
}

function toReference(scope: Scope, row: ReferenceRow): FoundReference {
  const { id, part, clientId, exerciseName, setNumber, setId } = row;
  const t = textsIn(scope.language);
  const name = exerciseName ?? t('completed-workouts:detail.orphaned');
  const set = setNumber === null ? null : t('completed-workouts:detail.setOf', { name, number: setNumber });
  const path = scope.caller.clientId
    ? `/my/completed-workouts/${id}`
    : `/clients/${clientId}/completed_workouts/${id}/details`;
  return {
    id,
    part,
    clientId,
    label: [set, workoutNameIn(scope.language, row)].filter(Boolean).join(' · '),
    path: setId ? `${path}?set=${setId}` : path,
  };
}
