import type { CompletedWorkout } from '#areas/completed-workouts/contract.ts';
import { prescribedReps, prescribedWeightKg } from '#areas/completed-workouts/rules/prefill.ts';
import { finish, logSet, startWorkout } from '#areas/completed-workouts/server/operations/logging.ts';
import type { Program } from '#areas/programs/contract/document.ts';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const comments = ['', 'Bene, energia giusta', '', 'Ultime serie faticose', 'Dormito poco', '', ''];

/** What a client did of a program up to yesterday, skipping the last workouts if they are behind. */
export async function trainThrough(client: Scope, copy: Program, today: string, skips: number): Promise<void> {
  const due = copy.weeks.flatMap((week) =>
    week.days.flatMap((day) =>
      day.workouts.map((workout) => ({
        workout,
        on: addDays(copy.startsOn ?? today, (week.weekNumber - 1) * 7 + (day.dayNumber - 1) * 2),
      })),
    ),
  );
  const past = due.filter(({ on }) => on < today);
  for (const [index, { workout, on }] of past.slice(0, Math.max(0, past.length - skips)).entries())
    await trainOnce(client, workout.id, on, index);
}

async function trainOnce(client: Scope, workoutId: string, on: string, index: number): Promise<void> {
  const startedAt = new Date(`${on}T${String(16 + (index % 3)).padStart(2, '0')}:${10 + (index % 4) * 10}:00.000Z`);
  const { completedWorkout } = await startWorkout(client, {
    id: newId(),
    workoutId,
    startedAt: startedAt.toISOString(),
  });
  const finishedAt = await logAll(client, completedWorkout, startedAt);
  const effort = 6 + (index % 4);
  await finish(client, {
    id: completedWorkout.id,
    finishedAt: finishedAt.toISOString(),
    effort,
    comment: comments[index % comments.length] ?? '',
  });
}

/** Answers when the last set was done. */
async function logAll(client: Scope, { id, rows }: CompletedWorkout, startedAt: Date): Promise<Date> {
  let at = startedAt.getTime();
  for (const row of rows)
    for (let setNumber = 1; setNumber <= (row.sets ?? 1); setNumber++) {
      at += (40 + row.restValue) * 1000;
      const isLast = setNumber === row.sets;
      const reps = prescribedReps(row.reps);
      await logSet(client, {
        id,
        setId: newId(),
        rowId: row.id,
        setNumber,
        weightKg: prescribedWeightKg(row.weight),
        reps: reps === null ? null : reps - (isLast && setNumber > 3 ? 1 : 0),
        rir: row.rir,
        loggedAt: new Date(at).toISOString(),
      });
    }
  return new Date(at + 60_000);
}
