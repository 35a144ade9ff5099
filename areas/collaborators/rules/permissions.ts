import type { Permission } from '#shell/common/permissions.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import type { CollaboratorRole } from '../contract.ts';

const verbs = ['view', 'create', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

/** Permissions of the admin that no route requires yet: whole resources, and verbs of some others. */
const unused: Readonly<Record<string, readonly Verb[]>> = {
  home: ['create', 'update', 'delete'],
  'health records': ['create', 'delete'],
  workouts: ['create', 'delete'],
  reminders: verbs,
  reservations: verbs,
  micronutrients: ['create', 'update', 'delete'],
  'workout packages': verbs,
  subscriptions: verbs,
  storefronts: verbs,
  notifications: ['create', 'update', 'delete'],
};

/**
 * Adds the permission to view to those that change, because a change requires the view. What the matrix does not offer stays as it
 * is. In the order of the admin's.
 */
export function withViews(permissions: readonly string[]): Permission[] {
  const chosen = new Set(
    permissions.flatMap((name) => (isOffered(name) ? [name, `view ${resourceOf(name)}`] : [name])),
  );
  return rolePermissions().admin.filter((name) => chosen.has(name));
}

/** Whether a collaborator of this role may have the permissions. A secretary sees every client, so only those of the role are permitted. */
export function isPermittedTo(role: CollaboratorRole, permissions: readonly string[]): boolean {
  const ofRole = new Set<string>(rolePermissions()[role]);
  return role !== 'secretary' || withViews(permissions).every((name) => ofRole.has(name));
}

/** What is stored for a collaborator: null when the permissions are those of the role. */
export function storedPermissions(role: CollaboratorRole, permissions: readonly string[]): Permission[] | null {
  const chosen = withViews(permissions);
  const ofRole = new Set<string>(rolePermissions()[role]);
  return chosen.length === ofRole.size && chosen.every((name) => ofRole.has(name)) ? null : chosen;
}

/**
 * Resources of the matrix, each with the verbs that the product has, in the order of the admin's permissions. With `role`, only the
 * permissions that the role may have.
 */
export function permissionMatrix(role?: CollaboratorRole): Map<string, Verb[]> {
  const matrix = new Map<string, Verb[]>();
  const given = rolePermissions().admin.filter((name) => isOffered(name) && (!role || isPermittedTo(role, [name])));
  for (const name of given) {
    const resource = resourceOf(name);
    matrix.set(resource, [...(matrix.get(resource) ?? []), verbOf(name)]);
  }
  return matrix;
}

/** The permissions after a click on one of the matrix: without the view, nothing that it offers of the resource is left. */
export function withToggled(permissions: readonly string[], clicked: string): Permission[] {
  if (!permissions.includes(clicked)) return withViews([...permissions, clicked]);
  const isView = clicked.startsWith('view ');
  const isLost = (name: string) => isView && isOffered(name) && resourceOf(name) === resourceOf(clicked);
  const rest = permissions.filter((name) => name !== clicked && !isLost(name));
  return withViews(rest);
}

function isOffered(permission: string): boolean {
  return !unused[resourceOf(permission)]?.includes(verbOf(permission));
}

function verbOf(permission: string): Verb {
  return verbs.find((verb) => permission.startsWith(verb)) ?? 'view';
}

function resourceOf(permission: string): string {
  return permission.slice(permission.indexOf(' ') + 1);
}
