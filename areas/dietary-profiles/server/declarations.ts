import { emitToClientsAndProfessionals, type Subject } from '#areas/clients/server/public.ts';
import {
  type Declaration,
  type DietaryProfileResponse,
  type declarationRoutes,
  liveDietaryProfileChanged,
  maxDeclarations,
} from '../contract.ts';
import type { NamedStatement } from '../contract/named-statement.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import { getDietaryProfile } from './operations.ts';
import { namesState } from '../rules/declared-states.ts';
import { withoutStatesOf } from '../rules/safety-part.ts';
import { emptyProfile } from '../rules/empty-profile.ts';
import { isUndeclared } from '../rules/undeclared.ts';
import { unstatedDeclared } from '../rules/declared-profile.ts';
import { excludableWordsOf, isOfStates, wordsOfDeclaration } from '../rules/unrecognised.ts';
import { findReadableProfiles, mayReadStates } from './readable.ts';
import { decisionOfText, keyOf, textKeyOf } from './decision-keys.ts';
import { findUnmatchedWords } from './unmatched-words.ts';
import { type Decision, deleteDecisions, findDecisions, type NewDecisions, saveDecisions } from './store/decisions.ts';
import { findMen, findProfiles, findReadableNames } from './store/profiles.ts';

export interface Declared {
  declarations: readonly Declaration[];
  /** Pregnancy and breastfeeding that the profile has stated since, so that there is nothing to decide. */
  known?: readonly Declaration[];
  /** Whether the client answered a question about allergies or intolerances, also with a no. */
  hasAnsweredAllergies: boolean;
}

/**
 * Reads what clients declared about allergies, intolerances, diet and foods that they do not eat, by client id. Leaves out clients
 * whose health data the caller must not read. Does not check access to the clients.
 */
export type DeclarationSource = (scope: Scope, clientIds: readonly string[]) => Promise<ReadonlyMap<string, Declared>>;

export const declarationSources = defineExtensionPoint<DeclarationSource>('declarations of clients');

/**
 * As `declarationSources`, of what medical histories, records of clients and later check-ins say about allergies, intolerances and diets.
 * The `questionId` of such a declaration identifies its text: a decision holds wherever the same text is written again.
 */
export const writtenStatementSources = defineExtensionPoint<DeclarationSource>('written statements about clients');

/** As `writtenStatementSources`, of present pregnancies and breastfeeding alone. */
export const writtenStateSources = defineExtensionPoint<DeclarationSource>('written states of clients');

/** What undecided declarations of clients name and their profiles do not state, by client id; empty for one that names nothing known. */
type Undecided = ReadonlyMap<string, readonly NamedStatement[]>;

/**
 * Of the clients those with undecided declarations that the caller may read, and those of whom nobody said anything about allergies, as
 * `isUndeclared` decides. Does not check access to the clients; leaves out those whose health data the caller must not read.
 */
export async function findUnclear(
  scope: Scope,
  clientIds: readonly string[],
): Promise<{ undecided: Undecided; undeclared: string[] }> {
  if (clientIds.length === 0) return { undecided: new Map(), undeclared: [] };
  const [declared, readable, profiles] = await Promise.all([
    readDeclared(scope, clientIds),
    findReadableNames(scope, clientIds),
    findProfiles(scope, clientIds),
  ]);
  const undeclared = readable.flatMap(({ id }) => {
    const { declarations = [], hasAnsweredAllergies = false } = declared.get(id) ?? {};
    const profile = profiles.get(id) ?? emptyProfile;
    return isUndeclared({ profile, declarations: [...declarations], hasAnsweredAllergies }) ? id : [];
  });
  return { undecided: await statementsOf(scope, declared), undeclared };
}

/** `undecided` of `findUnclear` alone. */
export async function findUndecided(scope: Scope, clientIds: readonly string[]): Promise<Undecided> {
  if (clientIds.length === 0) return new Map();
  return statementsOf(scope, await readDeclared(scope, clientIds));
}

/** The ids of the records whose text declares what is undecided, as the caller may read it. Does not check access to the client. */
export async function findUndecidedRecords(scope: Scope, clientId: string): Promise<ReadonlySet<string>> {
  const readable = await readableOf(scope, await readDeclared(scope, [clientId]));
  return new Set((readable.get(clientId) ?? []).map(({ checkInId }) => checkInId));
}

/**
 * The latest undecided words of each client of whom any name something that the profile does not state, and what all of them name.
 * Otherwise as `findUndecided`.
 */
