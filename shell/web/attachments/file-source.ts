import type { Attachment, AttachmentSize, PrivateAttachment } from '#shell/common/attachments.ts';
import type { ApiRequest, Route } from '#shell/common/route.ts';

/** A request for a file that needs the login of the user. */
export type FileRequest = readonly [route: Route, request: ApiRequest<Route>];

/** An attachment with requests instead of addresses. */
export interface RequestedAttachment extends Omit<Attachment, 'url' | 'posterUrl' | 'thumbnailUrl'> {
  url: FileRequest;
  posterUrl: FileRequest | null;
  thumbnailUrl: FileRequest | null;
}

/** An attachment as components show it, with signed addresses or with requests. */
export type ShownAttachment = Attachment | RequestedAttachment;

export function isRequested(attachment: ShownAttachment): attachment is RequestedAttachment {
  return typeof attachment.url !== 'string';
}

/**
 * Attachments without addresses, as components show them: `requestFor` names the route that reads a file of the record.
 *
 *     withRequests(files, (fileId, size) => forSubject(subject, checkInFileRoutes.read, { checkInId, fileId, size }))
 */
export function withRequests<R extends Route>(
  attachments: readonly PrivateAttachment[],
  requestFor: (id: string, size: AttachmentSize) => readonly [route: R, request: ApiRequest<R>],
): RequestedAttachment[] {
  return attachments.map(({ hasPoster, hasThumbnail, ...attachment }) => {
    const sourceOf = (size: AttachmentSize) => requestFor(attachment.id, size) as FileRequest;
    return {
      ...attachment,
      url: sourceOf('full'),
      posterUrl: hasPoster ? sourceOf('poster') : null,
      thumbnailUrl: hasThumbnail ? sourceOf('small') : null,
    };
  });
}
