import type { SetChange } from '../contract/set.ts';
import type { KnownNote, SetAttempt } from '../contract/sync.ts';
import type { SetMergeResult, StoredSets } from './merge-stored-sets.ts';
import { setKey, type Version } from './set-versions.ts';

interface SentSets {
  /** Versions that the device has logged before the sent ones. */
  attempts?: readonly SetAttempt[] | undefined;
  /** Notes that the device had shown or logged before the sent sets. */
  knownNotes?: readonly KnownNote[] | undefined;
  stored: Pick<StoredSets, 'current'>;
  /** Notes that the devices which replaced or removed the stored sets knew (`withKnownNotes`). */
  storedNotes: readonly KnownNote[];
}

/**
 * Sets `isNoteLost` of the earlier versions of a merge whose note was replaced by a set of a device that had not shown the note: a sent
 * version that arrived after a later one or a removal, or a stored version whose note is not in `knownNotes`. Ids of sets are not compared,
 * because two devices that show the same set send the same id. Without `knownNotes` only the notes of `attempts` count as shown.
 */
export function withLostNotes(
  merge: SetMergeResult,
  { attempts = [], knownNotes = [], stored, storedNotes }: SentSets,
): SetMergeResult {
  const isLost = (version: SetMergeResult['earlierVersions'][number]): boolean => {
    const { authorId, isRemoved, note } = version;
    if (authorId !== null || isRemoved || note === '') return false;
    const isOfKey = (one: Version) => setKey(one) === setKey(version);
    const isOfNote = (known: KnownNote) => setKey(known) === setKey(version) && known.note === note;
    const current = [...merge.added, ...merge.changed].find(isOfKey);
    const before = stored.current.find(isOfKey);
    const isReplaced = current !== undefined || (before !== undefined && merge.removedIds.includes(before.id));
    if (!isReplaced) return before?.note !== note && !storedNotes.some(isOfNote);
    if (current?.note === note || before?.note !== note || !isSameInstant(before, version)) return false;
    return (
      !knownNotes.some(isOfNote) &&
      !attempts.some((one) => setKey(one) === setKey(before) && isSameInstant(one, before))
    );
  };
  return { ...merge, earlierVersions: merge.earlierVersions.map((one) => ({ ...one, isNoteLost: isLost(one) })) };
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
  const isSame = (one: KnownNote, other: KnownNote) => setKey(one) === setKey(other) && one.note === other.note;
  const isReplaced = (known: KnownNote) =>
    sets.some((set) => setKey(set) === setKey(known) && (set.isRemoved || !isSame(set, known)));
  const added = knownNotes.filter(
    (known) => known.note !== '' && isReplaced(known) && !stored.some((one) => isSame(one, known)),
  );
  return [...stored, ...added].slice(-maxKnownNotes);
}

function isSameInstant(one: { loggedAt: string }, other: { loggedAt: string }): boolean {
  return Date.parse(one.loggedAt) === Date.parse(other.loggedAt);
}
