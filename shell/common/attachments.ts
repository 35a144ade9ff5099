import { z } from 'zod';
import { idSchema, requiredText, uuid } from './fields.ts';

const attachmentKinds = ['image', 'video', 'youtube', 'vimeo', 'link', 'file'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** A picture, video, link or file of a record. */
const Attachment = z.object({
  id: z.uuid(),
  kind: z.enum(attachmentKinds),
  /** The stored file, or the page a link leads to. */
  url: z.string(),
  /** Of a video; null until there is one. */
  posterUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** Of a file, for the download; null otherwise. */
  name: z.string().nullable(),
});
export type Attachment = z.output<typeof Attachment>;

/** `attachmentOf('assets')`: the attachments whose ids routes know by that noun. */
export function attachmentOf(noun: string) {
  return Attachment.extend({ id: idSchema(noun) });
}

/** The id is made by the sender: a request that is repeated changes nothing. */
const attachmentId = { attachmentId: uuid.optional() };

/** Fields beside the file of an upload. */
export const AttachmentUpload = z.object(attachmentId);

/** A link as it was copied; the server reads what it leads to. */
export const AttachmentLink = z.object({ ...attachmentId, url: requiredText(500) });

/** All attachments of a record in their new order; those that are left out follow. */
export function attachmentOrder(noun: string, maxCount: number) {
  return z.object({ ids: z.array(idSchema(noun)).min(1).max(maxCount) });
}
