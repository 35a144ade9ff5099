import { IconBooks, IconRun } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type texts from '../texts/it.json';
import type { ExerciseFilters, LibraryFilters } from '../contract/exercise.ts';
import { appRoute } from '#shell/web/router/routes.tsx';
import { searchParams, screen } from '#shell/web/router/screen.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    exercises: typeof texts;
  }
}

export const exercisesNavItem: NavItem = {
  Icon: IconRun,
  useLabel: () => useTexts('exercises')('nav.exercises'),
  path: '/exercises',
  permission: 'view exercises',
};

export const exerciseLibraryNavItem: NavItem = {
  Icon: IconBooks,
  useLabel: () => useTexts('exercises')('nav.library'),
  path: '/dash/exercises',
  permission: 'super admin',
};

/** Search param of a list that is shown as a grid. */
export interface ListView {
  view: 'grid';
}

const namespaces = ['exercises', 'attachments', 'sharing'] as const;

export const exerciseScreens = [
  screen({
    parent: appRoute,
    path: '/exercises',
    permission: 'view exercises',
    namespaces,
    search: searchParams<ExerciseFilters & ListView>(),
    load: async () => (await import('./list/ExerciseListScreen.tsx')).ExerciseListScreen,
  }),
  screen({
    parent: appRoute,
    path: '/exercises/create',
    permission: 'create exercises',
    reading: { permission: 'view exercises', href: () => '/exercises' },
    namespaces,
    search: searchParams<{ name: string }>(),
    load: async () => (await import('./edit/ExerciseCreateScreen.tsx')).ExerciseCreateScreen,
  }),
  screen({
    parent: appRoute,
    path: '/exercises/$id/edit',
    permission: 'view exercises',
    namespaces,
    load: async () => (await import('./edit/ExerciseScreen.tsx')).ExerciseScreen,
  }),
  screen({
    parent: appRoute,
    path: '/dash/exercises',
    permission: 'super admin',
    namespaces,
    search: searchParams<LibraryFilters & ListView>(),
    load: async () => (await import('./dash/LibraryListScreen.tsx')).LibraryListScreen,
  }),
  screen({
    parent: appRoute,
    path: '/dash/exercises/create',
    permission: 'super admin',
    namespaces,
    load: async () => (await import('./dash/LibraryCreateScreen.tsx')).LibraryCreateScreen,
  }),
  screen({
    parent: appRoute,
    path: '/dash/exercises/$id/edit',
    permission: 'super admin',
    namespaces,
    load: async () => (await import('./dash/LibraryEditScreen.tsx')).LibraryEditScreen,
  }),
] as const;
