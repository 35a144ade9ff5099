import { z } from 'zod';
import { idSchema, requiredText, uuid } from './fields.ts';

const attachmentKinds = ['image', 'video', 'youtube', 'vimeo', 'link', 'file'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** An image, video, link or file that is attached to a record. */
export const Attachment = z.object({
  id: z.uuid(),
  kind: z.enum(attachmentKinds),
  /** Signed URL of the stored file, or the URL of a link. */
  url: z.string(),
  /** Preview image of a video; null for other kinds and while the video has none. */
  posterUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** Download name of a file; null for other kinds. */
  name: z.string().nullable(),
});
export type Attachment = z.output<typeof Attachment>;

/** An attachment without addresses: its files are read with a route of its record and the rights of the caller. */
export const PrivateAttachment = Attachment.omit({ url: true, posterUrl: true, thumbnailUrl: true }).extend({
  hasPoster: z.boolean(),
  hasThumbnail: z.boolean(),
});
export type PrivateAttachment = z.output<typeof PrivateAttachment>;

/** The schema of attachments without addresses whose ids appear in routes under the given noun. */
export function privateAttachmentOf(noun: string) {
  return PrivateAttachment.extend({ id: idSchema(noun) });
}

/** The files of an attachment: itself, the preview image of a video, and the thumbnail. */
export const attachmentSizes = ['full', 'poster', 'small'] as const;
export type AttachmentSize = (typeof attachmentSizes)[number];

/** The schema of attachments whose ids appear in routes under the given noun: `attachmentOf('assets')`. */
export function attachmentOf(noun: string) {
  return Attachment.extend({ id: idSchema(noun) });
}

/** The sender generates the id, so that a repeated request adds nothing. */
const attachmentId = { attachmentId: uuid.optional() };

/** Fields that accompany the file of an upload. */
export const AttachmentUpload = z.object(attachmentId);

/** A link as the user pasted it; the server parses its kind and its URL. */
export const AttachmentLink = z.object({ ...attachmentId, url: requiredText(500) });

/** The ids of the attachments of a record in their new order. Attachments that are left out follow in their present order. */
export function attachmentOrder(noun: string, maxCount: number) {
  return z.object({ ids: z.array(idSchema(noun)).min(1).max(maxCount) });
}
