import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import type { CompletedSet, RowChange } from '../../contract/set.ts';
import type { ExercisePast, Prescription, SealedPrescription, TrainingExercise } from '../../contract/training.ts';
import { entryNames, followEntries, isOnThisPageOnly, readEntry, removeEntry, tell, writeEntry } from './device.ts';
import { previewOf } from './previews.ts';
import type { Step } from './state.ts';

export type PrescribedWorkout = Prescription;

/** `waiting` for the server, `removed` here but not there yet, `sent`, or `refused` with the server's sentence. */
export interface KeptSet {
  set: CompletedSet;
  state: 'waiting' | 'removed' | 'sent' | 'refused';
  /** May be empty: refused without a word is refused all the same. */
  refusal?: string;
  /** Device clock, ms: an answer of the server asked before knows nothing of it. */
  sentAt?: number;
  /** The professional who wrote it down, when the server says so; null: the client. */
  author?: string | null;
}

export interface KeptRowChange extends RowChange {
  state: 'waiting' | 'sent' | 'refused';
  refusal?: string;
  /** Device clock, ms. */
  sentAt?: number;
}

/** A picture or short video of a set; the file itself waits in `files.ts`. */
export interface KeptMedium extends Step {
  id: string;
  kind: 'image' | 'video';
  name: string;
  sizeBytes: number;
  state: 'waiting' | 'sent' | 'refused';
  refusal?: string;
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
  sealed: SealedPrescription;
  past: ExercisePast[];
  exercises: TrainingExercise[];
  settings: ProgramSettings;
  /** Device clock, ms. */
  keptAt: number;
}

/** Everything this device knows of one workout, sent or not. */
export interface Kept {
  prescribed: KeptWorkout | null;
  begun: Begun | null;
  sets: KeptSet[];
  rowChanges: KeptRowChange[];
  media: KeptMedium[];
  /** Sent before and removed here: the server has not heard of it yet. */
  removedMediumIds: string[];
  finish: Finish | null;
  rest: Rest | null;
  /** How far the device's clock was ahead of the server's at the last answer; 0 within two minutes. */
  clockAheadSeconds: number;
  isOnThisPageOnly: boolean;
}

export interface WorkoutPlace {
  clientId: string;
  workoutId: string;
  /** The membership of the professional who holds the phone in the client's place; without it, the client. */
  byMembershipId?: string | undefined;
}

export interface Single {
  prescribed: KeptWorkout;
  begun: Begun;
  finish: Finish;
  rest: Rest;
  clockAheadSeconds: number;
}

export type WorkoutQueue = ReturnType<typeof openQueue>;

/** The queue of one workout on this device. It belongs to who writes it: who logs in next neither sees nor sends it. */
export function openQueue(of: WorkoutPlace) {
  const { clientId, workoutId, byMembershipId } = of;
  const place = `${ownerOf({ clientId, byMembershipId })}.${workoutId}.`;

  return {
    place,
    clientId,
    workoutId,
    /** `professional`: in person, with the client beside them. */
    by: byMembershipId === undefined ? ('me' as const) : ('professional' as const),
    /** Read anew each time: another tab may have written since. */
    read: (): Kept => readAll(place),
    findSet: (step: Step) => readEntry<KeptSet>(setName(place, step)),
    findRowChange: (rowId: string) => readEntry<KeptRowChange>(`${place}row.${rowId}`),
    findMedium: (id: string) => readEntry<KeptMedium>(`${place}medium.${id}`),
    save<Name extends keyof Single>(name: Name, value: Single[Name] | null): void {
      if (value === null) removeEntry(place + name);
      else writeEntry(place + name, value);
    },
    /** In place of what stood there: a row and a number are one set. */
    saveSet: (kept: KeptSet) => writeEntry(setName(place, kept.set), kept),
    dropSet: (step: Step) => removeEntry(setName(place, step)),
    saveRowChange: (kept: KeptRowChange) => writeEntry(`${place}row.${kept.rowId}`, kept),
    dropRowChange: (rowId: string) => removeEntry(`${place}row.${rowId}`),
    saveMedium: (kept: KeptMedium) => writeEntry(`${place}medium.${kept.id}`, kept),
    dropMedium: (id: string) => removeEntry(`${place}medium.${id}`),
    markMediumRemoved: (id: string) => writeEntry(`${place}removedMedium.${id}`, id),
    forgetRemovedMedium: (id: string) => removeEntry(`${place}removedMedium.${id}`),
    clear: () => entryNames(place).forEach(removeEntry),
    /** Something is there that no entry says. */
    tell: () => tell(place),
    follow: (hear: () => void) =>
      followEntries((name) => {
        if (name === '' || name.startsWith(place)) hear();
      }),
  };
}

/** Whose entries they are: the client's own, or those a professional wrote for that client. */
export function ownerOf({ clientId, byMembershipId }: Omit<WorkoutPlace, 'workoutId'>): string {
  return byMembershipId === undefined ? clientId : `${byMembershipId}@${clientId}`;
}

function readAll(place: string): Kept {
  const names = entryNames(place);
  const each = <T>(kind: string) =>
    names.filter((name) => name.startsWith(`${place}${kind}.`)).flatMap((name) => readEntry<T>(name) ?? []);
  return {
    prescribed: readEntry(`${place}prescribed`),
    begun: readEntry(`${place}begun`),
    finish: readEntry(`${place}finish`),
    rest: readEntry(`${place}rest`),
    sets: each<KeptSet>('set'),
    rowChanges: each<KeptRowChange>('row'),
    media: each<KeptMedium>('medium').map(withPreview),
    removedMediumIds: each<string>('removedMedium'),
    clockAheadSeconds: readEntry(`${place}clockAheadSeconds`) ?? 0,
    isOnThisPageOnly: isOnThisPageOnly(place),
  };
}

function withPreview(medium: KeptMedium): KeptMedium {
  const url = medium.url ?? previewOf(medium.id);
  return url === undefined ? medium : { ...medium, url };
}

function setName(place: string, { rowId, setNumber }: Step): string {
  return `${place}set.${rowId}.${setNumber}`;
}
