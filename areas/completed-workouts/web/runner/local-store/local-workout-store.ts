import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import type { CompletedSet, PrescribedRow, RowChange, SetMeasurements, WrittenValues } from '../../../contract/set.ts';
import type { SignedPrescription } from '../../../contract/prescription.ts';
import type { ExerciseHistory } from '../../../contract/exercise-history.ts';
import type { TrainingExercise, WorkoutDetail } from '../../../contract/training.ts';
import type { PrivateAttachment } from '#shell/common/attachments.ts';
import type { SetRef } from '../../../rules/set-order.ts';
import {
  entryKeys,
  isInMemoryOnly,
  notifySubscribers,
  readEntry,
  removeEntry,
  subscribeToEntries,
  writeEntry,
} from './entry-store.ts';
import { unsentSet } from './known-texts.ts';
import { previewUrl } from './media-files.ts';
import type { Finish } from './finish.ts';

/** In the state `rejected`, the record has `rejection`: the server's message, which may be empty. */
export type SyncState = 'pending' | 'synced' | 'rejected';

export interface LocalSet {
  set: CompletedSet;
  /** In the state `removed`, the set is removed on this device and still stored on the server. */
  state: SyncState | 'removed';
  rejection?: string;
  /** Time at which it was sent, in ms of the device clock. A response requested before does not contain it. */
  syncedAt?: number;
  /**
   * Name of the professional who logged the set; null for the client; undefined for a set that was not read from the
   * server.
   */
  author?: string | null | undefined;
  /** What it was before that professional changed it; null when they logged it first; undefined as for `author`. */
  before?: SetMeasurements | null | undefined;
  /** When the last ten versions were logged that this one replaced here since the last response: each may have been sent. */
  attemptedAt?: readonly string[];
  /** The last ten notes that were shown here of this set or that it replaced since the last response. */
  knownNotes?: readonly string[];
  /** The values of the last version of the server that this one replaces here; missing for a set that the server did not have. */
  replaces?: WrittenValues;
  /** What another device logged as this set, or this device before another one replaced it. */
  otherVersion?: SetMeasurements | undefined;
}

export interface LocalRowChange extends RowChange {
  state: SyncState;
  rejection?: string;
  /** The code of the problem for which it was rejected. */
  rejectionCode?: string;
  /** The last ten notes of the skip that were shown here or that it replaced since the last response. */
  knownNotes?: readonly string[];
  /** Time at which it was sent, in ms of the device clock. */
  syncedAt?: number;
}

/** A picture or video of a set; its file is in `media-files.ts` until it is sent. */
export interface LocalMedium extends SetRef {
  id: string;
  kind: 'image' | 'video';
  name: string;
  sizeBytes: number;
  state: SyncState;
  rejection?: string;
  /** The server does not store it until the client has given a consent. */
  awaitsConsent?: true;
  /** URL of the file on this device before it is sent. */
  url?: string;
  /** Time at which it was sent, in ms of the device clock. */
  syncedAt?: number;
  /** Which files the server has of it, once it is sent. */
  stored?: Pick<PrivateAttachment, 'hasPoster' | 'hasThumbnail'>;
}

export interface Begun {
  /** Generated on the device; the server's id when the workout was begun on another device. */
  id: string;
  /** Start by the device clock, like every instant of a local workout. */
  startedAt: string;
  /** Time at which the server last confirmed the workout, in ms of the device clock; null before that. */
  syncedAt: number | null;
  rejection?: string;
}

/** The client deleted the workout: nothing else of it is stored on this device. */
export interface Deletion {
  /** Id of the completed workout. */
  id: string;
  /** Whether the server has deleted it too. */
  isSynced: boolean;
}

export interface Rest {
  /** End of the rest, in ms of the device clock. */
  endsAt: number;
  seconds: number;
}

/** What the runner shows of a workout besides its sets. */
export interface LocalPrescription {
  signed: SignedPrescription;
  /** What was shown when the sets that are not sent yet were logged, if the coach has changed it since. */
  signedOfUnsent?: SignedPrescription | undefined;
  history: ExerciseHistory[];
  exercises: TrainingExercise[];
  settings: ProgramSettings;
  /**
   * The rows of the program, where they differ from the signed ones since the workout was begun; null otherwise. Missing in what an
   * earlier release stored, and in a correction.
   */
  currentRows?: WorkoutDetail['currentRows'];
  /** The rows with which the workout was begun on this device, if a change replaced them; missing in what an earlier release stored. */
  replacedRows?: PrescribedRow[] | null;
  isWithdrawn?: WorkoutDetail['isWithdrawn'];
  pause?: WorkoutDetail['pause'];
  lastDone?: WorkoutDetail['lastDone'];
  earlyStart?: WorkoutDetail['earlyStart'];
  programInfo?: WorkoutDetail['programInfo'];
  /** Whether the client has changed the title of the free workout since it was sent. */
  isTitleUnsent?: boolean;
  /** Time of the request to the server, in ms of the device clock. */
  fetchedAt: number;
}

