import { mayBeMother } from '#areas/clients/rules/maternal-age.ts';
import {
  type clientMinorityChanged,
  emitToClientsAndProfessionals,
  findMinors,
  readMinority,
  type Subject,
} from '#areas/clients/server/public.ts';
import {
  type DietaryProfile,
  type DietaryProfileDraft,
  type DietaryProfileResponse,
  type ExcludedAliment,
  liveDietaryProfileChanged,
  type SavedProfile,
  shownChanges,
} from '../contract.ts';
import { changesBetween } from '../rules/changes.ts';
import { unstatedDeclared } from '../rules/declared-profile.ts';
import { emptyProfile } from '../rules/empty-profile.ts';
import { withMinority } from '../rules/minority.ts';
import { wordsOfRemoved } from '../rules/removed-statements.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { type PayloadOf, publish } from '#shell/server/events.ts';
import { dietaryProfileChanged } from './events.ts';
import * as store from './store/profiles.ts';
import { findTextsOfSource, removeStatements, saveStatements } from './store/statements.ts';

type ProfileResponse = Promise<DietaryProfileResponse>;

/** Forgets what the client had taken out and the profile states again. */
async function forgetRestored(scope: Scope, clientId: string, profile: DietaryProfile): Promise<void> {
  const removals = { clientId, source: 'removal' } as const;
  const removed = await findTextsOfSource(scope, removals);
  const restored = removed.filter(
    ({ text }) => unstatedDeclared([{ question: '', text }], { profile, asksStates: false }).length === 0,
  );
  if (restored.length > 0)
    await removeStatements(
      scope,
      removals,
      restored.map(({ recordId }) => ({ recordId, text: '' })),
    );
}

/** The profile that applies to a client, for checks of other areas. Does not check access to the client. */
export async function readDietaryProfile(scope: Pick<Transaction, 'db'>, clientId: string): Promise<DietaryProfile> {
  const [latest, minors] = await Promise.all([store.findLatest(scope, clientId), findMinors(scope, [clientId])]);
  return withMinority(latest?.profile ?? emptyProfile, minors.has(clientId));
}

export interface ProfileHistory {
  present: DietaryProfile;
  /** The profile at an instant. */
  at: (instant: string) => DietaryProfile;
  /** The version that was valid at an instant; undefined before the first one. */
  versionAt: (instant: string) => store.PastVersion | undefined;
}

/** The profile of a client now and at some instants. Does not check access to the client. */
export async function readProfileHistory(
  scope: Pick<Transaction, 'db'>,
  clientId: string,
  instants: readonly string[],
): Promise<ProfileHistory> {
  const since = new Date(Math.min(Date.now(), ...instants.map((instant) => Date.parse(instant))));
  const [versions, isMinorAt] = await Promise.all([
    store.findHistory(scope, clientId, since.toISOString()),
    readMinority(scope, clientId),
  ]);
  const versionAt = (instant: string) => versions.find(({ changedAt }) => Date.parse(changedAt) <= Date.parse(instant));
  return {
    present: withMinority(versions[0]?.profile ?? emptyProfile, isMinorAt(new Date().toISOString())),
    at: (instant) => withMinority(versionAt(instant)?.profile ?? emptyProfile, isMinorAt(instant)),
    versionAt,
  };
}

export async function getDietaryProfile(scope: Scope, { clientId }: Pick<Subject, 'clientId'>): ProfileResponse {
  const [versions, person, minors] = await Promise.all([
    store.findVersions(scope, clientId),
    store.findGenderAndBirthDate(scope, clientId),
    findMinors(scope, [clientId]),
  ]);
  const changes = versions.map(({ profile, ...version }, index) => ({
    ...version,
    ...changesBetween(versions[index + 1]?.profile ?? emptyProfile, profile),
  }));
  const [latest] = versions;
  return {
    profile: withMinority(latest?.profile ?? emptyProfile, minors.has(clientId)),
    version: latest?.version ?? 0,
    asksStates: person.gender !== 'male',
    asksMaternalStates: mayBeMother(todayIn(scope.caller.timeZone), person),
    changes: changes.slice(0, shownChanges),
  };
}

