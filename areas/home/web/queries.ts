import { unreadSymptomRoutes } from '#areas/chats/contract/unread-symptoms.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { erasureRoutes } from '#areas/clients/contract/erasure.ts';
import { inChargeRoutes } from '#areas/clients/contract/in-charge.ts';
import { undecidedRoutes } from '#areas/dietary-profiles/contract/undecided.ts';
import { clientMealPlanRoutes, mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { unreadAnswerRoutes } from '#areas/surveys/contract/unread.ts';
import { clientMealRoutes } from '#areas/meals/contract.ts';
import { symptomRoutes } from '#areas/metrics/contract/symptoms.ts';
import { lastProgressRoutes } from '#areas/progress/contract/last.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { missingMaximaRoutes } from '#areas/programs/contract/missing-maxima.ts';
import { useApiQuery, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { historyRoutes } from '#areas/completed-workouts/contract/history.ts';
import { byExercise } from '#areas/completed-workouts/rules/records.ts';
import { hasRole, useMay, useMe } from '#shell/web/session.ts';
import { visitRoutes } from '#areas/visits/contract/routes.ts';
import { homeRoutes } from '../contract.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '#areas/completed-workouts/contract.ts';

/** Cached responses are shown and always fetched again, because edits on any other screen may have changed them. */
const alwaysRefetch = { staleTime: 0 };

/** The figures of home; undefined without the permission for them. */
export function useOverview() {
  return useApiQuery(homeRoutes.graphs, {}, { ...alwaysRefetch, enabled: useMay()('view home') });
}

export function useLastClients() {
  return useApiQuery(clientRoutes.last, {}, alwaysRefetch).data?.clients;
}

/** The latest completed workouts, newest first. */
export function useLastWorkouts() {
  return useApiQuery(completedWorkoutRoutes.list, {}, alwaysRefetch).data?.completedWorkouts;
}

/** The workouts that clients began before today, and lately, and did not finish, newest first. Same request as `useLastWorkouts`. */
export function useUnfinishedWorkouts() {
  return useApiQuery(completedWorkoutRoutes.list, {}, alwaysRefetch).data?.begun;
}

/** Rows of workouts with pain on home. */
const maxPain = 6;

/** The workouts, finished and only begun, in which clients reported pain and which the professional has not read, the latest first. */
export function useUnreadPain() {
  const { data } = useApiQuery(completedWorkoutRoutes.list, { unread: true, pain: true }, alwaysRefetch);
  const all = [...(data?.completedWorkouts ?? []), ...(data?.begun ?? [])];
  const atOf = (workout: (typeof all)[number]) => ('finishedAt' in workout ? workout.finishedAt : workout.startedAt);
  const shown = all.toSorted((one, other) => Date.parse(atOf(other)) - Date.parse(atOf(one))).slice(0, maxPain);
  return { shown, total: all.length };
}

/** Clients whose subscription ends soon or has just ended, the first to end first. */
export function useExpiringSubscriptions() {
  return useApiQuery(clientRoutes.expiringSubscriptions, {}, alwaysRefetch).data?.clients;
}

/** Active clients who have withdrawn the consent to health data, the latest first. */
export function useWithdrawnHealthData() {
  return useApiQuery(consentRoutes.withdrawnHealthData, {}, alwaysRefetch).data?.clients;
}

/** Active clients who are minors and gave the consent to health data without a guardian, by name. */
export function useWithoutGuardian() {
  return useApiQuery(consentRoutes.withoutGuardian, {}, alwaysRefetch).data?.clients;
}

/** Clients who asked for the deletion of their data, by date of the deletion. */
export function usePendingErasures() {
  return useApiQuery(erasureRoutes.pendingErasures, {}, alwaysRefetch).data?.clients;
}

/** Active clients without an assigned professional, by name; undefined for users who are not admins. */
export function useClientsWithoutProfessional() {
  const enabled = hasRole(useMe(), 'admin');
  return useApiQuery(inChargeRoutes.withoutProfessional, {}, { ...alwaysRefetch, enabled }).data;
}

/** The professionals who can be put in charge of a client. */
export function useProfessionals() {
  const team = useApiQuery(clientRoutes.collaborators, {}).data?.teamMembers ?? [];
  return team.filter(({ careKinds }) => careKinds.length > 0);
}

/** The first meal plans of today and later with foods that their clients must not or do not eat, by client, and the number of all. */
export function useConflictingMealPlans() {
  const { mealPlans, total = mealPlans?.length ?? 0 } =
    useApiQuery(mealPlanRoutes.conflicting, {}, alwaysRefetch).data ?? {};
  return { mealPlans, total };
}

/** Expiring programs, the first to end first. */
export function useExpiringPrograms() {
  return useApiQuery(programRoutes.expiring, {}, alwaysRefetch).data?.programs;
}

/** Clients whose running programs have loads in percent of an unknown maximum, by name. */
export function useMissingMaxima() {
  return useApiQuery(missingMaximaRoutes.list, {}, alwaysRefetch).data;
}

/** Published meal plans that end soon without a successor, the first to end first. */
export function useExpiringMealPlans() {
  return useApiQuery(mealPlanRoutes.expiring, {}, alwaysRefetch).data?.mealPlans;
}

/** Active clients without a meal plan for today or later, by name. */
export function useClientsWithoutMealPlan() {
  return useApiQuery(mealPlanRoutes.clientsWithout, {}, alwaysRefetch).data;
}

/** Unread answers to surveys: those that a question flags, the latest first, or the others, the longest waiting first. */
export function useAnswersToRead(flagged: boolean) {
  return useApiQuery(reviewRoutes.completed, { unread: true, flagged }, alwaysRefetch).data?.surveys;
}

/** Number of unread answers that a question flags, up to 100. */
export function useFlaggedCount() {
  return useApiQuery(unreadAnswerRoutes.count, {}, alwaysRefetch).data?.flagged;
}

/** Clients with messages about pain or a symptom that the user has not read, the latest first. */
export function useUnreadChatSymptoms() {
  return useApiQuery(unreadSymptomRoutes.list, {}, alwaysRefetch).data?.clients;
}

/** Clients with notes about pain or a symptom beside measurements and photos that the user has not read, the latest first. */
export function useUnreadMeasurementSymptoms() {
  return useApiQuery(symptomRoutes.unread, {}, alwaysRefetch).data?.clients;
}

/** Clients who wrote lately about food what no professional has decided, the latest first. */
export function useUndecidedStatements() {
  return useApiQuery(undecidedRoutes.list, {}, alwaysRefetch).data?.clients;
}

/** Clients with reports of meals that no professional has read, the latest first. */
export function useUnreadMeals() {
  return useApiQuery(clientMealRoutes.unread, {}, alwaysRefetch).data?.clients;
}

/** The agreed next visits of the coming days by day, then those that were missed in the last week. */
export function useUpcomingVisits() {
  return useApiQuery(visitRoutes.upcoming, {}, alwaysRefetch).data?.visits;
}

/** The photos that clients added last, the latest first. */
export function useLastProgresses() {
  return useApiQuery(lastProgressRoutes.last, {}, alwaysRefetch).data?.progresses;
}

/** Clients who have not trained for `days` days; without `days` the setting of the account applies. */
export function useIdleClients(days: number | undefined) {
  return useInfiniteApiQuery(
    completedWorkoutRoutes.idleClients,
    days === undefined ? {} : { days },
    ({ clients }) => clients,
  );
}

/** Options for the page of a client, which reports a missing client itself. */
const onClientPage = { ...alwaysRefetch, meta: { skipGlobalErrorHandler: true } };

/** The programs of a client, also terminated ones; undefined while loading, and without the permission `view programs`. */
export function useProgramsOfClient(id: string) {
  const enabled = useMay()('view programs');
  return useApiQuery(programRoutes.ofClient, { id }, { ...onClientPage, enabled }).data?.programs;
}

/** The meal plans of a client, also terminated ones; undefined while loading, and without the permission `view meal plans`. */
export function useMealPlansOfClient(clientId: string) {
  const enabled = useMay()('view meal plans');
  return useApiQuery(clientMealPlanRoutes.list.client, { clientId }, { ...onClientPage, enabled }).data?.mealPlans;
}

/** The foods in conflict of the meal plans that the client follows today or later, by the id of the plan. */
export function useConflictsOfClient(clientId: string) {
  const enabled = useMay()('view meal plans');
  const { data } = useApiQuery(mealPlanRoutes.conflicting, { clientId }, { ...onClientPage, enabled });
  return new Map(data?.mealPlans.map(({ id, foods }) => [id, foods]));
}

/** The last weeks of a client's training, oldest first. */
export function useTrendOfClient(clientId: string) {
  return useApiQuery(historyRoutes.trend.client, { clientId }, onClientPage).data?.weeks;
}

/** The latest records of a client, grouped by exercise and workout. */
export function useRecordsOfClient(clientId: string) {
  const records = useApiQuery(historyRoutes.records.client, { clientId }, onClientPage).data?.records;
  return records && byExercise(records);
}

/**
 * The completed workouts of a client, and those begun and not finished; undefined while loading, and without the permission `view workouts`.
 */
export function useWorkoutsOfClient(clientId: string) {
  const enabled = useMay()('view workouts');
  return useApiQuery(clientWorkoutRoutes.list.client, { clientId }, { ...onClientPage, enabled }).data;
}

/** Whether a client is known to have neither a program nor a workout, completed or begun. */
export function useNeverTrained(clientId: string): boolean {
  const programs = useProgramsOfClient(clientId);
  const workouts = useWorkoutsOfClient(clientId);
  return programs?.length === 0 && workouts?.completedWorkouts.length === 0 && !workouts.begun?.length;
}
