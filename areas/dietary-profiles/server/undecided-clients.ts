import type { ApiResponse } from '#shell/common/route.ts';
import type { NamedStatement } from '../contract/named-statement.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { undecidedLimits, type undecidedRoutes } from '../contract/undecided.ts';
import { findUndecidedWords } from './declarations.ts';
import { findLatestNoteWriters, findLatestWriters, type LatestWriters, type Writer } from './store/latest-writers.ts';

/** The active clients of the caller who wrote elsewhere lately what may declare something, the latest first. */
export type WriterSource = (scope: Scope, latest: LatestWriters) => Promise<Writer[]>;

export const writerSources = defineExtensionPoint<WriterSource>('clients who may have declared something');

/** Clients of each source whose words are looked at: of most of them a professional has decided. */
const maxWriters = 100;

/**
 * The clients of whom something is undecided and who wrote about food lately, in messages, notes, their own profile or surveys, the latest
 * first.
 */
export async function listUndecidedClients(scope: Scope): Promise<ApiResponse<typeof undecidedRoutes.list>> {
  const writers = await findWriters(scope);
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
    const quoted = text || `${question} ${t('dietary-profiles:declared.yes')}`;
    return { clientId: id, clientName: name, names, text: quoted.slice(0, undecidedLimits.text), sentAt };
  });
  return { clients: clients.slice(0, undecidedLimits.clients) };
}

async function findWriters(scope: Scope): Promise<Writer[]> {
  const sources = [findLatestWriters, findLatestNoteWriters, ...extensionsOf(scope, writerSources)];
  const latest = { days: undecidedLimits.days, limit: maxWriters };
  const found = await Promise.all(sources.map((source) => source(scope, latest)));
  const latestFirst = (one: Writer, other: Writer) => Date.parse(other.writtenAt) - Date.parse(one.writtenAt);
  const writers = found.flat().toSorted(latestFirst);
  return [...Map.groupBy(writers, ({ id }) => id).values()].flatMap(([latestOfClient]) => latestOfClient ?? []);
}

function nameOf(statement: NamedStatement, t: ReturnType<typeof textsIn>): string {
  if (statement.kind === 'word') return statement.word;
  if (statement.kind === 'state') return t(`dietary-profiles:states.${statement.state}`);
  if (statement.kind === 'diet') return t(`dietary-profiles:diets.${statement.diet}`);
  return t(`aliments:allergens.${statement.allergen}`);
}
