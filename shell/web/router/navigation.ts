import { isAllowed, useMe, usePermissions } from '../session.ts';
import type { NavItem } from './context.ts';

/** The navigation items that the user may open. A super admin belongs to no account and sees only items for super admins. */
export function useVisibleNavItems(items: readonly NavItem[]): readonly NavItem[] {
  const user = useMe();
  const permissions = usePermissions();
  const isSuperAdmin = user.roles.includes('super_admin');
  return items.filter(({ permission, isShownTo }) =>
    isSuperAdmin
      ? permission === 'super admin'
      : isAllowed(permission, { user, permissions }) && isShownTo?.(user) !== false,
  );
}
