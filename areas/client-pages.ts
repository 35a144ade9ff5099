import { type ComponentType, createElement } from 'react';
import type { ChosenRecipients } from '#areas/assignments/web/public.tsx';
import { openChat } from '#areas/chats/web/public.tsx';
import type { ClientPages } from '#areas/clients/web/client-pages.ts';
import { usePrimaryAction } from '#areas/home/web/client-panels/primary-action.ts';
import { macrosNavItem } from '#areas/macros/web/screens.tsx';
import { useOwnCare } from '#areas/meal-plans/web/settings/own-care.ts';
import { mealPlansNavItem } from '#areas/meal-plans/web/screens.tsx';
import { programsNavItem } from '#areas/programs/web/screens.tsx';
import { visitsNavItem } from '#areas/visits/web/screens.tsx';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

const ClientAllergies = lazyWithTexts(
  ['dietary-profiles', 'aliments'],
  async () => (await import('#areas/dietary-profiles/web/ClientAllergies.tsx')).ClientAllergies,
);

const HandOver = lazyWithTexts(
  ['collaborators'],
  async () => (await import('#areas/collaborators/web/HandOverForm.tsx')).HandOverForm,
);

/** The part that names the recipients of an assignment, for one client. */
function ofClient(Part: ComponentType<ChosenRecipients>): ComponentType<{ clientId: string }> {
  return ({ clientId }) => createElement(Part, { clientIds: [clientId] });
}

