import { createContext, use } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import type { RequestedAttachment } from '#shell/web/attachments/file-source.ts';
import type { LoggedSet, SetCorrection, SetMedium } from '../../contract/set.ts';
import type { Comment, CompletedWorkout } from '../../contract/workout.ts';
import { shownMedia } from '../shown-media.ts';
import { setKey } from '../../rules/set-versions.ts';

/** The workout that is compared with its prescription. */
export interface Comparison {
  subject: Subject;
  workout: CompletedWorkout;
  /** `toComment`: with the focus on the comment field. */
  openSet: (setId: string, options?: { toComment: boolean }) => void;
  /** Instant of unread feedback that arrived while the page was open, and may be out of sight: it is not marked as read by itself. */
  arrivedAt: string | null;
}

export const ComparisonContext = createContext<Comparison | null>(null);

export function useComparison(): Comparison {
  const comparison = use(ComparisonContext);
  if (!comparison) throw new Error('useComparison: outside ComparisonContext');
  return comparison;
}

interface SetAttachments {
  media: RequestedAttachment[];
  comments: Comment[];
  /** Whether the set has earlier versions. */
  isCorrected: boolean;
  /** How it was changed or added after the end of the workout. */
  correction: SetCorrection | undefined;
}

export function attachmentsOf(
  { subject, workout }: Pick<Comparison, 'subject' | 'workout'>,
  set: LoggedSet,
): SetAttachments {
  const isOfSet = (other: Comment | SetMedium | SetCorrection) => setKey(other) === setKey(set);
  return {
    media: shownMedia(subject, workout.id, workout.media.filter(isOfSet)),
    comments: workout.comments.filter(isOfSet),
    isCorrected: workout.correctedSets.includes(set.id),
    correction: workout.corrections.find(isOfSet),
  };
}