/** Adds a version, unless the newest one says the same. An empty first one says nothing, not even that there are no allergies. */
export async function saveDietaryProfile(
  scope: Scope,
  subject: Subject,
  { version, excludedAlimentIds, ...fields }: DietaryProfileDraft,
): ProfileResponse {
  const { clientId, authorId } = subject;
  const latest = await store.findLatest(scope, clientId);
  if (version !== (latest?.version ?? 0)) throw await conflict(scope, subject);
  const present = latest?.profile ?? emptyProfile;
  const { allergicWords = present.allergicWords ?? [], ...others } = fields;
  const stillExcluded = allergicWords.filter((word) => fields.excludedWords.includes(word));
  const profile = {
    ...others,
    ...(stillExcluded.length > 0 && { allergicWords: [...new Set(stillExcluded)] }),
    hasNoOtherAllergies: fields.hasNoOtherAllergies ?? present.hasNoOtherAllergies,
    isLowNickel: fields.isLowNickel ?? present.isLowNickel,
    excludedWords: [...new Set(fields.excludedWords)],
    excludedCategories: [...new Set(fields.excludedCategories)],
    excludedAliments: await excludedAliments(scope, excludedAlimentIds, present.excludedAliments),
  };
  if (isSame(present, profile)) return getDietaryProfile(scope, subject);
  const isStored = await store.insertVersion(scope, { clientId, authorId, version: version + 1, profile });
  if (!isStored) throw await conflict(scope, subject);
  const isMinor = (await findMinors(scope, [clientId])).has(clientId);
  const [before, after] = [withMinority(present, isMinor), withMinority(profile, isMinor)];
  await forgetRestored(scope, clientId, after);
  if (authorId === null) await keepRemoved(scope, clientId, wordsOfRemoved(present, profile, scope.language));
  await publishChange(scope, { clientId, before, profile: after });
  return getDietaryProfile(scope, subject);
}

/** What a client takes out of their profile is to be decided by a professional: until then it counts as declared. */
async function keepRemoved(scope: Scope, clientId: string, text: string): Promise<void> {
  if (text === '') return;
  await saveStatements(scope, { clientId, source: 'removal' }, [{ recordId: newId(), text, mayDeclare: true }]);
}

/** The profile that applies to a client changes with the date of birth, without a new version. */
export async function followMinority(
  scope: Scope,
  { clientId, isMinor }: PayloadOf<typeof clientMinorityChanged>,
): Promise<void> {
  const saved = (await store.findLatest(scope, clientId))?.profile ?? emptyProfile;
  const [before, profile] = [withMinority(saved, !isMinor), withMinority(saved, isMinor)];
  await publishChange(scope, { clientId, before, profile });
}

async function publishChange(scope: Scope, change: PayloadOf<typeof dietaryProfileChanged>): Promise<void> {
  const { clientId } = change;
  await publish(scope, dietaryProfileChanged, change);
  await emitToClientsAndProfessionals(scope, liveDietaryProfileChanged, { clientIds: [clientId], data: { clientId } });
}

/** A food that was excluded before keeps its names, and stays excluded after it was deleted. */
async function excludedAliments(
  scope: Scope,
  alimentIds: readonly string[],
  present: readonly ExcludedAliment[],
): Promise<ExcludedAliment[]> {
  const ids = [...new Set(alimentIds)];
  const isNew = (id: string) => !present.some((excluded) => excluded.id === id);
  const known = [...present, ...(await store.findNames(scope, ids.filter(isNew)))];
  return ids.map((id) => found(known.find((excluded) => excluded.id === id)));
}

function isSame(one: SavedProfile, other: SavedProfile): boolean {
  const { added, removed } = changesBetween(one, other);
  return added.length + removed.length === 0;
}

async function conflict(scope: Scope, subject: Subject): Promise<Problem> {
  return new Problem(commonProblems.version_conflict, { data: { record: await getDietaryProfile(scope, subject) } });
}
