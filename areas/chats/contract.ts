import { z } from 'zod';
import {
  emptyResponse,
  idSchema,
  instant,
  nextPage,
  numberInQuery,
  pageNumber,
  requiredText,
  uuid,
  yesNo,
} from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { ConversationFilters } from './contract/filters.ts';
import { Voice } from './contract/voice.ts';

/** Characters of a message, messages of a page, and the unread messages of one conversation that are counted. */
export const chatLimits = { text: 10_000, page: 50, unread: 99 } as const;

export const messageTypes = ['text', 'image', 'video', 'audio', 'other', 'system'] as const;
export type MessageType = (typeof messageTypes)[number];

/** A record that a message points at. `path` is its address; null when the reader may not open it or it is gone. */
const MessageReference = z.object({
  kind: z.string(),
  id: z.uuid(),
  /** The part of the record, such as one set of a workout; null: the whole record. */
  part: z.string().nullable(),
  label: z.string(),
  path: z.string().nullable(),
});
export type MessageReference = z.output<typeof MessageReference>;

/** What is stored with a message: the record, and its name at the time. */
export const StoredReference = MessageReference.omit({ path: true });
export type StoredReference = z.output<typeof StoredReference>;

export const Message = z.object({
  id: idSchema('messages'),
  conversationId: z.uuid(),
  /** Number in the conversation. It orders the messages and says what was read. */
  seq: z.number().int(),
  type: z.enum(messageTypes),
  message: z.string(),
  fileUrl: z.string().nullable(),
  thumbUrl: z.string().nullable(),
  filename: z.string().nullable(),
  sizeBytes: z.number().int().nullable(),
  /** Size of a picture or of a video's poster in pixels. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** A data URL of a few pixels, shown while the picture loads. */
  preview: z.string().nullable(),
  /** Set for a voice note. */
  voice: Voice.nullable(),
  /** The membership of the author; null for a line of the system. */
  sender: z.object({ id: z.uuid(), name: z.string(), photo: z.string().nullable() }).nullable(),
  reference: MessageReference.nullable(),
  isAutomatic: z.boolean(),
  isInternal: z.boolean(),
  deletedAt: z.string().nullable(),
  /** Set for professionals when the client wrote of pain or a symptom, also once the message is deleted. */
  namesSymptom: z.boolean().optional(),
  /** The server's clock. */
  createdAt: z.string(),
});
export type Message = z.output<typeof Message>;

export const Conversation = z.object({
  /** The id of the client: each client has one conversation. */
  id: idSchema('conversations'),
  /** Whether messages can be sent. */
  isActive: z.boolean(),
  /** Unread messages of others, at most 99; at least 1 when the conversation is marked as unread. */
  unreadCount: z.number().int(),
  /** Set when an unread message of the client names pain or a symptom. */
  hasUnreadSymptom: z.boolean().optional(),
  lastReadSeq: z.number().int(),
  /** Until then the caller gets no push and no mail of the conversation; null: they do. */
  mutedUntil: z.string().nullable(),
  lastMessage: Message.nullable(),
  /** Who answers and since when the client waits; null for the client. */
  answering: z
    .object({
      /** The first message of the client that no professional has answered. */
      waitingSince: z.string().nullable(),
      snoozedUntil: z.string().nullable(),
      assignee: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    })
    .nullable(),
  chatInfo: z.object({
    /** The membership of the client; null before the registration. */
    userId: z.uuid().nullable(),
    /** The memberships of the collaborators who look after the client and may read chats. */
    ownerIds: z.array(z.uuid()),
    /** The client, as professionals see the conversation; for the client, the names of these, or that of the studio. */
    title: z.string(),
    /** For the client: the names of all professionals who may read the conversation. Missing in what an earlier release cached. */
    readers: z.array(z.string()).optional(),
    photo: z.string().nullable(),
    linkTo: z.string().nullable(),
    linkToMedia: z.string().nullable(),
    client: z.object({ isInactive: z.boolean() }),
  }),
});
export type Conversation = z.output<typeof Conversation>;

const seq = z.number().int().min(0).max(2_000_000_000);
const conversationId = idSchema('conversations');

const localDateTime = z.iso.datetime({ local: true, precision: 0 });

const PageOfMessages = z.object({
  conversationId,
  /** Upper bound in Europe/Rome that stays the same while pages are read; ambiguous for one hour in October. */
  time: z
    .string()
    .max('2026-11-30 23:59:59'.length, 'shell:invalid.date')
    .refine((time) => localDateTime.safeParse(time.replace(' ', 'T')).success, 'shell:invalid.date')
    .meta({ examples: ['2026-11-30 23:59:59'] })
    .optional(),
  page: pageNumber,
  /** Messages before this number, newest first; takes precedence over `time` and `page`. */
  beforeSeq: numberInQuery.pipe(seq).optional(),
  /** Messages after this number: the oldest of them, newest first. Takes precedence over `beforeSeq`. */
  afterSeq: numberInQuery.pipe(seq).optional(),
});
export type PageOfMessages = z.output<typeof PageOfMessages>;

/** Fields of a request: the record that a message points at, such as a workout. */
export const pointer = {
  referenceKind: z.string().max(40).optional(),
  referenceId: uuid.optional(),
  /** The part of the record, such as one set of a workout. */
  referencePart: z.string().max(100).optional(),
};

