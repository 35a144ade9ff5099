import { saveProgram } from '#areas/programs/server/testing/save-program.ts';
import type { ExerciseRow } from '#areas/programs/contract/document.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import type { TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import type { SetChange } from '../../contract/set.ts';
import type { SignedPrescription } from '../../contract/prescription.ts';
import type { WorkoutSync } from '../../contract/sync.ts';
import { workoutRoutes } from '../../contract/training.ts';

import { syncOf } from '../../example.ts';
import { clientWorkoutRoutes } from '../../contract.ts';

export const startedAt = '2026-11-18T17:00:00.000Z';

/** A studio whose client has an unfinished workout, with functions that send requests as the client. */
export interface WorkoutFixture {
  studio: TestStudio;
  /** Id of the unfinished workout. */
  id: string;
  rowId: string;
  /** Returns the first set of the first row of the unfinished workout, with other values in `more`. */
  aSet(more?: Partial<SetChange>): SetChange;
  ofFirstRow(signed: SignedPrescription, more?: Partial<SetChange>): SetChange;
  send(known: Partial<WorkoutSync>, workoutId?: string): ReturnType<typeof sendSync>;
  log(...sets: SetChange[]): ReturnType<typeof sendSync>;
  finishAt(finishedAt: string, comment?: string, effort?: number | null): ReturnType<typeof sendSync>;
  mine(workoutId?: string): Promise<ApiResponse<typeof clientWorkoutRoutes.detail.own>['completedWorkout']>;
  open(workoutId: string): Promise<ApiResponse<typeof workoutRoutes.open.own>>;
  /**
   * Opens the first workout of the second week, which is not begun. `rows` replaces its rows by this number of rows.
   */
  nextWorkout(rows?: number): Promise<SignedPrescription>;
  /** Changes the exercises of that workout and returns its id. */
  changeNextWorkout(change: (rows: ExerciseRow[]) => ExerciseRow[]): Promise<string>;
}

export async function createWorkoutFixture(server: TestServer): Promise<WorkoutFixture> {
  const studio = await openTestStudio(server);
  const { client } = studio;
  const id = studio.ids['completed-workouts'] ?? '';
  const rowId = studio.ids['prescribed-rows'] ?? '';
  const aSet = (more: Partial<SetChange> = {}) => ({ ...emptySet, ...doneSet, id: newId(), rowId, ...more });
  const send = (known: Partial<WorkoutSync>, workoutId = id) => sendSync(server, client, workoutId, known);
  const open = async (workoutId: string) => (await server.ask(workoutRoutes.open.own, { workoutId }, client)).data;
  return {
    studio,
    id,
    rowId,
    aSet,
    ofFirstRow: ({ prescription }, more = {}) => aSet({ rowId: prescription.rows[0]?.id ?? '', ...more }),
    send,
    log: (...sets) => send({ sets }),
    finishAt: (finishedAt, comment = '', effort = null) => send({ finish: { finishedAt, effort, comment } }),
    mine: async (workoutId = id) =>
      (await server.ask(clientWorkoutRoutes.detail.own, { completedWorkoutId: workoutId }, client)).data
        .completedWorkout,
    open,
    changeNextWorkout: (change) => workoutWith(server, studio, change),
    nextWorkout: async (count) => {
      const { prescription, signature } = await open(
        await workoutWith(server, studio, count ? (rows) => repeated(rows, count) : undefined),
      );
      return { prescription, signature };
    },
  };
}

const emptySet = { rpe: null, seconds: null, metres: null, note: '', isWarmUp: false, isRemoved: false, setNumber: 1 };
const doneSet = { weightKg: 82.5, reps: 8, rir: 2, loggedAt: '2026-11-18T17:10:00.000Z' };

function sendSync(server: TestServer, token: string, id: string, known: Partial<WorkoutSync>) {
  return server.ask(
    workoutRoutes.sync.own,
    { completedWorkoutId: id, ...syncOf(null, { startedAt, ...known }) },
    token,
  );
}

/** The first workout of the second week. */
async function workoutWith(
  server: TestServer,
  studio: TestStudio,
  change: ((rows: ExerciseRow[]) => ExerciseRow[]) | undefined,
): Promise<string> {
  const params = { id: studio.ids['client-programs'] ?? '' };
  const { program } = (await server.ask(programRoutes.get, params, studio.admin)).data;
  const workout = program.weeks[1]?.days[0]?.workouts[0];
  if (change && workout) {
    workout.exercises = change(workout.exercises);
    await saveProgram(server, program, studio.admin);
  }
  return workout?.id ?? '';
}

/** The first row so many times. */
function repeated([row]: ExerciseRow[], count: number): ExerciseRow[] {
  return row ? Array.from({ length: count }, () => ({ ...row, id: newId() })) : [];
}
