import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import type { CompletedSet, RowChange } from '../../contract/set.ts';
import type { ExerciseHistory, Prescription, SignedPrescription, TrainingExercise } from '../../contract/training.ts';
import {
  entryNames,
  subscribeToEntries,
  isInMemoryOnly,
  readEntry,
  removeEntry,
  notifySubscribers,
  writeEntry,
} from './entry-store.ts';
import { previewOf } from './previews.ts';
import type { SetRef } from './set-order.ts';

export type PrescribedWorkout = Prescription;

/** `waiting` for the server, `removed` here but not there yet, `sent`, or `refused` with the server's sentence. */
export interface LocalSet {
  set: CompletedSet;
  state: 'waiting' | 'removed' | 'sent' | 'refused';
  /** May be empty: refused without a word is refused all the same. */
  rejection?: string;
  /** Device clock, ms: an answer of the server asked before knows nothing of it. */
  sentAt?: number;
  /** The professional who wrote it down, when the server says so; null: the client. */
  author?: string | null;
}

export interface LocalRowChange extends RowChange {
  state: 'waiting' | 'sent' | 'refused';
  rejection?: string;
  /** Device clock, ms. */
  sentAt?: number;
}

/** A picture or short video of a set; the file itself waits in `files.ts`. */
export interface LocalMedium extends SetRef {
  id: string;
  kind: 'image' | 'video';
  name: string;
  sizeBytes: number;
  state: 'waiting' | 'sent' | 'refused';
  rejection?: string;
  /** Where it can be seen: on this page while it waits, at the server's once it is sent. */
  url?: string;
}

export interface Begun {
  /** Made on the device; the server's when the workout was begun elsewhere. */
  id: string;
  /** Device clock, like every instant in here. */
  startedAt: string;
  /** Device clock, ms; null until the server knows of it. */
  startedThereAt: number | null;
  rejection?: string;
}

export interface Finish {
  finishedAt: string;
  effort: number | null;
  comment: string;
  isSent: boolean;
  rejection?: string;
}

export interface Rest {
  /** Device clock, ms. */
  endsAt: number;
  seconds: number;
}

export interface LocalPrescription {
  signed: SignedPrescription;
  past: ExerciseHistory[];
  exercises: TrainingExercise[];
  settings: ProgramSettings;
  /** Device clock, ms. */
  keptAt: number;
}

/** Everything this device knows of one workout, sent or not. */
export interface LocalWorkout {
  prescribed: LocalPrescription | null;
  begun: Begun | null;
  sets: LocalSet[];
  rowChanges: LocalRowChange[];
  media: LocalMedium[];
  /** Sent before and removed here: the server has not heard of it yet. */
  removedMediumIds: string[];
  finish: Finish | null;
  rest: Rest | null;
  /** How far the device's clock was ahead of the server's at the last answer; 0 within two minutes. */
  clockAheadSeconds: number;
  isOnThisPageOnly: boolean;
}

export interface WorkoutRef {
  clientId: string;
  workoutId: string;
  /** The membership of the professional who holds the phone in the client's place; without it, the client. */
  byMembershipId?: string | undefined;
}

export interface Single {
  prescribed: LocalPrescription;
  begun: Begun;
  finish: Finish;
  rest: Rest;
  clockAheadSeconds: number;
}

export type LocalWorkoutStore = ReturnType<typeof createLocalWorkoutStore>;

/** The queue of one workout on this device. It belongs to who writes it: who logs in next neither sees nor sends it. */
export function createLocalWorkoutStore(of: WorkoutRef) {
  const { clientId, workoutId, byMembershipId } = of;
  const keyPrefix = `${ownerOf({ clientId, byMembershipId })}.${workoutId}.`;

  return {
    place: keyPrefix,
    clientId,
    workoutId,
    /** `professional`: in person, with the client beside them. */
    by: byMembershipId === undefined ? ('me' as const) : ('professional' as const),
    /** Read anew each time: another tab may have written since. */
    read: (): LocalWorkout => readAll(keyPrefix),
    findSet: (step: SetRef) => readEntry<LocalSet>(setName(keyPrefix, step)),
    findRowChange: (rowId: string) => readEntry<LocalRowChange>(`${keyPrefix}row.${rowId}`),
    findMedium: (id: string) => readEntry<LocalMedium>(`${keyPrefix}medium.${id}`),
    save<Name extends keyof Single>(name: Name, value: Single[Name] | null): void {
      if (value === null) removeEntry(keyPrefix + name);
      else writeEntry(keyPrefix + name, value);
    },
    /** In place of what stood there: a row and a number are one set. */
    saveSet: (kept: LocalSet) => writeEntry(setName(keyPrefix, kept.set), kept),
    dropSet: (step: SetRef) => removeEntry(setName(keyPrefix, step)),
    saveRowChange: (kept: LocalRowChange) => writeEntry(`${keyPrefix}row.${kept.rowId}`, kept),
    dropRowChange: (rowId: string) => removeEntry(`${keyPrefix}row.${rowId}`),
    saveMedium: (kept: LocalMedium) => writeEntry(`${keyPrefix}medium.${kept.id}`, kept),
    dropMedium: (id: string) => removeEntry(`${keyPrefix}medium.${id}`),
    markMediumRemoved: (id: string) => writeEntry(`${keyPrefix}removedMedium.${id}`, id),
    forgetRemovedMedium: (id: string) => removeEntry(`${keyPrefix}removedMedium.${id}`),
    clear: () => entryNames(keyPrefix).forEach(removeEntry),
    /** Something is there that no entry says. */
    tell: () => notifySubscribers(keyPrefix),
    follow: (hear: () => void) =>
      subscribeToEntries((name) => {
        if (name === '' || name.startsWith(keyPrefix)) hear();
      }),
  };
}

/** Whose entries they are: the client's own, or those a professional wrote for that client. */
export function ownerOf({ clientId, byMembershipId }: Omit<WorkoutRef, 'workoutId'>): string {
  return byMembershipId === undefined ? clientId : `${byMembershipId}@${clientId}`;
}

function readAll(place: string): LocalWorkout {
  const names = entryNames(place);
  const each = <T>(kind: string) =>
    names.filter((name) => name.startsWith(`${place}${kind}.`)).flatMap((name) => readEntry<T>(name) ?? []);
  return {
    prescribed: readEntry(`${place}prescribed`),
    begun: readEntry(`${place}begun`),
    finish: readEntry(`${place}finish`),
    rest: readEntry(`${place}rest`),
    sets: each<LocalSet>('set'),
    rowChanges: each<LocalRowChange>('row'),
    media: each<LocalMedium>('medium').map(withPreview),
    removedMediumIds: each<string>('removedMedium'),
    clockAheadSeconds: readEntry(`${place}clockAheadSeconds`) ?? 0,
    isOnThisPageOnly: isInMemoryOnly(place),
  };
}

function withPreview(medium: LocalMedium): LocalMedium {
  const url = medium.url ?? previewOf(medium.id);
  return url === undefined ? medium : { ...medium, url };
}

function setName(place: string, { rowId, setNumber }: SetRef): string {
  return `${place}set.${rowId}.${setNumber}`;
}
