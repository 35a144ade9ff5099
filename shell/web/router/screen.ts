import i18n from 'i18next';
import { type AnyRoute, createRoute, lazyRouteComponent, type ResolveParams, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { AccessLevel, Permission } from '#shell/common/permissions.ts';
import { isAllowed, isSessionRestarting, type Session } from '../session.ts';
import { loadTexts } from '../texts/texts.ts';
import { toast } from '../widgets/toast.ts';
import { reloadOnChunkError } from './chunk-reload.ts';
import { appRoute } from './routes.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What a screen loads before it is shown, read by a check of the texts. */
    screen?: { load: () => Promise<ComponentType>; namespaces: readonly string[] };
  }
}

interface ScreenOptions<Parent extends AnyRoute, Path extends string, Search extends object> {
  /** The layout; the default is the one of the app. */
  parent?: Parent;
  path: Path;
  /** Permission that the screen requires in addition to the rules of `parent`. */
  permission?: Permission | AccessLevel;
  /** Clients, who have the permission for a screen of their own, are redirected home. */
  isForProfessionals?: boolean;
  /** The page for users who may only read: the record, or the list that it is in. */
  reading?: { permission: Permission; href: (params: ResolveParams<Path>) => string };
  /** Imports the component: `async () => (await import('./ClientListScreen.tsx')).ClientListScreen`. */
  load: () => Promise<ComponentType>;
  /** Namespaces of texts to load together with the chunk of the screen. */
  namespaces?: readonly string[];
  /** Starts the requests of the screen while its chunk is loaded. Called on navigation, not when a link is preloaded. */
  prefetch?: (params: ResolveParams<Path>) => void;
  /** `searchParams<ClientFilters>()`: the types of the search params, for typed links. */
  search?: (params: Record<string, unknown>) => Search;
}

/** One screen of an area, loaded on demand. Users without its permission are redirected to the page for reading, or home with a message. */
export function screen<
  const Path extends string,
  Parent extends AnyRoute = typeof appRoute,
  // biome-ignore lint/complexity/noBannedTypes: a screen without search params has no type for them
  Search extends object = {},
>({
  parent = appRoute as unknown as Parent,
  path,
  permission = 'login',
  isForProfessionals = false,
  reading,
  load,
  namespaces = [],
  prefetch,
  search = (values) => values as Search,
}: ScreenOptions<Parent, Path, Search>) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { screen: { load, namespaces } },
    validateSearch: search,
    beforeLoad: ({ context, params, cause }) => {
      const { session } = context as { session?: Session };
      const isRefused =
        session && (!isAllowed(permission, session) || (isForProfessionals && session.user.clientId !== null));
      if (isRefused && reading && isAllowed(reading.permission, session))
        throw redirect({ href: reading.href(params as ResolveParams<Path>), replace: true });
      if (isRefused && path !== '/home') {
        if (cause === 'enter' || (cause === 'stay' && !isSessionRestarting.get())) toast.info(i18n.t('noAccess'));
        throw redirect({ href: '/home', replace: true });
      }
      if (cause === 'enter') prefetch?.(params as ResolveParams<Path>);
    },
    component: lazyRouteComponent(async () => {
      const [component] = await reloadOnChunkError(Promise.all([load(), loadTexts(namespaces)]));
      return { default: component };
    }),
  });
}

/** Types the search params without loading the schema. The screen parses them with `useSearchParams(schema)`. */
export function searchParams<Filters extends object>() {
  return (params: Record<string, unknown>) => params as Partial<Filters>;
}
