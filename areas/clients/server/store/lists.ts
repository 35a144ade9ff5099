import { type ExpressionBuilder, sql } from 'kysely';
import { namesSymptom } from '../../rules/symptom-words.ts';
import { type ClientCard, type ClientFilters, expiredSubscriptionDays } from '../../contract.ts';
import { containsPattern, sortExpression, paginate } from '#shell/server/database/list-queries.ts';
import type { ReadScope, Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import type { DB } from '#shell/server/database/tables.ts';
import { visibleClients } from './clients.ts';
import { clientColumn, hasUnreadSymptom } from './columns.ts';
import { isNotWithdrawn } from './consents.ts';
import { lacksGuardian } from './minors.ts';
import { isClientOf, isCoached, isVisibleClient } from './visibility.ts';
import { subscriptionNoticeDays } from './settings.ts';

/** Finds clients, by name unless the request sorts otherwise. */
export async function findClients(scope: Scope, filters: ClientFilters) {
  const { search, status, selectedType, collaboratorId, awaitsErasure } = filters;
  let clients = cards(scope);
  if (search) clients = clients.where(nameOrEmailContains(search));
  if (status) clients = clients.where(statuses[status]);
  if (selectedType) clients = clients.where('clients.client_type_id', '=', selectedType);
  if (collaboratorId) clients = clients.where(isClientOf(collaboratorId));
  if (awaitsErasure !== undefined)
    clients = clients.where('clients.delete_after', awaitsErasure ? 'is not' : 'is', null);

  const sorts = { ...ownSorts, lastWorkoutAt: clientColumn(scope, 'lastWorkoutAt') };
  const sorted = clients.orderBy(sortExpression(filters, sorts, sorts.name)).orderBy('clients.id');
  const { rows, nextPage } = await paginate(sorted, filters.page);
  return { clients: rows.map(cardOf), nextPage };
}

/** Finds the five clients added last. */
export async function findLastClients(scope: Scope): Promise<{ clients: ClientCard[] }> {
  const rows = await cards(scope).orderBy('clients.created_at', 'desc').orderBy('clients.id').limit(5).execute();
  return { clients: rows.map(cardOf) };
}

/** Finds the clients to coach (`isCoached`) whose subscription ends soon or has just ended, the first to end first. */
export async function findExpiringSubscriptions(
  scope: ReadScope,
  { page }: { page: number },
): Promise<{ clients: ClientCard[]; nextPage: number }> {
  const clients = cards(scope)
    .where(isCoached())
    .where('clients.subscription_end', '>=', sql<string>`${today(scope)} - ${expiredSubscriptionDays}::int`)
    .where('clients.subscription_end', '<=', sql<string>`${today(scope)} + ${subscriptionNoticeDays}`);
  const { rows, nextPage } = await paginate(clients.orderBy('clients.subscription_end').orderBy('clients.id'), page);
  return { clients: rows.map(cardOf), nextPage };
}

/** Finds the clients to coach who have withdrawn the consent to health data, the latest first. */
export async function findWithdrawnHealthData(scope: Scope, { page }: { page: number }) {
  const withdrawnAt = sql<string>`(
    select max(decided_at) from consents where client_id = clients.id and kind = 'health_data')`;
  const clients = scope.db
    .selectFrom('clients')
    .select(['clients.id', 'clients.name', withdrawnAt.as('withdrawnAt')])
    .where(isVisibleClient(scope))
    .where(isCoached())
    .where(isHealthDataWithdrawn);
  const { rows, nextPage } = await paginate(clients.orderBy('withdrawnAt', 'desc').orderBy('clients.id'), page);
  return { clients: rows, nextPage };
}

/** Finds the clients to coach who are minors and gave the consent to health data without a guardian, by name. */
export async function findWithoutGuardian(scope: Scope, { page }: { page: number }) {
  const clients = scope.db
    .selectFrom('clients')
    .select(['clients.id', 'clients.name', sql<string>`clients.birth_date`.as('birthDate')])
    .where(isVisibleClient(scope))
    .where(isCoached())
    .where('clients.is_sample', '=', false)
    .where(lacksGuardian);
  const { rows, nextPage } = await paginate(clients.orderBy(ownSorts.name).orderBy('clients.id'), page);
  return { clients: rows, nextPage };
}

/** Finds clients who asked for the deletion of their data, also inactive ones, by date of the deletion. */
export async function findPendingErasures(scope: Scope, { page }: { page: number }) {
  const clients = scope.db
    .selectFrom('clients')
    .select((eb) => [
      'clients.id',
      'clients.name',
      eb('clients.deactivated_at', 'is', null).$castTo<boolean>().as('isActive'),
      eb.ref('clients.delete_after').$notNull().as('deleteAfter'),
    ])
    .where(isVisibleClient(scope))
    .where('clients.delete_after', 'is not', null);
  const { rows, nextPage } = await paginate(clients.orderBy('clients.delete_after').orderBy('clients.id'), page);
  return { clients: rows, nextPage };
}

/** Finds the clients to coach without an assigned professional, except the sample client, by name. */
export async function findWithoutProfessional(scope: Scope, { page }: { page: number }) {
  const clients = scope.db
    .selectFrom('clients')
    .select(['clients.id', 'clients.name', 'clients.created_at as createdAt'])
    .where(isVisibleClient(scope))
    .where(isCoached())
    .where('clients.is_sample', '=', false)
    .where(sql<boolean>`not exists (select from client_collaborators care where care.client_id = clients.id)`);
  const { rows, nextPage } = await paginate(clients.orderBy(ownSorts.name).orderBy('clients.id'), page);
  return { clients: rows, nextPage };
}

/** Finds clients by name for selects, 50 per page, also those who wait for the deletion of their data. */
export async function findClientOptions(scope: Scope, { search, page }: { search?: string | undefined; page: number }) {
  let clients = scope.db
    .selectFrom('clients')
    .select(['clients.id', 'clients.name'])
    .where(isVisibleClient(scope))
    .where('clients.deactivated_at', 'is', null);
  if (search) clients = clients.where(nameOrEmailContains(search));
  const { rows, nextPage } = await paginate(clients.orderBy(ownSorts.name).orderBy('clients.id'), page, 50);
  return { clients: rows, nextPage };
}

export async function countClients(scope: Scope) {
  return scope.db
    .selectFrom('clients')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere(statuses.active).as('active'),
      eb.fn.countAll<number>().filterWhere(statuses.inactive).as('inactive'),
      eb.fn.countAll<number>().filterWhere(statuses.unregistered).as('unregistered'),
    ])
    .where(isVisibleClient(scope))
    .where('clients.is_sample', '=', false)
    .executeTakeFirstOrThrow();
}

