import { z } from 'zod';
import { ConversationFilters } from '../contract/filters.ts';

/** Search params of the chat page: the filters of the list and the open conversation. */
export const ChatParams = ConversationFilters.pick({
  search: true,
  onlyUnread: true,
  collaboratorId: true,
  needsAnswer: true,
  assigneeId: true,
}).extend({
  open: z.uuid().optional(),
  /** The number of the message to scroll to. */
  at: z.coerce.number().int().optional(),
});
export type ChatParams = z.output<typeof ChatParams>;
