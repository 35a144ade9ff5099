import { z } from 'zod';
import { idSchema, nextPage, pageNumber, search } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { messageTypes } from '../contract.ts';

export const searchedKinds = ['file', 'link'] as const;

const MessageFilters = z.object({
  /** Words in any form, the last one may be unfinished. Without words and kind nothing is found. */
  search,
  /** Only messages with a file, or with a link. */
  kind: z.enum(searchedKinds).optional(),
  conversationId: idSchema('conversations').optional(),
  page: pageNumber.pipe(z.number().max(20)),
});
export type MessageFilters = z.output<typeof MessageFilters>;

export const FoundMessage = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  seq: z.number().int(),
  type: z.enum(messageTypes),
  /** The client, as professionals see the conversation; for the client, who looks after them. */
  title: z.string(),
  /** Null for a line of the system. */
  senderName: z.string().nullable(),
  isOwn: z.boolean(),
  /** The part of the text, or of the name of the file, around the first word that was found. */
  excerpt: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
  createdAt: z.string(),
});
export type FoundMessage = z.output<typeof FoundMessage>;

export const messageSearchRoutes = defineRoutes({
  /** In all conversations that the caller sees, newest first. */
  search: {
    endpoint: 'GET /conversations/search',
    permission: 'view chats',
    query: MessageFilters,
    response: z.object({ messages: z.array(FoundMessage), nextPage }),
  },
});