export async function findUndecidedWords(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, { latest: Declaration; named: readonly NamedStatement[] }>> {
  if (clientIds.length === 0) return new Map();
  const declared = await readDeclared(scope, clientIds);
  const [readable, named] = await Promise.all([readableOf(scope, declared), statementsOf(scope, declared)]);
  const latestFirst = (one: Declaration, other: Declaration) => Date.parse(other.sentAt) - Date.parse(one.sentAt);
  return new Map(
    [...readable].flatMap(([clientId, declarations]) => {
      const [latest] = declarations.toSorted(latestFirst);
      const ofClient = named.get(clientId) ?? [];
      return latest && ofClient.length > 0 ? [[clientId, { latest, named: ofClient }] as const] : [];
    }),
  );
}

async function statementsOf(scope: Scope, declared: ReadonlyMap<string, Declared>): Promise<Undecided> {
  const readable = await readableOf(scope, declared);
  const clientIds = [...readable.keys()];
  if (clientIds.length === 0) return new Map();
  const [profiles, men, unmatchedWords] = await Promise.all([
    findReadableProfiles(scope, clientIds),
    findMen(scope, clientIds),
    findUnmatchedWords(scope, [...readable.values()].flat().flatMap(excludableWordsOf)),
  ]);
  return new Map(
    [...readable].map(([clientId, declarations]) => {
      const profile = profiles.get(clientId) ?? emptyProfile;
      const asksStates = !men.has(clientId);
      return [clientId, unstatedDeclared(declarations, { profile, asksStates, unmatchedWords })];
    }),
  );
}

/** The declarations that the caller may read, by client id; clients without any are left out. */
async function readableOf(
  scope: Scope,
  declared: ReadonlyMap<string, Declared>,
): Promise<ReadonlyMap<string, readonly Declaration[]>> {
  const readsStates = await mayReadStates(scope);
  return new Map(
    [...declared].flatMap(([clientId, { declarations }]) => {
      const readable = readsStates ? declarations : declarations.flatMap(withoutStatesOf);
      return readable.length > 0 ? [[clientId, readable] as const] : [];
    }),
  );
}

export interface DeclaredState extends Declaration {
  /** Whether it is still to be decided; otherwise the profile decides from its next version on. */
  isUndecided: boolean;
}

/**
 * What clients declared of pregnancy and breastfeeding and no professional rejected, also what has been confirmed since, by client id.
 * Confirmed words keep the date with which they were confirmed when they are written again. Does not check access to the clients or who
 * may read these states (`mayReadStates`).
 */
export async function findDeclaredStates(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DeclaredState[]>> {
  const { decisions, men, sources, writtenStates } = await readSources(scope, clientIds);
  const decisionOf = new Map(decisions.map((one) => [keyOf(one), one]));
  const decidedTexts = new Map(decisions.map((one) => [textKeyOf(one.clientId, one), one]));
  const statesOf = (declared: Declared | undefined, decided: (one: Declaration) => Decision | undefined) => {
    const { declarations = [], known = [] } = declared ?? {};
    const all = [
      ...declarations.map((one) => ({ ...one, isUndecided: decided(one) === undefined })),
      ...known.map((one) => ({ ...one, isUndecided: false })),
    ];
    return all
      .filter((one) => decided(one)?.decision !== 'rejected' && namesState(one))
      .map((one) => ({ ...one, sentAt: decided(one)?.sentAt ?? one.sentAt }));
  };
  const declaredBy = (clientId: string): DeclaredState[] => [
    ...sources.flatMap((source) => statesOf(source.get(clientId), (one) => decisionOf.get(keyOf(one)))),
    ...writtenStates.flatMap((source) =>
      statesOf(source.get(clientId), (one) => decisionOfText(decidedTexts, clientId, one)),
    ),
  ];
  return new Map(clientIds.filter((id) => !men.has(id)).map((id) => [id, declaredBy(id)]));
}

async function readSources(scope: Scope, clientIds: readonly string[]) {
  const readAll = (sources: typeof declarationSources) =>
    Promise.all(extensionsOf(scope, sources).map((read) => read(scope, clientIds)));
  const [decisions, men, sources, writtenStates] = await Promise.all([
    findDecisions(scope, clientIds),
    findMen(scope, clientIds),
    readAll(declarationSources),
    readAll(writtenStateSources),
  ]);
  return { decisions, men, sources, writtenStates };
}

interface UndecidedOfClient extends Declared {
  /** The undecided written statements and `known`, which only has written states here: a decision about their text decides them. */
  written: readonly Declaration[];
  known: readonly Declaration[];
}

/** What clients declared, with the undecided declarations alone, for each client id. Men declare no pregnancy and no breastfeeding. */
async function readDeclared(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, UndecidedOfClient>> {
  const [{ decisions, men, sources, writtenStates }, writtenStatements] = await Promise.all([
    readSources(scope, clientIds),
    Promise.all(extensionsOf(scope, writtenStatementSources).map((read) => read(scope, clientIds))),
  ]);
  const written = [...writtenStatements, ...writtenStates];
  const decided = new Set(decisions.map(keyOf));
  const rejected = new Set(decisions.filter(({ decision }) => decision === 'rejected').map(keyOf));
  const decidedTexts = new Map(decisions.map((one) => [textKeyOf(one.clientId, one), one]));
  const declaredBy = (clientId: string): UndecidedOfClient => {
    const declared = sources.flatMap((source) => source.get(clientId) ?? []);
    const answers = declared.flatMap(({ declarations }) => declarations);
    // A medical history often repeats an answer of the client, which is decided as that answer. The same words of a visit are decided
    // separately when the answer was rejected.
    const answered = new Set(answers.filter((one) => !rejected.has(keyOf(one))).map(wordsToCompare));
    const statements = written
      .flatMap((source) => source.get(clientId)?.declarations ?? [])
      .filter((one) => !answered.has(wordsToCompare(one)) && !decisionOfText(decidedTexts, clientId, one));
    const undecided = answers.filter((one) => !decided.has(keyOf(one)) && !(men.has(clientId) && isOfStates(one)));
    const known = writtenStates
      .flatMap((source) => source.get(clientId)?.known ?? [])
      .filter((one) => !decisionOfText(decidedTexts, clientId, one));
    // One sentence may declare an allergy and a pregnancy: who decides about it decides both.
    const isCovered = (one: Declaration) =>
      one.isWrittenState &&
      statements.some(
        (other) => !other.isWrittenState && other.checkInId === one.checkInId && other.text.includes(one.text),
      );
    return {
      declarations: [...undecided, ...statements.filter((one) => !isCovered(one))].slice(0, maxDeclarations),
      written: [...statements, ...known],
      known,
      hasAnsweredAllergies: declared.some(({ hasAnsweredAllergies }) => hasAnsweredAllergies),
    };
  };
  return new Map(clientIds.map((clientId) => [clientId, declaredBy(clientId)]));
}

/** The profile with the undecided declarations. */
export async function getProfileWithDeclarations(
  scope: Scope,
  subject: Pick<Subject, 'clientId'>,
): Promise<DietaryProfileResponse> {
  const { clientId } = subject;
  const profile = await getDietaryProfile(scope, subject);
  const { declarations = [], hasAnsweredAllergies = false } =
    (await readDeclared(scope, [clientId])).get(clientId) ?? {};
  return { ...profile, declarations: [...declarations], hasAnsweredAllergies };
}

export async function decideDeclarations(
  scope: Scope,
  subject: Subject,
  { declarations, decision }: Omit<ParsedRequest<typeof declarationRoutes.decide>, 'clientId'>,
): Promise<DietaryProfileResponse> {
  const { clientId } = subject;
  const isChanged =
    decision === 'undecided'
      ? await deleteDecisions(scope, { clientId, declarations })
      : await decideUndecided(scope, { clientId, decision, declarations });
  if (isChanged)
    await emitToClientsAndProfessionals(scope, liveDietaryProfileChanged, {
      clientIds: [clientId],
      data: { clientId },
    });
  return getProfileWithDeclarations(scope, subject);
}

/**
 * Returns whether one of the declarations was undecided. A decision about a written statement holds for its text, also when that was
 * written again with another date while the professional decided. It is stored as it was sent, so that the same request undoes it.
 * A state is confirmed also when the profile, which is saved first, already says so.
 */
async function decideUndecided(scope: Scope, { clientId, decision, declarations }: NewDecisions): Promise<boolean> {
  const chosen = new Map(declarations.map((one) => [keyOf(one), one]));
  const chosenTexts = new Map(declarations.map((one) => [textKeyOf(clientId, one), one]));
  const declared = (await readDeclared(scope, [clientId])).get(clientId);
  if (!declared) return false;
  const written = new Set(declared.written.map(keyOf));
  const open = decision === 'confirmed' ? [...declared.declarations, ...declared.known] : declared.declarations;
  const readable = await readableOf(scope, new Map([[clientId, { ...declared, declarations: open }]]));
  const decided = (readable.get(clientId) ?? []).flatMap((one) => {
    const ofText = written.has(keyOf(one)) ? chosenTexts.get(textKeyOf(clientId, one)) : undefined;
    return chosen.get(keyOf(one)) ?? ofText ?? [];
  });
  if (decided.length > 0) await saveDecisions(scope, { clientId, decision, declarations: decided });
  return decided.length > 0;
}

/** Says also whether the question makes an allergy of a food. */
function wordsToCompare(declaration: Declaration): string {
  return wordsOfDeclaration(declaration).trim().toLowerCase();
}