/** Tabs and panels of the client's page, in order. A new area adds its own here. */
export const clientPages: ClientPages = {
  usePrimaryAction,
  useOwnCare,
  contact: { permission: 'create chats', open: openChat },
  headNote: { permissions: ['view meal plans', 'view visits'], Note: ClientAllergies },
  HandOver,
  tabs: [
    {
      id: 'overview',
      path: '/clients/$id',
      permission: 'view clients',
      useLabel: () => useTexts('clients')('tabs.overview'),
    },
    {
      id: 'programs',
      path: '/clients/$id/programs',
      permission: 'view programs',
      care: 'training',
      useLabel: programsNavItem.useLabel,
    },
    {
      id: 'mealPlans',
      path: '/clients/$id/mealPlans',
      permission: 'view meal plans',
      care: 'nutrition',
      useLabel: mealPlansNavItem.useLabel,
    },
    {
      id: 'completed_workouts',
      path: '/clients/$id/completed_workouts',
      permission: 'view workouts',
      care: 'training',
      useLabel: () => useTexts('completed-workouts')('nav.workouts'),
    },
    {
      id: 'metrics',
      path: '/clients/$id/metrics',
      permission: 'view health records',
      useLabel: () => useTexts('metrics')('nav.client'),
    },
    {
      id: 'macros',
      path: '/clients/$id/macros',
      permission: 'view macros',
      care: 'nutrition',
      useLabel: macrosNavItem.useLabel,
    },
    {
      id: 'diet',
      path: '/clients/$id/diet',
      permission: 'view meal plans',
      care: 'nutrition',
      useLabel: () => useTexts('meals')('nav.client'),
    },
    {
      id: 'visits',
      path: '/clients/$id/visits',
      permission: 'view visits',
      care: 'nutrition',
      useLabel: visitsNavItem.useLabel,
    },
    {
      id: 'surveys',
      path: '/clients/$id/surveys',
      permission: 'view surveys',
      useLabel: () => useTexts('surveys')('nav.client'),
    },
    {
      id: 'nutritions',
      path: '/clients/$id/nutritions',
      permission: 'view macros',
      care: 'nutrition',
      useLabel: () => useTexts('advices')('nav.client'),
    },
    {
      id: 'progress',
      path: '/clients/$id/progress',
      permission: 'view health records',
      useLabel: () => useTexts('progress')('nav.client'),
    },
    {
      id: 'client-files',
      path: '/clients/$id/client-files',
      permission: 'view health records',
      useLabel: () => useTexts('client-files')('nav.client'),
    },
    {
      id: 'media',
      path: '/clients/$id/media',
      permission: 'view health records',
      useLabel: () => useTexts('media')('nav.client'),
    },
    {
      id: 'note',
      path: '/clients/$id/note',
      permission: 'view health records',
      useLabel: () => useTexts('clients')('tabs.note'),
    },
    {
      id: 'notifications',
      path: '/clients/$id/notifications',
      permission: 'view health records',
      useLabel: () => useTexts('notifications')('client.tab'),
    },
  ],
  actions: [
    {
      id: 'in-person',
      path: '/clients/$id/completed_workouts',
      search: { inPerson: true },
      permission: 'update workouts',
      isHealthData: true,
      useLabel: () => useTexts('completed-workouts')('inPerson.train'),
    },
  ],
  panels: [
    {
      id: 'unread-pain',
      permission: 'view workouts',
      isHealthData: true,
      namespaces: ['completed-workouts'],
      load: async () => ofClient((await import('#areas/completed-workouts/web/lazy-public.tsx')).UnreadPainBanner),
    },
    {
      id: 'unread-chat-symptoms',
      permission: 'view chats',
      namespaces: ['chats'],
      load: async () => ofClient((await import('#areas/chats/web/symptoms/UnreadSymptoms.tsx')).UnreadSymptomsInChat),
    },
    {
      id: 'unread-symptom-notes',
      permission: 'view health records',
      isHealthData: true,
      namespaces: ['metrics'],
      load: async () => ofClient((await import('#areas/metrics/web/lazy-public.tsx')).UnreadSymptomNotes),
    },
    {
      id: 'unread-meal-symptoms',
      permission: 'view meal plans',
      isHealthData: true,
      namespaces: ['meals'],
      load: async () => ofClient((await import('#areas/meals/web/public.tsx')).UnreadSymptoms),
    },
    {
      id: 'flagged-answers',
      permission: 'view surveys',
      isHealthData: true,
      namespaces: ['surveys'],
      load: async () => (await import('#areas/surveys/web/lazy-public.tsx')).FlaggedAnswers,
    },
    {
      id: 'first-survey',
      permission: 'view surveys',
      isHealthData: true,
      namespaces: ['surveys'],
      load: async () => (await import('#areas/surveys/web/lazy-public.tsx')).PendingFirstSurvey,
    },
    {
      id: 'weight',
      permission: 'view health records',
      isHealthData: true,
      namespaces: ['metrics'],
      load: async () => (await import('#areas/metrics/web/lazy-public.tsx')).ClientWeightPanel,
    },
    {
      id: 'trend',
      permission: 'view workouts',
      care: 'training',
      isHealthData: true,
      namespaces: ['home', 'completed-workouts'],
      load: async () => (await import('#areas/home/web/public.tsx')).ClientTrendPanel,
    },
    {
      id: 'programs',
      permission: 'view programs',
      care: 'training',
      namespaces: ['home'],
      load: async () => (await import('#areas/home/web/public.tsx')).ClientProgramsPanel,
    },
    {
      id: 'completed_workouts',
      permission: 'view workouts',
      care: 'training',
      isHealthData: true,
      namespaces: ['home', 'completed-workouts'],
      load: async () => (await import('#areas/home/web/public.tsx')).ClientWorkoutsPanel,
    },
    {
      id: 'mealPlans',
      permission: 'view meal plans',
      care: 'nutrition',
      namespaces: ['home'],
      load: async () => (await import('#areas/home/web/public.tsx')).ClientMealPlansPanel,
    },
    {
      id: 'diet',
      permission: 'view meal plans',
      care: 'nutrition',
      isHealthData: true,
      namespaces: ['meals'],
      load: async () => (await import('#areas/meals/web/public.tsx')).ClientDietPanel,
    },
    {
      id: 'visits',
      permission: 'view visits',
      care: 'nutrition',
      isHealthData: true,
      namespaces: ['visits'],
      load: async () => (await import('#areas/visits/web/public.tsx')).ClientVisitsPanel,
    },
    {
      id: 'dietary-profile',
      permission: 'view meal plans',
      care: 'nutrition',
      isHealthData: true,
      namespaces: ['dietary-profiles', 'aliments'],
      load: async () => (await import('#areas/dietary-profiles/web/lazy-public.tsx')).ClientDietaryProfilePanel,
    },
    {
      id: 'meal-plan-settings',
      permission: 'update meal plans',
      namespaces: ['meal-plans', 'macros', 'aliments'],
      load: async () =>
        (await import('#areas/meal-plans/web/settings/ClientMealPlanSettingsPanel.tsx')).ClientMealPlanSettingsPanel,
    },
    {
      id: 'accesses',
      permission: 'view clients',
      namespaces: ['collaborators'],
      load: async () => (await import('#areas/collaborators/web/public.tsx')).ClientAccessPanel,
    },
    {
      id: 'data-export',
      permission: 'view clients',
      isForAdmins: true,
      namespaces: ['personal-data'],
      load: async () => (await import('#areas/personal-data/web/lazy-public.tsx')).ClientDataPanel,
    },
  ],
};
