import type { Permission } from '#shell/common/permissions.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import type { CollaboratorRole } from '../contract.ts';

const verbs = ['view', 'create', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

/** Adds the permission to view to those that change, because a change requires the view. In the order of the admin's. */
export function withViews(permissions: readonly string[]): Permission[] {
  const chosen = new Set(permissions.flatMap((name) => [name, `view ${resourceOf(name)}`]));
  return rolePermissions().admin.filter((name) => chosen.has(name));
}

/** What is stored for a collaborator: null when the permissions are those of the role. */
export function storedPermissions(role: CollaboratorRole, permissions: readonly string[]): Permission[] | null {
  const chosen = withViews(permissions);
  const ofRole = new Set<string>(rolePermissions()[role]);
  return chosen.length === ofRole.size && chosen.every((name) => ofRole.has(name)) ? null : chosen;
}

/** Resources of the matrix, each with the verbs an admin may give, in the order of the admin's permissions. */
export function permissionMatrix(): Map<string, Verb[]> {
  const matrix = new Map<string, Verb[]>();
  for (const name of rolePermissions().admin) {
    const resource = resourceOf(name);
    matrix.set(resource, [...(matrix.get(resource) ?? []), verbs.find((verb) => name.startsWith(verb)) ?? 'view']);
  }
  return matrix;
}

/** The permissions after a click on one of the matrix: without the view, nothing of the resource is left. */
export function withToggled(permissions: readonly string[], clicked: string): Permission[] {
  if (!permissions.includes(clicked)) return withViews([...permissions, clicked]);
  const isView = clicked.startsWith('view ');
  const rest = permissions.filter((name) => name !== clicked && !(isView && resourceOf(name) === resourceOf(clicked)));
  return withViews(rest);
}

function resourceOf(permission: string): string {
  return permission.slice(permission.indexOf(' ') + 1);
}
