import { findWithdrawn, type Subject } from '#areas/clients/server/public.ts';
import { findTrainingExercises } from '#areas/exercises/server/public.ts';
import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { maximumDays } from '#areas/metrics/rules/maximum.ts';
import { findTestedMaxima, type TestedMaximum } from '#areas/metrics/server/public.ts';
import { readProgramSettings } from '#areas/programs/server/public.ts';
import type { Prescription } from '../../contract/prescription.ts';
import type { ExerciseHistory } from '../../contract/exercise-history.ts';
import type { Training, trainingRoutes, WorkoutDetail } from '../../contract/training.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import { maximumFrom } from '../../rules/maxima.ts';
import { withEarlyStart } from '../../rules/next-workout.ts';
import { changedRows, isOtherWork } from '../../rules/prescription-changes.ts';
import { prescriptionOf } from '../../rules/prescription-of.ts';
import { nearestTo } from '../../rules/schedule.ts';
import { addDays } from '#shell/common/dates.ts';
import { found } from '#shell/common/problem.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { JsonText } from '#shell/server/http/json-text.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import { findExerciseHistory, type StoredHistory } from '../store/exercise-history.ts';
import { findReportedPain, type PainOfExercise } from '../store/reported-pain.ts';
import { findPrescriptions } from '../store/prescriptions.ts';
import { findPauseOn, findProgramInfo, findUpcomingProgram } from '../store/today.ts';
import { findRecentExerciseIds } from '../store/free-workouts.ts';
import { findBegunWorkouts, findLastDone, type LastDone } from '../store/workouts.ts';
import { readDoneWorkouts } from './done-workouts.ts';
import { findFreePrescription, freePermission } from './free-workouts.ts';
import { signedPrescriptionJson, signPrescription } from './signed-prescription.ts';
import {
  followedPrograms,
  programOf,
  readFollowed,
  readScheduleOf,
  readTodayAndSchedule,
  today,
  todayOfClient,
} from './today.ts';

/** Maximum number of workouts of a program that a phone stores for use without a connection. */
const maxWorkouts = 400;

/** Returns one workout to do, with everything the runner shows. */
export async function openWorkout(
  scope: Scope,
  { clientId }: Subject,
  { workoutId }: { workoutId: string },
): Promise<WorkoutDetail> {
  const [[prescribed], settings, [begun = null], lastDone, earlyStart] = await Promise.all([
    findPrescriptions(scope, clientId, [workoutId]),
    readProgramSettings(scope, clientId),
    findBegunWorkouts(scope, { clientId, workoutId }),
    findLastDone(scope, { clientId, workoutId }),
    readEarlyStart(scope, { clientId, workoutId }),
  ]);
  const free = begun || prescribed ? undefined : await findFreePrescription(scope, { clientId, workoutId });
  const prescription = found(begun ? prescriptionOf(begun, workoutId) : (prescribed ?? free));
  const workouts = begun ? [prescription, begun] : [prescription];
  const { programId } = prescription;
  const [{ exercises, history }, programInfo, pause] = await Promise.all([
    readExercises(scope, { clientId, settings, workouts }),
    programId ? findProgramInfo(scope, [programId]) : {},
    programId ? findPauseOn(scope, programId, await todayOfClient(scope, clientId)) : null,
  ]);
  const shown = withPermission(prescription, settings);
  const signed = signPrescription(scope, clientId, shown);
  return {
    ...signed,
    exercises,
    history: history.map(parsedHistory),
    settings,
    begun,
    currentRows: begun && prescribed ? changedRows(begun.rows, prescribed.rows) : null,
    pause,
    isWithdrawn: begun !== null && !prescribed && !prescription.isFree,
    lastDone: lastDone && asLastDone(lastDone, prescription),
    earlyStart,
    programInfo: Object.values(programInfo).join(''),
  };
}

function asLastDone(
  { rows, ...done }: LastDone,
  { rows: current }: Prescription,
): NonNullable<WorkoutDetail['lastDone']> {
  return { ...done, isChangedSince: isOtherWork(rows, current) };
}

