import type { Permission } from '#shell/common/permissions.ts';

/**
 * The permissions with which a professional who views the app as the client sees a section of it, for each section; those of the database
 * function `permissions_in_client_view`. Notifications, which need all of them, are left out.
 */
export const sectionPermissions: readonly (readonly Permission[])[] = [
  ['view programs', 'view workouts'],
  ['view meal plans', 'view macros'],
  ['view clients', 'view health records'],
  ['view surveys', 'view visits', 'view health records'],
  ['view notices'],
  ['view chats'],
];

/** Whether the app, viewed as the client, has any section. */
export function maySeeSection(permissions: readonly string[]): boolean {
  return sectionPermissions.some((needed) => needed.every((name) => permissions.includes(name)));
}
