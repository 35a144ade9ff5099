import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { mayReadHealthData } from '#areas/clients/server/public.ts';
import type { MarkSource } from '#areas/metrics/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { ReadScope, Transaction } from '#shell/server/database/scope.ts';
import { maternalStates } from '../../contract/document.ts';
import { pregnancies } from '../../rules/maternal-state.ts';

/** Completed visits, whose values are in the charts; a reopened one is a draft again, and its values stay. */
export const visitMarks: MarkSource = {
  kind: 'visit',
  permission: 'view visits',
  rows: (_, clientId) => sql`${measuredVisits(clientId)} and not ${isOfPregnancy}`,
};

/** Those in pregnancy, whose body composition is not in the charts. */
export const pregnancyMarks: MarkSource = {
  kind: 'pregnancy',
  permission: 'view visits',
  rows: (_, clientId) => sql`${measuredVisits(clientId)} and ${isOfPregnancy}`,
};

const VisitState = z.object({ day: z.string(), maternalState: z.enum(maternalStates).nullable() });

/** What the completed visits say of pregnancy and breastfeeding, the earliest first. */
export async function findMaternalStates(
  { db }: Transaction,
  clientId: string,
): Promise<z.output<typeof VisitState>[]> {
  return rowsOf(
    db,
    VisitState,
    sql`
    select taken_on::text as day, content ->> 'maternalState' as "maternalState" from visits
    where client_id = ${clientId} and (completed_at is not null or reopened_at is not null) order by taken_on, id`,
  );
}

const StateOfClient = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  day: z.string(),
  maternalState: z.enum(maternalStates),
});

/**
 * What visits of clients say of pregnancy and breastfeeding, drafts too. Leaves out clients whose health data the caller must not read.
 * Does not check access to the clients.
 */
export async function findStatesOfClients(
  scope: ReadScope,
  clientIds: readonly string[],
): Promise<z.output<typeof StateOfClient>[]> {
  return rowsOf(
    scope.db,
    StateOfClient,
    sql`
    select id, client_id as "clientId", taken_on::text as day, content ->> 'maternalState' as "maternalState" from visits
    where client_id = any(${clientIds}::uuid[]) and content ->> 'maternalState' is not null
      and ${mayReadHealthData(scope, 'visits.client_id')}
    order by taken_on, id`,
  );
}

const isOfPregnancy = sql<boolean>`coalesce(content ->> 'maternalState', '') = any(${pregnancies}::text[])`;

function measuredVisits(clientId: string): RawBuilder<unknown> {
  return sql`
    select id, taken_on, null::text from visits
    where client_id = ${clientId} and (completed_at is not null or reopened_at is not null)`;
}
