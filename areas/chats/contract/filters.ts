import { z } from 'zod';
import { pageNumber, search, uuid, yesNo } from '#shell/common/fields.ts';

const maxExcluded = 200;

/** Ids in a query string, separated by commas. */
const idsInQuery = z
  .string()
  .max(maxExcluded * 37)
  .regex(/^[0-9a-fA-F,-]*$/)
  .transform((text) => text.split(',').filter((id) => uuid.safeParse(id).success))
  .optional();

export const ConversationFilters = z.object({
  search,
  onlyUnread: yesNo.optional(),
  /** Without it, clients without messages are listed too, by name after the others. */
  onlyWithLastMessage: yesNo.optional(),
  conversationsIdsToExclude: idsInQuery,
  collaboratorId: uuid.optional(),
  /** Only conversations that need an answer, the one that has waited longest first. For professionals. */
  needsAnswer: yesNo.optional(),
  /** The professional who is to answer. */
  assigneeId: uuid.optional(),
  page: pageNumber,
});
export type ConversationFilters = z.output<typeof ConversationFilters>;
