import { consentProblems } from '#areas/clients/contract/consents.ts';
import { foundOfClient, assertVisibleClient, publishOpened, type Subject } from '#areas/clients/server/public.ts';
import { readDietaryProfile } from '#areas/dietary-profiles/server/public.ts';
import { latestBody } from '#areas/metrics/server/public.ts';
import { VisitContent, type VisitRecord } from '../../contract/document.ts';
import type { UpcomingVisit, VisitCard, VisitFilters, visitRoutes } from '../../contract/routes.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { ageOn } from '#shell/common/months.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { profileState } from '../../rules/maternal-state.ts';
import { withOfferedFormulas } from '../../rules/offered-formulas.ts';
import type { PersonOfVisit } from '../../rules/results.ts';
import { columnsOf } from '../document.ts';
import { emitVisitChanged } from '../live.ts';
import { findUpcoming } from '../store/upcoming.ts';
import * as store from '../store/visits.ts';

type OneVisit = Promise<{ visit: VisitRecord }>;

/** A visit that only the withdrawn consent of the client hides is refused with the client, whose page says why. */
export async function getVisit(scope: Scope, { id }: { id: string }): OneVisit {
  const visit = await store.findVisit(scope, id);
  if (!visit) {
    const { clientId } = foundOfClient(scope, await store.findWithheld(scope, id));
    throw new Problem(consentProblems.health_data_withdrawn, { data: { clientId } });
  }
  await publishOpened(scope, visit.clientId);
  return { visit };
}

export async function listVisits(
  scope: Scope,
  filters: VisitFilters,
): Promise<{ visits: VisitCard[]; nextPage: number; hidesVisits?: boolean }> {
  const { clientId, state, search, page } = filters;
  if (clientId) await assertVisibleClient(scope, clientId);
  const listed = await store.findVisits(scope, filters);
  if (listed.visits.length > 0 || clientId || state || search || page > 1) return listed;
  return { ...listed, hidesVisits: await store.hasWithheld(scope) };
}

/** The next visits from a week ago, which were missed, until in two weeks. */
export async function listUpcoming(
  scope: Scope,
  { page }: { page: number },
): Promise<{ visits: UpcomingVisit[]; nextPage: number }> {
  const today = todayIn(scope.caller.timeZone);
  return findUpcoming(scope, { from: addDays(today, -7), until: addDays(today, 14), today, page });
}

export async function listOfClient(
  scope: Scope,
  { clientId }: Subject,
  { page }: { page: number },
): Promise<{ visits: VisitCard[]; nextPage: number }> {
  return store.findVisits(scope, { clientId, page });
}

/**
 * Creates a draft with the answers, formulas and devices of the last visit, formulas as far as they are for the age, and with the pregnancy or
 * breastfeeding of the profile. Of the measures only the height of an adult is copied:
 * other values change, and a copied value could not be distinguished from a measured one.
 */
export async function createVisit(
  scope: Scope,
  { clientId }: Subject,
  { id, takenOn }: Pick<ParsedRequest<typeof visitRoutes.create>, 'id' | 'takenOn'>,
): OneVisit {
  const [last, persons, profile] = await Promise.all([
    store.findLast(scope, clientId),
    store.findPersons(scope, [clientId]),
    readDietaryProfile(scope, clientId),
  ]);
  const person = found(persons.get(clientId));
  const measures = await knownHeight(scope, { clientId, day: takenOn, person });
  const carried = VisitContent.parse({
    ...(last && carriedOver(last)),
    ...{ measures, takenOn, maternalState: profileState(profile) },
  });
  const content = withOfferedFormulas(carried, person);
  await store.insertVisit(scope, { id, clientId, content, columns: columnsOf(content) });
  await emitVisitChanged(scope, id);
  return getVisit(scope, { id });
}

function carriedOver(last: VisitContent): Partial<VisitContent> {
  const { measurement_type, bodyFatFormula, metabolicRateFormula, activity, caliper, biaDevice, answers } = last;
  return { measurement_type, bodyFatFormula, metabolicRateFormula, activity, caliper, biaDevice, answers };
}

/** People may grow until this age. */
const grownUpYears = 20;

/** The last height of a client who is grown up on a day; nothing when the age or the height is not known. */
async function knownHeight(
  scope: Scope,
  { clientId, day, person }: { clientId: string; day: string; person: PersonOfVisit },
): Promise<VisitContent['measures']> {
  const ageYears = ageOn(day, person.birthDate);
  if (ageYears === null || ageYears < grownUpYears) return [];
  const { heightCm } = await latestBody(scope, clientId, { day });
  return heightCm === null ? [] : [{ id: 'height', metric: 'height', side: null, takes: [heightCm] }];
}
