import { assertVisibleClient } from '#areas/clients/server/public.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { FoundMessage, MessageFilters, messageSearchRoutes } from '../../contract/search.ts';
import { excerptOf, searchWords } from '../../rules/excerpt.ts';
import { findMessagesWith, findSimilarWords, type FoundRow } from '../store/search.ts';

/** With fewer results the words are taken for ones with typing errors. */
const minResults = 5;

/** Searches the messages that the caller reads. When hardly any has the terms, those with similar words are found too. */
export async function searchMessages(
  scope: Scope,
  { search = '', ...filters }: MessageFilters,
): Promise<ApiResponse<typeof messageSearchRoutes.search>> {
  if (filters.conversationId) await assertVisibleClient(scope, filters.conversationId);
  const terms = searchWords(search);
  if (terms.length === 0 && !filters.kind) return { messages: [], nextPage: 0 };
  const found = await findMessagesWith(scope, { ...filters, terms });
  const messages = found.rows.map((row) => toFound(scope, row, terms));
  if (found.rows.length >= minResults || filters.page > 1 || terms.length === 0)
    return { messages, nextPage: found.nextPage };

  const similar = await findSimilarWords(scope, terms);
  if (similar.join(' ') === terms.join(' ')) return { messages, nextPage: 0 };
  const more = await findMessagesWith(scope, { ...filters, terms: similar });
  const known = new Set(messages.map(({ id }) => id));
  const others = more.rows.filter(({ message }) => !known.has(message.id));
  return { messages: [...messages, ...others.map((row) => toFound(scope, row, similar))], nextPage: 0 };
}

function toFound({ caller }: Scope, { message, title }: FoundRow, terms: readonly string[]): FoundMessage {
  const { id, conversationId, seq, type, sender, filename, createdAt } = message;
  return {
    id,
    conversationId,
    seq,
    type,
    title,
    senderName: sender?.name ?? null,
    isOwn: sender?.id === caller.membershipId,
    excerpt: excerptOf(message.message || (filename ?? ''), terms),
    createdAt,
  };
}
