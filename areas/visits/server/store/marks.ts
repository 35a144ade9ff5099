import { type RawBuilder, sql } from 'kysely';
import type { MarkSource } from '#areas/metrics/server/public.ts';
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

const isOfPregnancy = sql<boolean>`coalesce(content ->> 'maternalState', '') = any(${pregnancies}::text[])`;

function measuredVisits(clientId: string): RawBuilder<unknown> {
  return sql`
    select id, taken_on, null::text from visits
    where client_id = ${clientId} and (completed_at is not null or reopened_at is not null)`;
}
