import { appRoute, bareAppRoute } from '#shell/web/router/routes.tsx';
import { filtersOf, screen } from '#shell/web/router/screen.ts';
import type texts from '../texts/it.json';

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
    texts: ['completed-workouts'],
    load: async () => (await import('./history/MyHistoryScreen.tsx')).MyHistoryScreen,
  }),
  screen({
    parent: appRoute,
    path: '/my/completed-workouts/$id',
    permission: 'view own training',
    texts: ['completed-workouts'],
    load: async () => (await import('./history/MyCompletedWorkoutScreen.tsx')).MyCompletedWorkoutScreen,
  }),
  screen({
    parent: appRoute,
    path: '/completedWorkouts',
    permission: 'view workouts',
    search: filtersOf<{ clientId: string }>(),
    texts: ['completed-workouts', 'clients'],
    load: async () => (await import('./coach/CompletedWorkoutListScreen.tsx')).CompletedWorkoutListScreen,
  }),
  screen({
    parent: appRoute,
    path: '/clients/$id/completed_workouts',
    permission: 'view workouts',
    texts: ['completed-workouts', 'clients'],
    load: async () => (await import('./coach/ClientCompletedWorkoutsScreen.tsx')).ClientCompletedWorkoutsScreen,
  }),
  screen({
    parent: appRoute,
    path: '/clients/$id/completed_workouts/$workoutId/details',
    permission: 'view workouts',
    texts: ['completed-workouts', 'clients'],
    load: async () => (await import('./coach/ClientCompletedWorkoutScreen.tsx')).ClientCompletedWorkoutScreen,
  }),
] as const;

/** Without a layout: the phone in one hand is all there is. */
export const workoutRunnerScreens = [
  screen({
    parent: bareAppRoute,
    path: '/my/workouts/$id',
    permission: 'view own training',
    search: filtersOf<{ step: 'finish' }>(),
    texts: ['completed-workouts'],
    load: async () => (await import('./runner/RunnerScreen.tsx')).RunnerScreen,
  }),
] as const;
