import type { Answer } from '#shell/common/route.ts';
import type { CompletedSet, completedWorkoutRoutes, LastTime } from '../../contract.ts';
import { entryNames, followEntries, isOnThisPageOnly, readEntry, removeEntry, writeEntry } from './device.ts';

const oldLookMs = 14 * 24 * 60 * 60_000;

export type PrescribedWorkout = Answer<typeof completedWorkoutRoutes.prescription>['prescription'];

/** `waiting` for the server, `removed` here but not there yet, `sent`, or `refused` with the server's sentence. */
export interface KeptSet {
  set: CompletedSet;
  state: 'waiting' | 'removed' | 'sent' | 'refused';
  /** May be empty: refused without a word is refused all the same. */
  refusal?: string;
  /** Device clock, ms: an answer of the server asked before knows nothing of it. */
  sentAt?: number;
}

export interface Begun {
  /** Made on the device; the server's when the workout was begun elsewhere. */
  id: string;
  startedAt: string;
  /** Device clock, ms; null until the server knows of it. */
  startedThereAt: number | null;
  refusal?: string;
}

export interface Finish {
  finishedAt: string;
  effort: number | null;
  comment: string;
  isSent: boolean;
  refusal?: string;
}

export interface Rest {
  /** Device clock, ms. */
  endsAt: number;
  seconds: number;
}

export interface KeptWorkout {
  workout: PrescribedWorkout;
  lastTime: LastTime[];
  /** Device clock, ms. */
  keptAt: number;
}

/** Everything this device knows of one workout, sent or not. */
export interface Kept {
  prescribed: KeptWorkout | null;
  begun: Begun | null;
  sets: KeptSet[];
  finish: Finish | null;
  rest: Rest | null;
  isOnThisPageOnly: boolean;
}

export interface WorkoutPlace {
  clientId: string;
  workoutId: string;
}

export interface Single {
  prescribed: KeptWorkout;
  begun: Begun;
  finish: Finish;
  rest: Rest;
}

export type WorkoutQueue = ReturnType<typeof openQueue>;

/** The queue of one workout on this device. It belongs to the client: who logs in next neither sees nor sends it. */
export function openQueue({ clientId, workoutId }: WorkoutPlace) {
  const place = `${clientId}.${workoutId}.`;

  return {
    place,
    workoutId,
    /** Read anew each time: another tab may have written since. */
    read: (): Kept => readAll(place),
    findSet: (id: string) => readEntry<KeptSet>(setName(place, id)),
    save<Name extends keyof Single>(name: Name, value: Single[Name] | null): void {
      if (value === null) removeEntry(place + name);
      else writeEntry(place + name, value);
    },
    saveSet: (kept: KeptSet) => writeEntry(setName(place, kept.set.id), kept),
    dropSet: (id: string) => removeEntry(setName(place, id)),
    clear: () => entryNames(place).forEach(removeEntry),
    follow: (hear: () => void) =>
      followEntries((name) => {
        if (name === '' || name.startsWith(place)) hear();
      }),
  };
}

/** Workouts only looked at, weeks ago. */
export function forgetOldLooks(clientId: string): void {
  for (const workoutId of keptWorkoutIds(clientId)) {
    const queue = openQueue({ clientId, workoutId });
    const { begun, sets, prescribed } = queue.read();
    if (!begun && sets.length === 0 && Date.now() - (prescribed?.keptAt ?? 0) > oldLookMs) queue.clear();
  }
}

/** The workouts of that client this device keeps something of. */
export function keptWorkoutIds(clientId: string): string[] {
  const ids = entryNames(`${clientId}.`).map((name) => name.split('.')[1] ?? '');
  return [...new Set(ids)];
}

function readAll(place: string): Kept {
  return {
    prescribed: readEntry(`${place}prescribed`),
    begun: readEntry(`${place}begun`),
    finish: readEntry(`${place}finish`),
    rest: readEntry(`${place}rest`),
    sets: entryNames(`${place}set.`).flatMap((name) => readEntry<KeptSet>(name) ?? []),
    isOnThisPageOnly: isOnThisPageOnly(place),
  };
}

function setName(place: string, id: string): string {
  return `${place}set.${id}`;
}
