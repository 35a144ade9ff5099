import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { MarkSource } from '#areas/metrics/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
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

const isOfPregnancy = sql<boolean>`coalesce(content ->> 'maternalState', '') = any(${pregnancies}::text[])`;

function measuredVisits(clientId: string): RawBuilder<unknown> {
  return sql`
    select id, taken_on, null::text from visits
    where client_id = ${clientId} and (completed_at is not null or reopened_at is not null)`;
}
