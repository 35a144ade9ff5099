import { type AnyRoute, createRoute, lazyRouteComponent, type ResolveParams, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Gate, Permission } from '#shell/common/permissions.ts';
import type { Session } from '../session.ts';
import { loadTexts } from '../texts/texts.ts';
import { whole } from './chunks.ts';

interface ScreenPlace<Parent extends AnyRoute, Path extends string, Search extends object> {
  parent: Parent;
  path: Path;
  /** Who may see it; without it: whoever the parent lets in. */
  permission?: Permission | Gate;
  /** `async () => (await import('./ClientListScreen.tsx')).ClientListScreen` */
  load: () => Promise<ComponentType>;
  /** Namespaces fetched together with the screen, so that it does not wait twice. */
  texts?: readonly string[];
  /** Asks with the click for what the screen shows, while it is being loaded; not for a link that is only pointed at. */
  ahead?: (params: ResolveParams<Path>) => void;
  /** `filtersOf<ClientFilters>()`: what the address may carry, for typed links. */
  search?: (kept: Record<string, unknown>) => Search;
}

/** One address of an area: loaded when somebody goes there, refused to those without its permission. */
// biome-ignore lint/complexity/noBannedTypes: an address without filters carries nothing
export function screen<Parent extends AnyRoute, const Path extends string, Search extends object = {}>({
  parent,
  path,
  permission = 'login',
  load,
  texts = [],
  ahead,
  search = (kept) => kept as Search,
}: ScreenPlace<Parent, Path, Search>) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: search,
    beforeLoad: ({ context, params, cause }) => {
      const { session } = context as { session?: Session };
      if (session && path !== '/home' && !isAllowed(permission, session))
        throw redirect({ href: '/home', replace: true });
      if (cause === 'enter') ahead?.(params as ResolveParams<Path>);
    },
    component: lazyRouteComponent(async () => {
      const [component] = await whole(Promise.all([load(), loadTexts(texts)]));
      return { default: component };
    }),
  });
}

/** Types what an address carries without loading the schema: the screen reads it with `useFilters(schema)`. */
export function filtersOf<Filters extends object>() {
  return (kept: Record<string, unknown>) => kept as Partial<Filters>;
}

export function isAllowed(needed: Permission | Gate, { user, permissions }: Session): boolean {
  if (needed === 'public' || needed === 'login') return true;
  if (needed === 'admin') return user.roles.some((role) => role === 'admin' || role === 'super_admin');
  if (needed === 'super admin') return user.roles.includes('super_admin');
  if (needed === 'training school') return false;
  return permissions.includes(needed);
}
