import { useMe, usePermissions } from '../session.ts';
import type { NavItem } from './context.ts';
import { isAllowed } from './screen.ts';

/** The places this person may go to. A super admin stands outside accounts: what belongs to one is not theirs. */
export function useVisibleNavItems(entries: readonly NavItem[]): readonly NavItem[] {
  const user = useMe();
  const permissions = usePermissions();
  const isOutside = user.roles.includes('super_admin');
  return entries.filter(({ permission }) =>
    isOutside ? permission === 'super admin' : isAllowed(permission, { user, permissions }),
  );
}
