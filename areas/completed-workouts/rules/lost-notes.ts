import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import type { SetChange } from '../contract/set.ts';
import type { KnownNote, SetAttempt } from '../contract/sync.ts';
import type { SetMergeResult, StoredSets } from './merge-stored-sets.ts';
import { type Alarms, isReplacedAlarm } from './replaced-alarms.ts';
import { setKey, type Version, versionKey } from './set-versions.ts';

interface SentSets {
  /** Versions that the device has logged before the sent ones. */
  attempts?: readonly SetAttempt[] | undefined;
  /** Notes that the device had shown or logged before the sent sets. */
  knownNotes?: readonly KnownNote[] | undefined;
  stored: Pick<StoredSets, 'current'>;
  /** Whether a professional sends the sets: what the client wrote stays to be read, whatever the professional was shown. */
  isInPerson: boolean;
  /** Notes that the devices which replaced or removed the stored sets knew (`withKnownNotes`). */
  storedNotes: readonly KnownNote[];
  isUnread: Alarms['isUnread'];
}

/**
 * Sets `isNoteLost` of the earlier versions of a merge whose note was replaced by a set of a device that had not shown the note: a sent
 * version that arrived after a later one or a removal, or a stored version whose note is not in `knownNotes`. It is also set for a note of the
 * client that a professional replaces or removes, and for a note with a symptom that anybody replaces, which is no news once a professional
 * has read it (`isNoteRead`). Ids of sets are not compared,
 * because two devices that show the same set send the same id. Without `knownNotes` only the notes of `attempts` count as shown.
 */
export function withLostNotes(
  merge: SetMergeResult,
  { attempts = [], knownNotes = [], stored, storedNotes, isInPerson, isUnread }: SentSets,
): SetMergeResult {
  // Requests have up to 3,000 known notes and attempts, so they are looked up by keys.
  const currentByKey = byKey([...merge.added, ...merge.changed]);
  const storedByKey = byKey(stored.current);
  const removedIds = new Set(merge.removedIds);
  const [known, knownBefore] = [new Set(knownNotes.map(noteKey)), new Set(storedNotes.map(noteKey))];
  const attempted = new Set(attempts.map(versionKey));
  const isLost = (version: SetMergeResult['earlierVersions'][number]): boolean => {
    const { authorId, isRemoved, note } = version;
    const current = currentByKey.get(setKey(version));
    const before = storedByKey.get(setKey(version));
    const isReplaced = current !== undefined || (before !== undefined && removedIds.has(before.id));
    const isOfClient = isReplaced && !isRemoved && before?.isNoteOfClient === true && before.note === note;
    if (isOfClient && (isInPerson || isReplacedAlarm(note, current?.note ?? ''))) return current?.note !== note;
    if (authorId !== null || isRemoved || note === '') return false;
    if (!isReplaced) return before?.note !== note && !knownBefore.has(noteKey(version));
    if (current?.note === note || before?.note !== note || versionKey(before) !== versionKey(version)) return false;
    return !known.has(noteKey(version)) && !attempted.has(versionKey(before));
  };
  const isRead = ({ note, isRemoved }: SetMergeResult['earlierVersions'][number]) =>
    !isRemoved && namesSymptom(note) && !isUnread(note);
  const earlierVersions = merge.earlierVersions.map((one) => {
    const isNoteLost = isLost(one);
    const isStored = storedByKey.get(setKey(one))?.note === one.note;
    return { ...one, isNoteLost, ...(isNoteLost && isStored && isRead(one) && { isNoteRead: true as const }) };
  });
  return { ...merge, earlierVersions };
}

const maxKnownNotes = 100;

/**
 * Adds to the stored known notes those that the sent sets replace. A delayed request with such a note comes from the device that replaced
 * it, so its note is not lost. Keeps the last `maxKnownNotes`.
 */
export function withKnownNotes(
  stored: readonly KnownNote[],
  { sets, knownNotes = [] }: { sets: readonly SetChange[]; knownNotes?: readonly KnownNote[] | undefined },
): KnownNote[] {
  const sentNotes = Map.groupBy(sets, setKey);
  const isReplaced = (known: KnownNote) =>
    sentNotes.get(setKey(known))?.some(({ isRemoved, note }) => isRemoved || note !== known.note) === true;
  const present = new Set(stored.map(noteKey));
  const added = knownNotes.filter((known) => known.note !== '' && isReplaced(known) && !present.has(noteKey(known)));
  return [...stored, ...added].slice(-maxKnownNotes);
}

/** The versions by `setKey`; the first one where several have the same. */
function byKey<V extends Version>(versions: readonly V[]): ReadonlyMap<string, V> {
  return new Map(versions.toReversed().map((one) => [setKey(one), one]));
}

function noteKey(known: Pick<KnownNote, 'rowId' | 'setNumber' | 'note'>): string {
  return `${setKey(known)} ${known.note}`;
}
