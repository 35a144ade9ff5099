import type { WorkoutSync } from '../contract/sync.ts';

export interface PainAtEnd {
  hasPainAtEnd: boolean;
  /** Membership of the professional who reported the pain or took it back; null: the client. */
  painAuthorId: string | null;
  /** Instant of the last correction; null: it is as an end reported it. */
  painCorrectedAt: string | null;
}
type SentEnd = Pick<NonNullable<WorkoutSync['finish']>, 'finishedAt' | 'hasPainAtEnd'>;

/**
 * The pain after an end sent by `authorId` (null: the client), in any order of arrival: one end that reports it is enough. An end brings
 * nothing back that was corrected after it. The client's report replaces what a professional reported or took back.
 */
export function mergedPain(stored: PainAtEnd, sent: SentEnd, authorId: string | null): PainAtEnd {
  const { painCorrectedAt } = stored;
  const isCorrectedLater = painCorrectedAt !== null && Date.parse(sent.finishedAt) <= Date.parse(painCorrectedAt);
  const isKnown = (stored.hasPainAtEnd || isCorrectedLater) && !isOfOther(stored, authorId);
  return sent.hasPainAtEnd && !isKnown ? { hasPainAtEnd: true, painAuthorId: authorId, painCorrectedAt: null } : stored;
}

/**
 * The pain after a correction by `authorId` (null: the client) at `correctedAt`. The client may confirm what a professional reported; a
 * professional takes back nothing that the client reported.
 */
export function correctedPain(
  stored: PainAtEnd,
  { hasPainAtEnd }: Pick<SentEnd, 'hasPainAtEnd'>,
  { authorId, correctedAt }: { authorId: string | null; correctedAt: string },
): PainAtEnd {
  const isOfClient = stored.hasPainAtEnd && stored.painAuthorId === null;
  if (isOfClient && authorId !== null) return stored;
  const isConfirmed = hasPainAtEnd && isOfOther(stored, authorId);
  if (hasPainAtEnd === undefined || (hasPainAtEnd === stored.hasPainAtEnd && !isConfirmed)) return stored;
  return { hasPainAtEnd, painAuthorId: authorId, painCorrectedAt: correctedAt };
}

/** Whether a professional reported the pain, or took it back, and the client is the sender. */
function isOfOther({ painAuthorId }: PainAtEnd, authorId: string | null): boolean {
  return painAuthorId !== null && authorId === null;
}

interface SentPain {
  authorId: string | null;
  finish: SentEnd | null;
  correction: WorkoutSync['correction'];
}

/** The pain after a request, which has a correction or an end, or none of them. */
export function painAfter(
  { hasPainAtEnd, painAuthorId, painCorrectedAt }: PainAtEnd,
  { authorId, finish, correction }: SentPain,
  correctedAt: string,
): PainAtEnd {
  const stored = { hasPainAtEnd, painAuthorId, painCorrectedAt };
  if (correction) return correctedPain(stored, correction, { authorId, correctedAt });
  return finish ? mergedPain(stored, finish, authorId) : stored;
}
