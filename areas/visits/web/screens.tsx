import { IconStethoscope } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { appRoute } from '#shell/web/router/routes.tsx';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { VisitFilters } from '../contract/routes.ts';
import type { NewVisitParams } from './list/NewVisitScreen.tsx';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    visits: typeof texts;
  }
}

export const visitsNavItem: NavItem = {
  Icon: IconStethoscope,
  useLabel: () => useTexts('visits')('nav.visits'),
  path: '/visits',
  permission: 'view visits',
};

export const visitScreens = [
  screen({
    parent: appRoute,
    path: '/visits',
    permission: 'view visits',
    search: searchParams<VisitFilters>(),
    namespaces: ['visits', 'clients'],
    load: async () => (await import('./list/VisitListScreen.tsx')).VisitListScreen,
  }),
  screen({
    parent: appRoute,
    path: '/visits/create',
    permission: 'create visits',
    search: searchParams<NewVisitParams>(),
    namespaces: ['visits', 'clients'],
    load: async () => (await import('./list/NewVisitScreen.tsx')).NewVisitScreen,
  }),
  screen({
    parent: appRoute,
    path: '/visits/$id/edit',
    permission: 'view visits',
    namespaces: ['visits', 'metrics', 'body-composition'],
    load: async () => (await import('./editor/VisitEditScreen.tsx')).VisitEditScreen,
  }),
  screen({
    parent: appRoute,
    path: '/clients/$id/visits',
    permission: 'view visits',
    namespaces: ['visits', 'clients'],
    load: async () => (await import('./client/ClientVisitsScreen.tsx')).ClientVisitsScreen,
  }),
  screen({
    parent: appRoute,
    path: '/clients/$id/visits/values',
    permission: 'view visits',
    namespaces: ['visits', 'clients', 'metrics'],
    load: async () => (await import('./client/VisitValuesScreen.tsx')).VisitValuesScreen,
  }),
] as const;
