import type { Permission } from '#shell/common/permissions.ts';
import { type KindName, kindNames, type notificationKinds } from './kinds.ts';

type ClientKind = {
  [Name in KindName]: (typeof notificationKinds)[Name]['audience'] extends 'client' ? Name : never;
}[KindName];

/**
 * What a professional needs to read a notification of a client, besides the permission of the list: that of the record which its text
 * names. `admin`: what a client asks about their own data.
 */
const readers: Record<ClientKind, Permission | 'admin'> = {
  message_of_coach: 'view chats',
  program_assigned: 'view programs',
  program_changed: 'view programs',
  workout_answered: 'view workouts',
  workout_corrected: 'view workouts',
  meal_plan_published: 'view meal plans',
  meal_plan_changed: 'view meal plans',
  macro_given: 'view macros',
  advice_given: 'view macros',
  file_given: 'view health records',
  health_basis_changed: 'view clients',
  data_export_ready: 'admin',
  data_exported: 'admin',
  notice_published: 'view notices',
  notice_reminded: 'view notices',
  check_in_open: 'view surveys',
  first_survey_open: 'view surveys',
  check_in_reminder: 'view surveys',
  check_in_task: 'view surveys',
  check_in_reviewed: 'view surveys',
  measurement_due: 'view health records',
  own_subscription_ending: 'view clients',
};

/** The kinds for clients that a professional may read on the page of a client. */
export function kindsReadBy({
  isAdmin,
  permissions,
}: {
  isAdmin: boolean;
  permissions: readonly string[];
}): KindName[] {
  const known: Partial<Record<KindName, Permission | 'admin'>> = readers;
  return kindNames.filter((kind) => {
    const needed = known[kind];
    return needed === 'admin' ? isAdmin : needed !== undefined && permissions.includes(needed);
  });
}
