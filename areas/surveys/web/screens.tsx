import { IconClipboardCheck, IconClipboardList } from '@tabler/icons-react';
import { lazyBackground } from '#shell/web/lazy-background.tsx';
import type { NavItem } from '#shell/web/router/context.ts';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedFilters, ReviewQueue } from '../contract/reviews.ts';
import type { SurveyFilters } from '../contract.ts';
import { isAnswerSyncNeeded } from './device/sync-needed.ts';
import type texts from '../texts/it.json';
import { useUnreadAnswers } from './unread.ts';

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

export const completedSurveysNavItem: NavItem = {
  Icon: IconClipboardCheck,
  useLabel: () => useTexts('surveys')('nav.completed'),
  useUnread: useUnreadAnswers,
  path: '/surveys/completed',
  permission: 'view surveys',
};

export const checkInsNavItem: NavItem = {
  Icon: IconClipboardList,
  useLabel: () => useTexts('shell')('layout.own.checkIns'),
  path: '/my/check-ins',
  permission: 'view own surveys',
};

const namespaces = ['surveys'] as const;
const clientNamespaces = ['surveys', 'clients', 'attachments'] as const;
const reviewNamespaces = [...clientNamespaces, 'chats', 'progress'] as const;

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
    reading: { permission: 'view surveys', href: () => '/surveys' },
    namespaces,
    load: async () => (await import('./list/NewSurveyScreen.tsx')).NewSurveyScreen,
  }),
  screen({
    path: '/surveys/$id/edit',
    permission: 'update surveys',
    reading: { permission: 'view surveys', href: () => '/surveys' },
    namespaces,
    load: async () => (await import('./editor/SurveyEditScreen.tsx')).SurveyEditScreen,
  }),
  screen({
    path: '/surveys/$id/assign',
    permission: 'update surveys',
    reading: { permission: 'view surveys', href: () => '/surveys' },
    namespaces: ['surveys', 'assignments', 'clients'],
    load: async () => (await import('./assign/AssignSurveyScreen.tsx')).AssignSurveyScreen,
  }),
  screen({
    path: '/surveys/completed',
    permission: 'view surveys',
    search: searchParams<CompletedFilters>(),
    namespaces,
    load: async () => (await import('./review/CompletedScreen.tsx')).CompletedScreen,
  }),
  screen({
    path: '/clients/$id/surveys',
    permission: 'view surveys',
    namespaces: clientNamespaces,
    load: async () => (await import('./review/ClientSurveysScreen.tsx')).ClientSurveysScreen,
  }),
  screen({
    path: '/clients/$id/surveys/$surveyAnswerId/details',
    permission: 'view surveys',
    search: searchParams<{ queue?: ReviewQueue; workoutId?: string }>(),
    namespaces: reviewNamespaces,
    load: async () => (await import('./review/AnswerScreen.tsx')).AnswerScreen,
  }),
] as const;

/** Screens that clients open. */
export const checkInScreens = [
  screen({
    path: '/my/check-ins',
    permission: 'view own surveys',
    namespaces,
    load: async () => (await import('./fill/MyCheckInsScreen.tsx')).MyCheckInsScreen,
  }),
  screen({
    path: '/my/check-ins/$id',
    permission: 'view own surveys',
    namespaces: ['surveys', 'attachments', 'progress', 'chats'],
    load: async () => (await import('./fill/CheckInScreen.tsx')).CheckInScreen,
  }),
] as const;

const LazyAnswerSync = lazyBackground(async () => (await import('./device/AnswerSync.tsx')).AnswerSync);

/**
 * Renders nothing; sends what the client answered, on whichever screen they are. Loaded only when this device has answers or
 * the client has opened a check-in, so that the first screen of the app does not load it.
 */
export function AnswerSync() {
  const isNeeded = isAnswerSyncNeeded.use();
  return isNeeded && <LazyAnswerSync />;
}

/** Deletes refused answers from this device on logout. Unsent ones stay until their client logs in here again. */
export async function clearRejectedAnswers(): Promise<void> {
  (await import('./device/answer-store.ts')).clearRejected();
}
