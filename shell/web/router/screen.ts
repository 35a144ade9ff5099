import { type AnyRoute, createRoute, lazyRouteComponent, type ResolveParams, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { AccessLevel, Permission } from '#shell/common/permissions.ts';
import type { Session } from '../session.ts';
import { loadTexts } from '../texts/texts.ts';
import { reloadOnChunkError } from './chunk-reload.ts';

interface ScreenOptions<Parent extends AnyRoute, Path extends string, Search extends object> {
  parent: Parent;
  path: Path;
  /** Who may see it; without it: whoever the parent lets in. */
  permission?: Permission | AccessLevel;
  /** `async () => (await import('./ClientListScreen.tsx')).ClientListScreen` */
  load: () => Promise<ComponentType>;
  /** Namespaces fetched together with the screen, so that it does not wait twice. */
  namespaces?: readonly string[];
  /** Asks with the click for what the screen shows, while it is being loaded; not for a link that is only pointed at. */
  prefetch?: (params: ResolveParams<Path>) => void;
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
  namespaces = [],
  prefetch,
  search = (kept) => kept as Search,
}: ScreenOptions<Parent, Path, Search>) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: search,
    beforeLoad: ({ context, params, cause }) => {
      const { session } = context as { session?: Session };
      if (session && path !== '/home' && !isAllowed(permission, session))
        throw redirect({ href: '/home', replace: true });
      if (cause === 'enter') prefetch?.(params as ResolveParams<Path>);
    },
    component: lazyRouteComponent(async () => {
      const [component] = await reloadOnChunkError(Promise.all([load(), loadTexts(namespaces)]));
      return { default: component };
    }),
  });
}

/** Types what an address carries without loading the schema: the screen reads it with `useFilters(schema)`. */
export function searchParams<Filters extends object>() {
  return (kept: Record<string, unknown>) => kept as Partial<Filters>;
}

export function isAllowed(needed: Permission | AccessLevel, { user, permissions }: Session): boolean {
  if (needed === 'public' || needed === 'login') return true;
  if (needed === 'admin') return user.roles.some((role) => role === 'admin' || role === 'super_admin');
  if (needed === 'super admin') return user.roles.includes('super_admin');
  if (needed === 'training school') return false;
  return permissions.includes(needed);
}