/** The day of a workout whose program begins later; null once one of its workouts is begun or done. */
async function readEarlyStart(
  scope: Scope,
  { clientId, workoutId }: { clientId: string; workoutId: string },
): Promise<NonNullable<WorkoutDetail['earlyStart']> | null> {
  const upcoming = await findUpcomingProgram(scope, { clientId, workoutId, today: today(scope) });
  if (!upcoming) return null;
  const schedule = await readScheduleOf(scope, [upcoming]);
  const workout = schedule.find((one) => one.workoutId === workoutId);
  const { state } = withEarlyStart({ ...upcoming, state: 'upcoming' }, schedule);
  return workout && state === 'upcoming' ? { startsOn: upcoming.startsOn, date: workout.date } : null;
}

/** Returns the workouts of the client's current or last program, of which a professional chooses one to train in person. */
export async function readSchedule(
  scope: Scope,
  { clientId }: Subject,
): Promise<ApiResponse<typeof trainingRoutes.schedule>> {
  const day = await todayOfClient(scope, clientId);
  const [{ current, schedule, next }, settings, withdrawn] = await Promise.all([
    readFollowed(scope, { clientId, day }),
    readProgramSettings(scope, clientId),
    findWithdrawn(scope, clientId),
  ]);
  const programs = followedPrograms(current, { schedule, day, settings });
  const isConsentWithdrawn = withdrawn.includes('health_data');
  return { schedule, next, program: programOf(next, programs), settings, isConsentWithdrawn };
}

/** Returns everything a phone needs to train without a connection, and the programs that begin later, which are only read. */
export async function readTraining(scope: Scope, { clientId }: Subject): Promise<JsonText<{ training: Training }>> {
  const { today: day, schedule, settings } = await readTodayAndSchedule(scope, clientId);
  const next = schedule.findIndex(({ workoutId }) => workoutId === day.next?.workoutId);
  const nearest = nearestTo(schedule, next === -1 ? schedule.length : next, maxWorkouts);
  const { programs, upcoming = [] } = day;
  const ofUpcoming = upcoming.length > 0 ? await readScheduleOf(scope, upcoming) : [];
  const later = ofUpcoming.slice(0, maxWorkouts - nearest.length);
  const workoutIds = [...nearest, ...later].map(({ workoutId }) => workoutId);
  const programIds = [...programs, ...upcoming].map(({ id }) => id);
  const [prescriptions, recentIds, begun, programInfo] = await Promise.all([
    findPrescriptions(scope, clientId, workoutIds),
    settings.clientMayAdd ? findRecentExerciseIds(scope, clientId) : [],
    findBegunWorkouts(scope, { clientId }),
    findProgramInfo(scope, programIds),
  ]);
  const [{ exercises, history }, done] = await Promise.all([
    readExercises(scope, { clientId, settings, workouts: [...prescriptions, ...begun], recentIds }),
    readDoneWorkouts(scope, nearest, prescriptions),
  ]);
  const yieldToOthers = createYield();
  const workouts: string[] = [];
  for (const prescription of withBegun(prescriptions, begun)) {
    workouts.push(signedPrescriptionJson(scope, clientId, withPermission(prescription, settings)));
    await yieldToOthers();
  }
  const skipped = nearest.flatMap(({ state, workoutId }) => (state === 'skipped' ? workoutId : []));
  const permission = freePermission(scope, clientId, settings);
  const others: Omit<Training, 'workouts' | 'history'> = {
    ...{ today: day, done, skipped, exercises, settings, begun, programInfo },
    ...permission,
  };
  return new JsonText<Training>(JSON.stringify(others))
    .withList('history', history.map(historyJson))
    .withList('workouts', workouts)
    .asField('training');
}

/** The permission is signed with the prescription: what is begun with it later, without a connection, is kept. */
function withPermission(prescription: Prescription, { clientMayAdd }: ProgramSettings): Prescription {
  return clientMayAdd ? prescription : { ...prescription, clientMayAdd };
}

/**
 * A begun workout has its own prescription, on every device: what is done is compared with it. Of what the coach changes meanwhile it has
 * what concerns exercises that are not begun (`followPrograms`). It is shown also after its program was replaced or taken away.
 */
function withBegun(prescriptions: readonly Prescription[], begun: readonly CompletedWorkout[]): Prescription[] {
  const byId = new Map(prescriptions.map((one) => [one.workoutId, one]));
  for (const one of begun) if (one.workoutId) byId.set(one.workoutId, prescriptionOf(one, one.workoutId));
  return [...byId.values()];
}

