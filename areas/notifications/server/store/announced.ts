import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isCoached, todayOf } from '#areas/clients/server/public.ts';
import { isLastMealPlan } from '#areas/meal-plans/server/public.ts';
import { isRecipient } from '#areas/notices/server/public.ts';
import { isLastProgram } from '#areas/programs/server/public.ts';
import { type KindName, kindNames } from '../../contract/kinds.ts';
import type { LastDay } from '../../rules/last-day.ts';

interface Announced {
  /** SQL condition: what the row of `notifications` says is still so. */
  isCurrent?: RawBuilder<SqlBool>;
  lastDay?: RawBuilder<LastDay | null>;
}

const endsOn = sql`(notifications.params ->> 'endsOn')::date`;

const isClientCoached = sql`exists (select from clients active
  where active.id = notifications.client_id and ${isCoached('active')})`;

/** What ends on the day that the notification names, for an active client whose deletion is not scheduled. */
function ending(condition: RawBuilder<SqlBool>): Announced {
  return {
    lastDay: sql`jsonb_build_object('on', ${endsOn}, 'timeZone', null)`,
    isCurrent: sql<SqlBool>`(${isClientCoached} and ${condition})`,
  };
}

const dateOfClient = todayOf('notifications.client_id');

/** SQL condition: every program that the client has today is paused and has not gone on yet. */
const isClientPaused = sql`coalesce((
  select bool_and(exists (select from jsonb_array_elements(running.pauses) pause
    where present.day - (pause ->> 'from')::date between 0 and (pause ->> 'days')::int - 1))
  from (select ${dateOfClient} as day) present
    join programs running on present.day between running.starts_on and running.ends_on
  where running.client_id = notifications.client_id), false)`;

const subscription = ending(sql`exists (select from clients
  where clients.id = notifications.subject_id and clients.subscription_end = ${endsOn})`);
const notice: Announced = {
  isCurrent: sql`exists (select from notices join clients on ${isRecipient}
    where notices.id = notifications.subject_id and clients.id = notifications.client_id)`,
  lastDay: sql`(select jsonb_build_object('on', expires_on, 'timeZone', time_zone) from notices
    where notices.id = notifications.subject_id and expires_on is not null)`,
};
const checkIn: Announced = {
  isCurrent: sql`exists (select from check_ins where check_ins.id = notifications.subject_id and state <> 'excused')`,
  lastDay: sql`(select jsonb_build_object('on', closes_on, 'timeZone', null) from check_ins
    where check_ins.id = notifications.subject_id and closes_on is not null)`,
};

/** The kinds about something that ends or changes. The records are read, because they may have changed since. */
const announcements: Partial<Record<KindName, Announced>> = {
  program_expiring: ending(sql`exists (select from programs
    where programs.id = notifications.subject_id and programs.ends_on = ${endsOn} and ${isLastProgram})`),
  meal_plan_expiring: ending(sql`exists (select from meal_plans
    where meal_plans.id = notifications.subject_id and meal_plans.archived_at is null
      and meal_plans.ends_on = ${endsOn} and ${isLastMealPlan})`),
  subscription_ending: subscription,
  own_subscription_ending: subscription,
  // Two days after `since`, whose zone is not known, or after the notification: later than the workout that `since` names.
  client_idle: {
    isCurrent: sql`(${isClientCoached} and not ${isClientPaused} and not exists (select from completed_workouts workouts
      where workouts.client_id = notifications.subject_id and not workouts.is_skipped
        and workouts.finished_at >= least(
          ((notifications.params ->> 'since')::date + 2)::timestamp at time zone 'UTC', notifications.created_at)))`,
  },
  notice_published: notice,
  notice_reminded: notice,
  check_ins_stopped: {
    isCurrent: sql`exists (select from survey_assignments
      where survey_assignments.id = notifications.subject_id and stopped_for = 'misses')`,
  },
  check_in_open: checkIn,
  first_survey_open: checkIn,
  check_in_reminder: checkIn,
};

/**
 * SQL condition: what the row of `notifications` announces no longer holds. `kinds` are those that the row can have: each kind
 * adds subqueries, and planning those of all kinds takes several ms.
 */
export function isOutdated(kinds: readonly KindName[] = kindNames): RawBuilder<SqlBool> {
  return sql`(not ${byKind('isCurrent', sql`true`, kinds)})`;
}

/** SQL for the last day of what the row of `notifications` announces; null without one. `kinds` as of `isOutdated`. */
export function lastDay(kinds: readonly KindName[]): RawBuilder<LastDay | null> {
  return byKind('lastDay', sql`null`, kinds);
}

function byKind<Value>(
  part: keyof Announced,
  otherwise: RawBuilder<unknown>,
  kinds: readonly KindName[],
): RawBuilder<Value> {
  const cases = kinds.flatMap((kind) => {
    const value = announcements[kind]?.[part];
    return value ? [sql`when ${sql.lit(kind)} then ${value}`] : [];
  });
  if (cases.length === 0) return sql<Value>`${otherwise}`;
  return sql<Value>`case notifications.kind ${sql.join(cases, sql` `)} else ${otherwise} end`;
}
