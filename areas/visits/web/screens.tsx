import { IconStethoscope } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { appRoute, ticketRoute } from '#shell/web/router/routes.tsx';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { VisitPdfOptions } from '../contract/pdf.ts';
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
    namespaces: ['visits', 'clients', 'chats'],
    load: async () => (await import('./list/VisitListScreen.tsx')).VisitListScreen,
  }),
  screen({
    parent: appRoute,
    path: '/visits/create',
    permission: 'create visits',
    reading: { permission: 'view visits', href: () => '/visits' },
    search: searchParams<NewVisitParams>(),
    namespaces: ['visits', 'clients'],
    load: async () => (await import('./list/NewVisitScreen.tsx')).NewVisitScreen,
  }),
  screen({
    parent: appRoute,
    path: '/visits/$id/edit',
    permission: 'view visits',
    namespaces: [
      'visits',
      'clients',
      'chats',
      'metrics',
      'body-composition',
      'dietary-profiles',
      'aliments',
      'surveys',
    ],
    load: async () => (await import('./editor/VisitEditScreen.tsx')).VisitEditScreen,
  }),
  screen({
    parent: appRoute,
    path: '/clients/$id/visits',
    permission: 'view visits',
    namespaces: ['visits', 'clients', 'chats'],
    load: async () => (await import('./client/ClientVisitsScreen.tsx')).ClientVisitsScreen,
  }),
  screen({
    parent: appRoute,
    path: '/clients/$id/visits/values',
    permission: 'view visits',
    namespaces: ['visits', 'clients', 'metrics', 'body-composition'],
    load: async () => (await import('./client/VisitValuesScreen.tsx')).VisitValuesScreen,
  }),
  screen({
    parent: appRoute,
    path: '/visits/anamnesis',
    permission: 'view visits',
    namespaces: ['visits', 'surveys'],
    load: async () => (await import('./anamnesis/AnamnesisTemplateScreen.tsx')).AnamnesisTemplateScreen,
  }),
] as const;

/** Needs a ticket in the URL or a login; the server checks the ticket or the permission of the user. */
export const visitPdfScreens = [
  screen({
    parent: ticketRoute,
    path: '/visits/$id/pdf',
    search: searchParams<VisitPdfOptions & { ticket: string }>(),
    namespaces: ['visits', 'pdf'],
    load: async () => (await import('./pdf/VisitPdfScreen.tsx')).VisitPdfScreen,
  }),
] as const;