type ClientExpressionBuilder = ExpressionBuilder<DB, 'clients'>;

const statuses = {
  active: () => isCoached(),
  inactive: (eb: ClientExpressionBuilder) => eb('clients.deactivated_at', 'is not', null),
  unregistered: (eb: ClientExpressionBuilder) =>
    eb.and([eb('clients.membership_id', 'is', null), isCoached(), eb('clients.is_sample', '=', false)]),
};

const ownSorts = {
  name: sql`lower(clients.name)`,
  createdAt: sql.ref('clients.created_at'),
  subscriptionEnd: sql.ref('clients.subscription_end'),
};

function nameOrEmailContains(text: string) {
  return (eb: ClientExpressionBuilder) =>
    eb.or([eb('clients.name', 'ilike', containsPattern(text)), eb('clients.email', 'ilike', containsPattern(text))]);
}

const isHealthDataWithdrawn = sql<boolean>`not ${isNotWithdrawn('health_data')}`;

function cards(scope: ReadScope) {
  return visibleClients(scope)
    .select([
      clientColumn(scope, 'program').as('program'),
      clientColumn(scope, 'mealPlan').as('mealPlan'),
      clientColumn(scope, 'lastWorkoutAt').as('lastWorkoutAt'),
      isHealthDataWithdrawn.as('isHealthDataWithdrawn'),
      'clients.birth_date as birthDate',
      sql`coalesce(${clientColumn(scope, 'flaggedAnswers')}, 0)`.as('flaggedAnswers'),
      hasUnreadSymptom(scope).as('hasUnreadPain'),
      clientColumn(scope, 'unreadMealNotes').as('unreadMealNotes'),
      sql`coalesce(${clientColumn(scope, 'hasUnreadEatenConflict')}, false)`.as('hasUnreadEatenConflict'),
    ])
    .$castTo<CardRow>();
}

type CardRow = Omit<ClientCard, 'program' | 'programStartsOn' | 'mealPlan' | 'mealPlanEndsOn'> & {
  program: { title: string; startsOn: string | null } | null;
  mealPlan: { title: string; endsOn: string } | null;
  unreadMealNotes: string[] | null;
};

function cardOf({ program, mealPlan, unreadMealNotes, ...row }: CardRow): ClientCard {
  return {
    ...row,
    hasUnreadPain: row.hasUnreadPain || (unreadMealNotes ?? []).some(namesSymptom),
    program: program?.title ?? null,
    programStartsOn: program?.startsOn ?? null,
    mealPlan: mealPlan?.title ?? null,
    mealPlanEndsOn: mealPlan?.endsOn ?? null,
  };
}
