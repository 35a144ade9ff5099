import { lazy } from 'react';
import { appRoute, fullscreenRoute } from '#shell/web/router/routes.tsx';
import { searchParams, screen } from '#shell/web/router/screen.ts';
import type texts from '../texts/it.json';
import type { WorkoutFilters } from './coach/filters.ts';
import type { ImportFilters } from './import/ImportHistory.tsx';
import type { CalendarFilters, ProgressFilters } from './progress/filters.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'completed-workouts': typeof texts;
  }
}

export const completedWorkoutScreens = [
  screen({
    parent: appRoute,
    path: '/my/completed-workouts',
    permission: 'view own training',
    search: searchParams<CalendarFilters & ImportFilters>(),
    namespaces: ['completed-workouts'],
    load: async () => (await import('./history/MyHistoryScreen.tsx')).MyHistoryScreen,
  }),
  screen({
    parent: appRoute,
    path: '/my/completed-workouts/$id',
    permission: 'view own training',
    search: searchParams<{ set: string }>(),
    namespaces: ['completed-workouts', 'attachments'],
    load: async () => (await import('./history/MyCompletedWorkoutScreen.tsx')).MyCompletedWorkoutScreen,
  }),
  screen({
    parent: appRoute,
    path: '/my/exercises',
    permission: 'view own training',
    search: searchParams<{ search: string }>(),
    namespaces: ['completed-workouts'],
    load: async () => (await import('./history/MyExercisesScreen.tsx')).MyExercisesScreen,
  }),
  screen({
    parent: appRoute,
    path: '/my/exercises/$id',
    permission: 'view own training',
    search: searchParams<ProgressFilters>(),
    namespaces: ['completed-workouts'],
    load: async () => (await import('./history/MyExerciseScreen.tsx')).MyExerciseScreen,
  }),
  screen({
    parent: appRoute,
    path: '/my/records',
    permission: 'view own training',
    namespaces: ['completed-workouts'],
    load: async () => (await import('./history/MyRecordsScreen.tsx')).MyRecordsScreen,
  }),
  screen({
    parent: appRoute,
    path: '/completedWorkouts',
    permission: 'view workouts',
    search: searchParams<WorkoutFilters & { clientId: string }>(),
    namespaces: ['completed-workouts', 'clients'],
    load: async () => (await import('./coach/CompletedWorkoutListScreen.tsx')).CompletedWorkoutListScreen,
  }),
  screen({
    parent: appRoute,
    path: '/clients/$id/completed_workouts',
    permission: 'view workouts',
    search: searchParams<WorkoutFilters & CalendarFilters & ImportFilters>(),
    namespaces: ['completed-workouts', 'clients', 'exercises'],
    load: async () => (await import('./coach/ClientCompletedWorkoutsScreen.tsx')).ClientCompletedWorkoutsScreen,
  }),
  screen({
    parent: appRoute,
    path: '/clients/$id/completed_workouts/$workoutId/details',
    permission: 'view workouts',
    search: searchParams<{ set: string }>(),
    namespaces: ['completed-workouts', 'clients', 'attachments'],
    load: async () => (await import('./coach/ClientCompletedWorkoutScreen.tsx')).ClientCompletedWorkoutScreen,
  }),
  screen({
    parent: appRoute,
    path: '/clients/$id/completed_workouts/exercises',
    permission: 'view workouts',
    search: searchParams<{ search: string }>(),
    namespaces: ['completed-workouts', 'clients'],
    load: async () => (await import('./progress/ClientExercisesScreen.tsx')).ClientExercisesScreen,
  }),
  screen({
    parent: appRoute,
    path: '/clients/$id/completed_workouts/exercises/$exerciseId',
    permission: 'view workouts',
    search: searchParams<ProgressFilters>(),
    namespaces: ['completed-workouts', 'clients'],
    load: async () => (await import('./progress/ClientExerciseScreen.tsx')).ClientExerciseScreen,
  }),
  screen({
    parent: appRoute,
    path: '/clients/$id/completed_workouts/records',
    permission: 'view workouts',
    namespaces: ['completed-workouts', 'clients'],
    load: async () => (await import('./progress/ClientRecordsScreen.tsx')).ClientRecordsScreen,
  }),
] as const;

/** Without a layout: the phone in one hand is all there is. */
export const workoutRunnerScreens = [
  screen({
    parent: fullscreenRoute,
    path: '/my/workouts/$id',
    permission: 'view own training',
    search: searchParams<{ step: 'finish' | 'finished'; done: string }>(),
    namespaces: ['completed-workouts', 'exercises', 'attachments'],
    load: async () => (await import('./runner/RunnerScreen.tsx')).RunnerScreen,
  }),
  screen({
    parent: fullscreenRoute,
    path: '/clients/$id/train/$workoutId',
    permission: 'update workouts',
    search: searchParams<{ step: 'finish' | 'finished'; done: string }>(),
    namespaces: ['completed-workouts', 'exercises', 'attachments'],
    load: async () => (await import('./runner/InPersonScreen.tsx')).InPersonScreen,
  }),
] as const;

/** Draws nothing. When its code cannot be had, the sets wait for the next time. */
export const InPersonLeftovers = lazy(async () => {
  const piece = await import('./runner/InPersonSync.tsx').catch(() => null);
  return { default: piece?.InPersonSync ?? (() => null) };
});

/** On logging out: all that this device keeps of workouts, but what the server does not have yet. */
export async function forgetSentWorkouts(): Promise<void> {
  const [places, imports] = await Promise.all([
    import('./runner/local-workouts.ts'),
    import('./import/import-draft-store.ts'),
  ]);
  places.clearSynced();
  await imports.clearImportDrafts();
}
