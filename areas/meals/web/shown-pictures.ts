import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { type RequestedAttachment, withRequests } from '#shell/web/attachments/file-source.ts';
import { type MealEntry, mealRoutes } from '../contract.ts';

/** The pictures of a meal that are on the server, read with the login of the user. */
export function shownPictures(
  subject: Subject,
  entry: { id: string | null; pictures: MealEntry['pictures'] } | undefined,
): RequestedAttachment[] {
  const { id: entryId, pictures } = entry ?? {};
  if (!entryId || !pictures) return [];
  return withRequests(pictures, (pictureId, size) =>
    forSubject(subject, mealRoutes.readPicture, { entryId, pictureId, size }),
  );
}
