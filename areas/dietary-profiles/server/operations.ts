import { mayBeMother } from '#areas/clients/rules/maternal-age.ts';
import { emitToClientsAndProfessionals, type Subject } from '#areas/clients/server/public.ts';
import {
  type DietaryProfile,
  type DietaryProfileDraft,
  type DietaryProfileResponse,
  type ExcludedAliment,
  liveDietaryProfileChanged,
  shownChanges,
} from '../contract.ts';
import { changesBetween } from '../rules/changes.ts';
import { emptyProfile } from '../rules/empty-profile.ts';
import { todayIn } from '#shell/common/dates.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { dietaryProfileChanged } from './events.ts';
import * as store from './store.ts';

type ProfileResponse = Promise<DietaryProfileResponse>;

/** The profile that applies to a client, for checks of other areas. Does not check access to the client. */
export async function readDietaryProfile(scope: Pick<Transaction, 'db'>, clientId: string): Promise<DietaryProfile> {
  return (await store.findLatest(scope, clientId))?.profile ?? emptyProfile;
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
  const versions = await store.findHistory(scope, clientId, since.toISOString());
  const versionAt = (instant: string) => versions.find(({ changedAt }) => Date.parse(changedAt) <= Date.parse(instant));
  return {
    present: versions[0]?.profile ?? emptyProfile,
    at: (instant) => versionAt(instant)?.profile ?? emptyProfile,
    versionAt,
  };
}

export async function getDietaryProfile(scope: Scope, { clientId }: Pick<Subject, 'clientId'>): ProfileResponse {
  const [versions, person] = await Promise.all([
    store.findVersions(scope, clientId),
    store.findGenderAndBirthDate(scope, clientId),
  ]);
  const changes = versions.map(({ profile, ...version }, index) => ({
    ...version,
    ...changesBetween(versions[index + 1]?.profile ?? emptyProfile, profile),
  }));
  const [latest] = versions;
  return {
    profile: latest?.profile ?? emptyProfile,
    version: latest?.version ?? 0,
    asksStates: person.gender !== 'male',
    asksMaternalStates: mayBeMother(todayIn(scope.caller.timeZone), person),
    changes: changes.slice(0, shownChanges),
  };
}

/** Adds a version, unless the newest one says the same. The first one is added even if it is empty: it says that there is nothing. */
export async function saveDietaryProfile(
  scope: Scope,
  subject: Subject,
  { version, excludedAlimentIds, ...fields }: DietaryProfileDraft,
): ProfileResponse {
  const { clientId, authorId } = subject;
  const latest = await store.findLatest(scope, clientId);
  if (version !== (latest?.version ?? 0)) throw await conflict(scope, subject);
  const present = latest?.profile ?? emptyProfile;
  const profile = {
    ...fields,
    isLowNickel: fields.isLowNickel ?? present.isLowNickel,
    excludedWords: [...new Set(fields.excludedWords)],
    excludedCategories: [...new Set(fields.excludedCategories)],
    excludedAliments: await excludedAliments(scope, excludedAlimentIds, present.excludedAliments),
  };
  if (latest && isSame(present, profile)) return getDietaryProfile(scope, subject);
  const isStored = await store.insertVersion(scope, { clientId, authorId, version: version + 1, profile });
  if (!isStored) throw await conflict(scope, subject);
  await publish(scope, dietaryProfileChanged, { clientId, before: present, profile });
  await emitToClientsAndProfessionals(scope, liveDietaryProfileChanged, {
    clientIds: [clientId],
    data: { clientId },
  });
  return getDietaryProfile(scope, subject);
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

function isSame(one: DietaryProfile, other: DietaryProfile): boolean {
  const { added, removed } = changesBetween(one, other);
  return added.length + removed.length === 0;
}

async function conflict(scope: Scope, subject: Subject): Promise<Problem> {
  return new Problem(commonProblems.version_conflict, { data: { record: await getDietaryProfile(scope, subject) } });
}
