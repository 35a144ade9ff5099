import type { PrivateAttachment } from '#shell/common/attachments.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { type RequestedAttachment, withRequests } from '#shell/web/attachments/file-source.ts';
import { workoutRoutes } from '../contract/training.ts';

/** Pictures and videos of sets that are on the server, read with the login of the user. */
export function shownMedia(
  subject: Subject,
  completedWorkoutId: string,
  media: readonly PrivateAttachment[],
): RequestedAttachment[] {
  return withRequests(media, (mediumId, size) =>
    forSubject(subject, workoutRoutes.readMedium, { completedWorkoutId, mediumId, size }),
  );
}