interface ExercisesRequest {
  clientId: string;
  settings: ProgramSettings;
  workouts: { rows: { exerciseId: string }[]; rowChanges?: { exerciseId: string | null }[] }[];
  /** Exercises of which only the history is returned. */
  recentIds?: readonly string[];
}

/** Returns the exercises of these workouts, with media and alternatives, and the client's history of each. */
async function readExercises(
  scope: Scope,
  { clientId, settings, workouts, recentIds = [] }: ExercisesRequest,
): Promise<Pick<Training, 'exercises'> & { history: KnownHistory[] }> {
  const rows = workouts.flatMap(({ rows: prescribed, rowChanges = [] }) => [...prescribed, ...rowChanges]);
  const exerciseIds = [...new Set(rows.flatMap(({ exerciseId }) => exerciseId ?? []))];
  const [exercises, tested] = await Promise.all([
    findTrainingExercises(scope, exerciseIds, settings.clientMaySwap),
    findTested(scope, clientId),
  ]);
  const alternativeIds = exercises.flatMap(({ alternatives }) => alternatives.map(({ id }) => id));
  const otherIds = [...alternativeIds, ...recentIds];
  return { exercises, history: await readHistory(scope, { clientId, exerciseIds, alternativeIds: otherIds, tested }) };
}

/** Returns what the runner knows of prescribed exercises, from which the editor of a copy computes the next loads. */
export async function readExerciseHistory(
  scope: Scope,
  { clientId }: Subject,
  { exerciseIds }: { exerciseIds: readonly string[] },
): Promise<{ history: ExerciseHistory[] }> {
  const tested = await findTested(scope, clientId);
  const history = await readHistory(scope, { clientId, exerciseIds, alternativeIds: [], tested });
  return { history: history.map(parsedHistory) };
}

/** The history of an exercise; `performances` is JSON text. */
type KnownHistory = Omit<ExerciseHistory, 'performances'> & { performances: string };

function parsedHistory(history: KnownHistory): ExerciseHistory {
  return { ...history, performances: JSON.parse(history.performances) };
}

/** The history as JSON text. Performances are half of a training: they are neither parsed nor serialized again. */
function historyJson({ performances, ...known }: KnownHistory): string {
  return `{"performances":${performances},${JSON.stringify(known).slice(1)}`;
}

/** The tested maxima of the client that are not too old. */
function findTested(scope: Scope, clientId: string): Promise<TestedMaximum[]> {
  return findTestedMaxima(scope, { clientIds: [clientId], from: addDays(today(scope), -maximumDays.tested) });
}

interface HistoryRequest {
  clientId: string;
  exerciseIds: readonly string[];
  alternativeIds: readonly string[];
  tested: readonly TestedMaximum[];
}

async function readHistory(
  scope: Scope,
  { clientId, exerciseIds, alternativeIds, tested }: HistoryRequest,
): Promise<KnownHistory[]> {
  const day = today(scope);
  const allIds = [...new Set([...exerciseIds, ...alternativeIds])];
  const days = maximumDays.estimated;
  const wanted = { clientId, exerciseIds: allIds, prescribedIds: exerciseIds, days, tested };
  const [stored, pains] = await Promise.all([findExerciseHistory(scope, wanted), findReportedPain(scope, wanted)]);
  return allIds.flatMap((id) => historyOf(id, { stored, tested, pains, day }) ?? []);
}

interface KnownOfExercises {
  stored: readonly StoredHistory[];
  tested: readonly TestedMaximum[];
  pains: readonly PainOfExercise[];
  day: string;
}

/**
 * Returns what is known of an exercise; one that was never done has a history when its maximum was tested, or it was
 * skipped because of pain.
 */
function historyOf(exerciseId: string, { stored, tested, pains, day }: KnownOfExercises): KnownHistory | null {
  const done = stored.find((one) => one.exerciseId === exerciseId);
  const test = tested.find((one) => one.exerciseId === exerciseId);
  const pain = pains.find((one) => one.exerciseId === exerciseId);
  if (!done && !test && !pain) return null;
  const maximum = maximumFrom({ test, sets: done?.heaviest ?? [], day });
  return {
    exerciseId,
    performances: done?.performances ?? '[]',
    ...maximum,
    ...(pain && { pain: { on: pain.on, note: pain.note } }),
  };
}