/** Everything this device stores of one workout. */
export interface LocalWorkout {
  prescribed: LocalPrescription | null;
  begun: Begun | null;
  sets: LocalSet[];
  rowChanges: LocalRowChange[];
  media: LocalMedium[];
  /** Media removed here that the server still stores. */
  removedMediumIds: string[];
  finish: Finish | null;
  rest: Rest | null;
  deletion: Deletion | null;
  /** Clock skew of the device at the last sync, in seconds; 0 within two minutes. */
  clockAheadSeconds: number;
  /** Whether a finished workout is corrected. */
  isCorrection: boolean;
  /** Whether an entry is stored in memory only and would be lost if the page were closed now. */
  isInMemoryOnly: boolean;
}

/**
 * Identifies a local workout by its client and the user who logs it. Entries of one user are neither shown nor sent by
 * another user of the device.
 */
export interface WorkoutRef {
  clientId: string;
  /** The prescribed workout; of a correction, the finished one. */
  workoutId: string;
  /** Membership of the professional who logs it in person; undefined when the client logs it. */
  byMembershipId?: string | undefined;
  isCorrection?: boolean | undefined;
}

export interface SingleEntries {
  prescribed: LocalPrescription;
  begun: Begun;
  finish: Finish;
  rest: Rest;
  deletion: Deletion;
  clockAheadSeconds: number;
}

export type LocalWorkoutStore = ReturnType<typeof createLocalWorkoutStore>;

export function createLocalWorkoutStore(ref: WorkoutRef) {
  const keyPrefix = keyPrefixOf(ref);
  const { isCorrection = false } = ref;
  const setKey = ({ rowId, setNumber }: SetRef) => `${keyPrefix}set.${rowId}.${setNumber}`;
  return {
    keyPrefix,
    clientId: ref.clientId,
    workoutId: ref.workoutId,
    isInPerson: ref.byMembershipId !== undefined,
    isCorrection,
    /** Reads all entries again on each call, because another tab may have written. */
    read: (): LocalWorkout => ({ ...readWorkout(keyPrefix), isCorrection }),
    findSet: (set: SetRef) => readEntry<LocalSet>(setKey(set)),
    findRowChange: (rowId: string) => readEntry<LocalRowChange>(`${keyPrefix}row.${rowId}`),
    findMedium: (id: string) => readEntry<LocalMedium>(`${keyPrefix}medium.${id}`),
    save<Name extends keyof SingleEntries>(name: Name, value: SingleEntries[Name] | null): void {
      if (value === null) removeEntry(keyPrefix + name);
      else writeEntry(keyPrefix + name, value);
    },
    saveSet: (set: LocalSet) => writeEntry(setKey(set.set), set),
    /** Saves a set that the server does not have yet, in the place of the one with its key; `shownNote` is what was shown as its note. */
    saveUnsent(set: CompletedSet, state: 'pending' | 'removed', shownNote = ''): void {
      writeEntry(setKey(set), unsentSet(readEntry<LocalSet>(setKey(set)), { set, state }, shownNote));
    },
    deleteSet: (set: SetRef) => removeEntry(setKey(set)),
    saveRowChange: (change: LocalRowChange) => writeEntry(`${keyPrefix}row.${change.rowId}`, change),
    deleteRowChange: (rowId: string) => removeEntry(`${keyPrefix}row.${rowId}`),
    saveMedium: (medium: LocalMedium) => writeEntry(`${keyPrefix}medium.${medium.id}`, medium),
    deleteMedium: (id: string) => removeEntry(`${keyPrefix}medium.${id}`),
    markMediumRemoved: (id: string) => writeEntry(`${keyPrefix}removedMedium.${id}`, id),
    unmarkMediumRemoved: (id: string) => removeEntry(`${keyPrefix}removedMedium.${id}`),
    /** Deletes the workout, its beginning first: subscribers never see a begun workout without some of its sets. */
    clear(): void {
      removeEntry(`${keyPrefix}begun`);
      entryKeys(keyPrefix).forEach(removeEntry);
    },
    /** Stores a deletion before it removes the other entries: subscribers, also in other tabs, tell it from a finished workout. */
    saveDeletion(deletion: Deletion): void {
      const key = `${keyPrefix}deletion`;
      writeEntry(key, deletion);
      removeEntry(`${keyPrefix}begun`);
      for (const other of entryKeys(keyPrefix)) if (other !== key) removeEntry(other);
    },
    /** Notifies subscribers of a change that no entry holds. */
    notify: () => notifySubscribers(keyPrefix),
    subscribe: (handle: () => void) =>
      subscribeToEntries((key) => {
        if (key === '' || key.startsWith(keyPrefix)) handle();
      }),
  };
}

