import { IconClipboardCheck, IconHistory } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { lazyBackground } from '#shell/web/lazy-background.tsx';
import { appRoute, fullscreenRoute } from '#shell/web/router/routes.tsx';
import { searchParams, screen } from '#shell/web/router/screen.ts';
import type texts from '../texts/it.json';
import type { CompletedWorkoutFilters, WorkoutFilters } from '../contract/filters.ts';
import type { InPersonParams } from './coach/InPerson.tsx';
import type { CalendarFilters } from './history/calendar/TrainingCalendar.tsx';
import type { ProgressFilters } from './history/ExerciseScreen.tsx';
import type { ImportFilters } from './import/ImportHistory.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'completed-workouts': typeof texts;
  }
}

export const completedWorkoutsNavItem: NavItem = {
  Icon: IconClipboardCheck,
  useLabel: () => useTexts('completed-workouts')('nav.completedWorkouts'),
  path: '/completedWorkouts',
  permission: 'view workouts',
};

export const historyNavItem: NavItem = {
  Icon: IconHistory,
  useLabel: () => useTexts('shell')('layout.own.history'),
  path: '/my/completed-workouts',
  activePaths: ['/my/exercises', '/my/records'],
  permission: 'view own training',
};

const own = { parent: appRoute, permission: 'view own training', namespaces: ['completed-workouts'] } as const;
const professional = {
  parent: appRoute,
  permission: 'view workouts',
  namespaces: ['completed-workouts', 'clients'],
} as const;

const load = {
  history: async () => (await import('./history/HistoryScreen.tsx')).HistoryScreen,
  completedWorkout: async () => (await import('./comparison/CompletedWorkoutScreen.tsx')).CompletedWorkoutScreen,
  exercises: async () => (await import('./history/ExercisesScreen.tsx')).ExercisesScreen,
  exercise: async () => (await import('./history/ExerciseScreen.tsx')).ExerciseScreen,
  program: async () => (await import('./today/ProgramScreen.tsx')).ProgramScreen,
  records: async () => (await import('./history/RecordList.tsx')).RecordsScreen,
  runner: async () => (await import('./runner/RunnerScreen.tsx')).RunnerScreen,
};

const setParams = searchParams<{ set: string }>();
const exercisesParams = searchParams<{ search: string }>();
const exerciseParams = searchParams<ProgressFilters>();
const historyParams = searchParams<WorkoutFilters & CalendarFilters & ImportFilters & InPersonParams>();

export const completedWorkoutScreens = [
  screen({ ...own, path: '/my/completed-workouts', search: historyParams, load: load.history }),
  screen({
    ...own,
    path: '/my/completed-workouts/$completedWorkoutId',
    namespaces: [...own.namespaces, 'attachments'],
    search: setParams,
    load: load.completedWorkout,
  }),
  screen({ ...own, path: '/my/exercises', search: exercisesParams, load: load.exercises }),
  screen({
    ...own,
    namespaces: [...own.namespaces, 'metrics'],
    path: '/my/exercises/$exerciseId',
    search: exerciseParams,
    load: load.exercise,
  }),
  screen({ ...own, namespaces: [...own.namespaces, 'chats'], path: '/my/programs/$programId', load: load.program }),
  screen({ ...own, path: '/my/records', load: load.records }),
  screen({
    ...professional,
    path: '/completedWorkouts',
    search: searchParams<CompletedWorkoutFilters & InPersonParams>(),
    load: async () => (await import('./coach/CompletedWorkoutListScreen.tsx')).CompletedWorkoutListScreen,
  }),
  screen({
    ...professional,
    path: '/clients/$id/completed_workouts',
    namespaces: [...professional.namespaces, 'exercises'],
    search: historyParams,
    load: load.history,
  }),
  screen({
    ...professional,
    path: '/clients/$id/completed_workouts/$completedWorkoutId/details',
    namespaces: [...professional.namespaces, 'attachments'],
    search: setParams,
    load: load.completedWorkout,
  }),
  screen({
    ...professional,
    path: '/clients/$id/completed_workouts/exercises',
    search: exercisesParams,
    load: load.exercises,
  }),
  screen({
    ...professional,
    namespaces: [...professional.namespaces, 'metrics'],
    path: '/clients/$id/completed_workouts/exercises/$exerciseId',
    search: exerciseParams,
    load: load.exercise,
  }),
  screen({ ...professional, path: '/clients/$id/completed_workouts/records', load: load.records }),
] as const;

const runner = {
  parent: fullscreenRoute,
  namespaces: ['completed-workouts', 'exercises', 'attachments'],
  search: searchParams<{ step: 'finish' | 'finished'; done: string }>(),
  load: load.runner,
};

const correction = {
  parent: fullscreenRoute,
  namespaces: runner.namespaces,
  search: setParams,
  load: async () => (await import('./runner/correction/CorrectionScreen.tsx')).CorrectionScreen,
};

/** Screens without the navigation of the app. */
export const workoutRunnerScreens = [
  screen({ ...runner, path: '/my/workouts/$workoutId', permission: 'view own training' }),
  screen({
    ...runner,
    path: '/clients/$id/train/$workoutId',
    permission: 'update workouts',
    reading: { permission: 'view workouts', href: ({ id }) => `/clients/${id}/completed_workouts` },
  }),
  screen({
    ...correction,
    path: '/my/completed-workouts/$completedWorkoutId/correction',
    permission: 'update own training',
  }),
  screen({
    ...correction,
    path: '/clients/$id/completed_workouts/$completedWorkoutId/correction',
    permission: 'update workouts',
    reading: {
      permission: 'view workouts',
      href: ({ id, completedWorkoutId }) => `/clients/${id}/completed_workouts/${completedWorkoutId}/details`,
    },
  }),
] as const;

/** Renders nothing; sends what was logged on this device. */
export const PendingWorkoutSync = lazyBackground(
  async () => (await import('./runner/sync/PendingWorkoutSync.tsx')).PendingWorkoutSync,
);

/** Deletes local data on logout: the import drafts of all areas, and the local workouts that the server has. */
export async function clearSyncedWorkouts(): Promise<void> {
  const [workouts, { clearRejectedSkips }, drafts, { clearOldImportDrafts }] = await Promise.all([
    import('./runner/local-store/local-workouts.ts'),
    import('./today/skips/skip-store.ts'),
    import('#shell/web/imports/import-drafts.ts'),
    import('./import/import-draft.ts'),
  ]);
  workouts.clearSynced();
  clearRejectedSkips();
  await Promise.all([drafts.clearImportDrafts(), clearOldImportDrafts()]);
}
