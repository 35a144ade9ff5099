import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { type RequestedAttachment, withRequests } from '#shell/web/attachments/file-source.ts';
import { type CheckInFile, checkInFileRoutes } from '../../contract/check-ins.ts';

interface FilesOfAnswer {
  checkInId: string;
  files: readonly CheckInFile[];
  /** The files that the answer names. */
  ids: readonly string[];
}

/** The files of an answer that are on the server. */
export function shownFiles(subject: Subject, { checkInId, files, ids }: FilesOfAnswer): RequestedAttachment[] {
  const ofAnswer = files.filter(({ id }) => ids.includes(id));
  return withRequests(ofAnswer, (fileId, size) =>
    forSubject(subject, checkInFileRoutes.read, { checkInId, fileId, size }),
  );
}
