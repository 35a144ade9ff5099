import type { SetChange } from '../contract/set.ts';
import type { SetAttempt } from '../contract/sync.ts';
import type { SetMergeResult, StoredSets } from './merge-stored-sets.ts';
import { setKey, type Version } from './set-versions.ts';

interface SentSets {
  sent: readonly SetChange[];
  /** Versions that the device has logged before the sent ones. */
  attempts?: readonly SetAttempt[] | undefined;
  stored: Pick<StoredSets, 'current'>;
}

/**
 * The earlier versions of a merge, of which those have `isNoteLost` whose note gave way to the set of another device without having been
 * shown there: a sent version that arrived after a later one, or a stored one that the device did not know.
 */
export function withLostNotes(merge: SetMergeResult, { sent, attempts = [], stored }: SentSets): SetMergeResult {
  const isLost = (version: SetMergeResult['earlierVersions'][number]): boolean => {
    const { authorId, isRemoved, note } = version;
    if (authorId !== null || isRemoved || note === '') return false;
    const isOfKey = (one: Version) => setKey(one) === setKey(version);
    const current = [...merge.added, ...merge.changed].find(isOfKey);
    const before = stored.current.find(isOfKey);
    if (!current) return before !== undefined && before.note !== note && !merge.removedIds.includes(before.id);
    if (current.note === note || before === undefined || !isSameInstant(before, version)) return false;
    return !sent.some(({ id }) => id === before.id) && !attempts.some((one) => isOfSet(one, before));
  };
  return { ...merge, earlierVersions: merge.earlierVersions.map((one) => ({ ...one, isNoteLost: isLost(one) })) };
}

function isOfSet(attempt: SetAttempt, set: Version): boolean {
  return setKey(attempt) === setKey(set) && isSameInstant(attempt, set);
}

function isSameInstant(one: { loggedAt: string }, other: { loggedAt: string }): boolean {
  return Date.parse(one.loggedAt) === Date.parse(other.loggedAt);
}
