import { IconClipboardList } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { SurveyFilters } from '../contract.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    surveys: typeof texts;
  }
}

export const surveysNavItem: NavItem = {
  Icon: IconClipboardList,
  useLabel: () => useTexts('surveys')('nav.surveys'),
  path: '/surveys',
  permission: 'view surveys',
};

const namespaces = ['surveys'] as const;

export const surveyScreens = [
  screen({
    path: '/surveys',
    permission: 'view surveys',
    search: searchParams<SurveyFilters>(),
    namespaces,
    load: async () => (await import('./list/SurveyListScreen.tsx')).SurveyListScreen,
  }),
  screen({
    path: '/surveys/create',
    permission: 'create surveys',
    namespaces,
    load: async () => (await import('./list/NewSurveyScreen.tsx')).NewSurveyScreen,
  }),
  screen({
    path: '/surveys/$id/edit',
    permission: 'update surveys',
    namespaces,
    load: async () => (await import('./editor/SurveyEditScreen.tsx')).SurveyEditScreen,
  }),
] as const;
