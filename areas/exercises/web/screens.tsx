import type texts from '../texts/it.json';
import type { ExerciseFilters } from '../contract.ts';
import { appRoute } from '#shell/web/router/routes.tsx';
import { filtersOf, screen } from '#shell/web/router/screen.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    exercises: typeof texts;
  }
}

/** What a new exercise begins with: a name, or all that another exercise is. */
export interface ExerciseStart {
  name: string;
  from: string;
}

export const exerciseScreens = [
  screen({
    parent: appRoute,
    path: '/exercises',
    permission: 'view exercises',
    texts: ['exercises'],
    search: filtersOf<ExerciseFilters>(),
    load: async () => (await import('./ExerciseListScreen.tsx')).ExerciseListScreen,
  }),
  screen({
    parent: appRoute,
    path: '/exercises/create',
    permission: 'create exercises',
    texts: ['exercises'],
    search: filtersOf<ExerciseStart>(),
    load: async () => (await import('./ExerciseCreateScreen.tsx')).ExerciseCreateScreen,
  }),
  screen({
    parent: appRoute,
    path: '/exercises/$id/edit',
    permission: 'update exercises',
    texts: ['exercises'],
    load: async () => (await import('./ExerciseEditScreen.tsx')).ExerciseEditScreen,
  }),
] as const;