const NewMessage = z.object({
  conversationId,
  /** Generated by the sender, so that a repeated request stores the message once. */
  id: uuid.optional(),
  /** Required without a file or a saved attachment. */
  message: requiredText(chatLimits.text).optional(),
  ...pointer,
  /** A saved attachment, for professionals. */
  attachmentId: idSchema('chat-attachments').optional(),
  /** A note for the team, which the client never sees. */
  isInternal: yesNo.optional(),
  /** Sent with a file by apps that follow the specification; the content decides. */
  type: z.string().max(20).optional(),
  filename: z.string().max(500).optional(),
  size: z.string().max(20).optional(),
  mime_type: z.string().max(100).optional(),
});
export type NewMessage = z.output<typeof NewMessage>;

const NewUpload = z.object({
  conversationId,
  /** The id of the upload and of the message that it becomes. */
  id: uuid,
  filename: requiredText(500),
  size: z.number().int().min(1).max(uploadPolicies.chatFile.maxMovBytes),
  isInternal: z.boolean().default(false),
  ...pointer,
  /** Set for a voice note: then the content must be a recording. */
  voice: Voice.nullable().default(null),
});
export type NewUpload = z.output<typeof NewUpload>;

/** The numbers of the parts that have not arrived, from 1. */
const MissingParts = z.object({ partBytes: z.number().int(), missing: z.array(z.number().int()) });

const oneConversation = z.object({ conversation: Conversation });
const oneMessage = z.object({ message: Message });
const [view, create, update, remove] = ['view chats', 'create chats', 'update chats', 'delete chats'] as const;

export const chatRoutes = defineRoutes({
  list: {
    endpoint: 'GET /conversations',
    permission: view,
    query: ConversationFilters,
    response: z.object({ conversations: z.array(Conversation), nextPage }),
  },
  unreadCount: {
    endpoint: 'GET /conversations/unread/count',
    permission: view,
    response: z.object({ conversationsToRead: z.number().int() }),
  },
  messages: {
    endpoint: 'GET /conversation',
    permission: view,
    query: PageOfMessages,
    response: z.object({
      conversation: Conversation,
      /** Newest first. */
      messages: z.array(Message),
      totalMessages: z.number().int(),
      /** Whether there are more messages in the direction of the request. */
      hasMore: z.boolean(),
    }),
  },
  ofClient: {
    endpoint: 'GET /conversations/client/:id',
    permission: view,
    params: z.object({ id: idSchema('clients') }),
    response: oneConversation,
  },
  send: {
    endpoint: 'POST /conversation',
    permission: create,
    body: NewMessage,
    upload: uploadPolicies.chatFile,
    hasOptionalFile: true,
    isIdempotent: true,
    response: oneMessage,
  },
  /** Begins an upload, or returns the missing parts of one that was begun. */
  startUpload: { endpoint: 'POST /chat-uploads', permission: create, body: NewUpload, response: MissingParts },
  /** Parts have 8 MiB, the last one the rest; part 0 is the poster of a video. */
  uploadPart: {
    endpoint: 'PUT /chat-uploads/:id/parts/:number',
    permission: create,
    params: z.object({ id: idSchema('chat-uploads'), number: numberInQuery.pipe(z.number().int().min(0).max(100)) }),
    /** SHA-256 of the part in base64; pages without TLS cannot compute it. */
    body: z.object({ checksum: z.string().max(60).optional() }),
    upload: uploadPolicies.chatFilePart,
    response: emptyResponse,
  },
  /** Joins the parts to a message. */
  completeUpload: {
    endpoint: 'POST /chat-uploads/:id/complete',
    permission: create,
    params: z.object({ id: idSchema('chat-uploads') }),
    isHeavy: true,
    isIdempotent: true,
    response: oneMessage,
  },
  markRead: {
    endpoint: 'PUT /conversation/read',
    permission: update,
    /** `seq`: the newest message that the reader has seen; without it, all messages. */
    body: z.object({ id: conversationId, seq: seq.optional() }),
    response: z.object({ wasUnread: z.boolean() }),
  },
  markUnread: {
    endpoint: 'PUT /conversation/unread',
    permission: update,
    body: z.object({ id: conversationId }),
    response: emptyResponse,
  },
  mute: {
    endpoint: 'PUT /conversation/mute',
    permission: update,
    /** Null ends it. */
    body: z.object({ id: conversationId, until: instant.nullable() }),
    response: oneConversation,
  },
  markAllRead: { endpoint: 'PUT /conversation/read/all', permission: update, response: emptyResponse },
  /** Hides the messages from the caller, or with `wipeoutAll` deletes them for everybody. */
  wipe: {
    endpoint: 'PUT /conversation/wipeout/:id',
    permission: remove,
    params: z.object({ id: conversationId }),
    body: z.object({ wipeoutAll: z.boolean().default(false) }),
    response: emptyResponse,
  },
  deleteMessage: {
    endpoint: 'DELETE /conversation/message/:id',
    permission: remove,
    params: z.object({ id: idSchema('messages') }),
    query: z.object({ conversationId: conversationId.optional() }),
    response: oneMessage,
  },
  hasMessages: {
    endpoint: 'GET /has-conversation-with-messages',
    permission: view,
    response: z.object({ hasConversationWithMessages: z.boolean() }),
  },
});

export const chatProblems = defineProblems('chats', {
  chat_disabled: 409,
  id_taken: 409,
  message_empty: 422,
  reference_unknown: 422,
  upload_incomplete: 409,
  assignee_unfit: 422,
  time_unfit: 422,
  too_many_scheduled: 422,
  too_many_replies: 422,
  too_many_attachments: 422,
  wrong_checksum: 422,
  wrong_part: 422,
  voice_unreadable: 422,
  export_too_large: 422,
  only_author: 403,
  only_professionals: 403,
});
