import type { ApiResponse } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { undecidedLimits, type undecidedRoutes } from '../contract/undecided.ts';
import { findUndecidedWords } from './declarations.ts';
import { findLatestWriters } from './store/statements.ts';

/** Clients whose words are looked at: of most of them a professional has decided. */
const maxWriters = 100;

/** The clients who wrote about food lately and of whom something is undecided, the latest first. */
export async function listUndecidedClients(scope: Scope): Promise<ApiResponse<typeof undecidedRoutes.list>> {
  const writers = await findLatestWriters(scope, { days: undecidedLimits.days, limit: maxWriters });
  const undecidedWords = await findUndecidedWords(
    scope,
    writers.map(({ id }) => id),
  );
  const clients = writers.flatMap(({ id, name }) => {
    const latest = undecidedWords.get(id);
    if (!latest) return [];
    const { text, question, sentAt } = latest;
    return { clientId: id, clientName: name, text: (text || question).slice(0, undecidedLimits.text), sentAt };
  });
  return { clients: clients.slice(0, undecidedLimits.clients) };
}
