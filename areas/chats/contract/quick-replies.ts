import { z } from 'zod';
import { emptyResponse, idSchema, recordVersion, requiredText, uuid } from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { template } from './template.ts';

/** Quick replies and saved attachments of an account, and the length of a quick reply. */
export const quickReplyLimits = { replies: 200, attachments: 200, title: 80, text: 5000 } as const;

/** A file that a studio sends often. */
export const ChatAttachment = z.object({
  id: z.uuid(),
  filename: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  fileUrl: z.string(),
  thumbUrl: z.string().nullable(),
});
export type ChatAttachment = z.output<typeof ChatAttachment>;

export const QuickReply = z.object({
  id: z.uuid(),
  title: z.string(),
  /** With variables such as `{name}`, which are filled when the text is inserted. */
  text: z.string(),
  attachment: z.object({ id: z.uuid(), filename: z.string() }).nullable(),
  version: recordVersion,
});
export type QuickReply = z.output<typeof QuickReply>;

const QuickReplyDraft = z.object({
  title: requiredText(quickReplyLimits.title),
  text: template(requiredText(quickReplyLimits.text), 'reply'),
  attachmentId: idSchema('chat-attachments').nullable(),
});
export type QuickReplyDraft = z.output<typeof QuickReplyDraft>;

const [view, create, update, remove] = ['view chats', 'create chats', 'update chats', 'delete chats'] as const;
const oneReply = z.object({ quickReply: QuickReply });
const replyParams = z.object({ id: idSchema('quick-replies') });

/** Quick replies and saved attachments belong to the account, for its professionals. */
export const quickReplyRoutes = defineRoutes({
  list: {
    endpoint: 'GET /quick-replies',
    permission: view,
    response: z.object({ quickReplies: z.array(QuickReply) }),
  },
  create: {
    endpoint: 'POST /quick-replies',
    permission: create,
    body: QuickReplyDraft,
    isIdempotent: true,
    response: oneReply,
  },
  update: {
    endpoint: 'PUT /quick-replies/:id',
    permission: update,
    params: replyParams,
    body: QuickReplyDraft.extend({ version: recordVersion }),
    response: oneReply,
  },
  delete: { endpoint: 'DELETE /quick-replies/:id', permission: remove, params: replyParams, response: emptyResponse },
  listAttachments: {
    endpoint: 'GET /chat-attachments',
    permission: view,
    response: z.object({ chatAttachments: z.array(ChatAttachment) }),
  },
  addAttachment: {
    endpoint: 'POST /chat-attachments',
    permission: create,
    upload: uploadPolicies.chatFile,
    /** The sender makes the id, so that a repeated request adds nothing. */
    body: z.object({ attachmentId: uuid }),
    response: z.object({ chatAttachment: ChatAttachment }),
  },
  /** Messages that were sent with it stay. */
  deleteAttachment: {
    endpoint: 'DELETE /chat-attachments/:id',
    permission: remove,
    params: z.object({ id: idSchema('chat-attachments') }),
    response: emptyResponse,
  },
});
