import { exampleProgram } from '#areas/programs/example.ts';
import type { CompletedSet, PrescribedRow } from './contract/set.ts';
import type { PersonalRecord } from './contract/history.ts';
import type { SignedPrescription } from './contract/prescription.ts';
import type { WorkoutSync } from './contract/sync.ts';
import type { BegunWorkout, CompletedWorkout, CompletedWorkoutCard } from './contract/workout.ts';

/** "Spinta" of the first week of the example program, done on a Wednesday evening in Rome; the plank was skipped. */
export const exampleCompletedWorkout: CompletedWorkout = completed();

/** What lists name it by. */
const named = {
  id: exampleCompletedWorkout.id,
  clientId: exampleCompletedWorkout.clientId,
  clientName: 'Giulia Ferri',
  title: 'Spinta',
  programTitle: 'Ipertrofia, tre giorni',
  weekNumber: 1,
  dayNumber: 1,
};

/** The same in a list. */
export const exampleCard: CompletedWorkoutCard = {
  ...named,
  finishedAt: '2026-11-18T18:24:00.000Z',
  finishedOn: '2026-11-18',
  minutes: 54,
  sets: 10,
  prescribedSets: { total: 13, missing: 3 },
  volumeKg: 3420.5,
  effort: 7,
  source: 'forma',
  skip: null,
  comments: 0,
  unread: 0,
  addedExercises: 0,
  hasPain: false,
};

/** The same workout while it is not finished: three of its sets are done. */
export const exampleBegun: BegunWorkout = {
  ...named,
  startedAt: '2026-11-18T17:30:00.000Z',
  sets: 3,
  prescribedSets: { total: 13, missing: 10 },
  source: 'forma',
  addedExercises: 0,
  hasPain: false,
};

/** The fourth Wednesday on the bench press, 2.5 kg more than ever before. */
export const exampleRecord: PersonalRecord = {
  kind: 'load',
  exerciseId: exampleCompletedWorkout.rows[0]?.exerciseId ?? '',
  exerciseName: 'Panca piana con bilanciere',
  completedWorkoutId: exampleCompletedWorkout.id,
  day: '2026-11-18',
  value: 82.5,
  before: 80,
  weightKg: 82.5,
  reps: 8,
};

/** The sync request of a device with a correct clock, unless `sentAt` is given. */
export function syncOf(signed: SignedPrescription | null, known: Partial<WorkoutSync> = {}): WorkoutSync {
  const now = new Date().toISOString();
  return { sentAt: now, signed: signed, startedAt: now, sets: [], rowChanges: [], finish: null, ...known };
}

function completed(): CompletedWorkout {
  const workout = exampleProgram.weeks[0]?.days[0]?.workouts[0];
  if (!workout) throw new Error('completed: the example program has no first workout');

  return {
    id: exampleId(1),
    workoutId: workout.id,
    programId: exampleProgram.id,
    programTitle: exampleProgram.title,
    title: workout.title,
    info: workout.info,
    weekNumber: 1,
    dayNumber: 1,
    clientId: exampleId(2),
    clientName: 'Giulia Ferri',
    startedAt: '2026-11-18T17:30:00.000Z',
    finishedAt: '2026-11-18T18:24:00.000Z',
    finishedOn: '2026-11-18',
    trainedSeconds: 54 * 60,
    timesCorrection: null,
    timeZone: 'Europe/Rome',
    effort: 7,
    effortAuthor: null,
    isEffortCorrected: false,
    comment: 'Ultima serie di panca dura, ma pulita.',
    commentAuthor: null,
    hasPainAtEnd: false,
    painAuthor: null,
    isPainCorrected: false,
    source: 'forma',
    skip: null,
    rows: workout.exercises.map(({ position, ...row }) => row),
    sets: logged(workout.exercises).map((set) => ({ ...set, author: null })),
    correctedSets: [],
    corrections: [],
    rowChanges: [],
    media: [],
    comments: [],
    newFeedbackAt: null,
    painReaders: [],
  };
}

function logged(rows: Pick<PrescribedRow, 'id'>[]): CompletedSet[] {
  const [bench, lateralRaise, pushDown] = rows;
  return [
    set(bench, 1, { weightKg: 80, reps: 8, rir: 3, loggedAt: '2026-11-18T17:42:00.000Z' }),
    set(bench, 2, { weightKg: 80, reps: 8, rir: 2, loggedAt: '2026-11-18T17:46:00.000Z' }),
    set(bench, 3, { weightKg: 80, reps: 7, rir: 1, loggedAt: '2026-11-18T17:50:00.000Z' }),
    set(bench, 4, { weightKg: 77.5, reps: 7, rir: 1, loggedAt: '2026-11-18T17:54:00.000Z' }),
    set(lateralRaise, 1, { weightKg: 8, reps: 15, rir: 2, loggedAt: '2026-11-18T18:00:00.000Z' }),
    set(pushDown, 1, { weightKg: 25, reps: 12, rir: 2, loggedAt: '2026-11-18T18:01:00.000Z' }),
    set(lateralRaise, 2, { weightKg: 8, reps: 14, rir: 1, loggedAt: '2026-11-18T18:05:00.000Z' }),
    set(pushDown, 2, { weightKg: 25, reps: 11, rir: 1, loggedAt: '2026-11-18T18:06:00.000Z' }),
    set(lateralRaise, 3, { weightKg: 8, reps: 12, rir: 0, loggedAt: '2026-11-18T18:10:00.000Z' }),
    set(pushDown, 3, { weightKg: 25, reps: 10, rir: 1, loggedAt: '2026-11-18T18:11:00.000Z' }),
  ];
}

function set(
  row: Pick<PrescribedRow, 'id'> | undefined,
  setNumber: number,
  values: Pick<CompletedSet, 'weightKg' | 'reps' | 'rir' | 'loggedAt'>,
): CompletedSet {
  if (!row) throw new Error('set: the example workout has no such row');
  const id = exampleId(Date.parse(values.loggedAt) % 1_000_000_000);
  const others = { rpe: null, seconds: null, metres: null, note: '', isWarmUp: false };
  return { id, rowId: row.id, setNumber, ...others, ...values };
}

function exampleId(number: number): string {
  return `019a9781-3e00-7000-8000-${String(number).padStart(12, '0')}`;
}