const correctionPrefix = 'correction-';

/**
 * Returns the prefix of the keys of a workout: `<client>.<workout>.`, or `<membership>@<client>.<workout>.` when it is
 * logged in person. For a correction it is `<client>.correction-<finished workout>.`.
 */
export function keyPrefixOf({ clientId, workoutId, byMembershipId, isCorrection }: WorkoutRef): string {
  const owner = byMembershipId === undefined ? clientId : `${byMembershipId}@${clientId}`;
  return `${owner}.${isCorrection ? correctionPrefix : ''}${workoutId}.`;
}

/** Returns the workout to which the key of an entry belongs. */
export function refOfKey(key: string): WorkoutRef {
  const [owner = '', name = ''] = key.split('.');
  const [clientId = '', byMembershipId] = owner.split('@').toReversed();
  if (!name.startsWith(correctionPrefix)) return { clientId, workoutId: name, byMembershipId };
  return { clientId, workoutId: name.slice(correctionPrefix.length), byMembershipId, isCorrection: true };
}

function readWorkout(keyPrefix: string): Omit<LocalWorkout, 'isCorrection'> {
  const keys = entryKeys(keyPrefix);
  const readAll = <T>(kind: string) =>
    keys.filter((key) => key.startsWith(`${keyPrefix}${kind}.`)).flatMap((key) => readEntry<T>(key) ?? []);
  return {
    prescribed: readEntry(`${keyPrefix}prescribed`),
    begun: readEntry(`${keyPrefix}begun`),
    finish: readEntry(`${keyPrefix}finish`),
    rest: readEntry(`${keyPrefix}rest`),
    deletion: readEntry(`${keyPrefix}deletion`),
    sets: readAll<LocalSet>('set'),
    rowChanges: readAll<LocalRowChange>('row'),
    media: readAll<LocalMedium>('medium').map((medium) => ({ ...previewUrl(medium.id), ...medium })),
    removedMediumIds: readAll<string>('removedMedium'),
    clockAheadSeconds: readEntry(`${keyPrefix}clockAheadSeconds`) ?? 0,
    isInMemoryOnly: isInMemoryOnly(keyPrefix),
  };
}

/** Whether it is a free workout, which has no prescription. */
export function isFreeWorkout({ prescribed }: Pick<LocalWorkout, 'prescribed'>): boolean {
  return prescribed?.signed.prescription.isFree === true;
}

/** Returns the sets that are not removed, synced or not. */
export function loggedSets({ sets }: Pick<LocalWorkout, 'sets'>): CompletedSet[] {
  return sets.filter(({ state }) => state !== 'removed').map(({ set }) => set);
}

/** Whether a set, a removal, a row change or the end is still to be sent. Media do not count. */
export function hasUnsentResults({
  finish,
  sets,
  rowChanges,
}: Pick<LocalWorkout, 'finish' | 'sets' | 'rowChanges'>): boolean {
  const isEndUnsent = finish !== null && !finish.isSynced;
  return isEndUnsent || pendingSets({ sets }).length > 0 || rowChanges.some(({ state }) => state === 'pending');
}

/** Whether the server has everything, and nothing was rejected. */
export function isFullySynced(workout: LocalWorkout): boolean {
  const { prescribed, finish, sets, rowChanges, media, removedMediumIds } = workout;
  const isSynced = [...sets, ...rowChanges, ...media].every(
    ({ state, rejection }) => state === 'synced' && rejection === undefined,
  );
  return isSynced && removedMediumIds.length === 0 && finish?.isSynced !== false && !prescribed?.isTitleUnsent;
}

/** Returns the sets and the removals that the server does not have yet. */
export function pendingSets({ sets }: Pick<LocalWorkout, 'sets'>): LocalSet[] {
  return sets.filter(({ state }) => state === 'pending' || state === 'removed');
}

/** Counts the sets that the server does not have yet. A removal is sent like a set, but the removed set is not counted. */
export function pendingCount({ sets }: Pick<LocalWorkout, 'sets'>): number {
  return sets.filter(({ state }) => state === 'pending').length;
}
