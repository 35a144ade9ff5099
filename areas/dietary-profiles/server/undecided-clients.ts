import type { ApiResponse } from '#shell/common/route.ts';
import type { NamedStatement } from '../contract/named-statement.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
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
  const t = textsIn(scope.language);
  const clients = writers.flatMap(({ id, name }) => {
    const undecided = undecidedWords.get(id);
    if (!undecided) return [];
    const { text, question, sentAt } = undecided.latest;
    const names = undecided.named.slice(0, undecidedLimits.names).map((one) => nameOf(one, t));
    return { clientId: id, clientName: name, names, text: (text || question).slice(0, undecidedLimits.text), sentAt };
  });
  return { clients: clients.slice(0, undecidedLimits.clients) };
}

function nameOf(statement: NamedStatement, t: ReturnType<typeof textsIn>): string {
  if (statement.kind === 'word') return statement.word;
  if (statement.kind === 'state') return t(`dietary-profiles:states.${statement.state}`);
  if (statement.kind === 'diet') return t(`dietary-profiles:diets.${statement.diet}`);
  return t(`aliments:allergens.${statement.allergen}`);
}
