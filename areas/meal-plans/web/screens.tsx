import { IconSalad } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { appRoute, ticketRoute } from '#shell/web/router/routes.tsx';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { MealPlanPdfOptions } from '../contract/pdf.ts';
import type { MealPlanFilters } from '../contract/routes.ts';
import type texts from '../texts/it.json';
import type { ClientMealPlansSearchParams } from './client/ClientMealPlansScreen.tsx';
import { prefetchMealPlan } from './editor/prefetch.ts';
import type { NewMealPlanSearchParams } from './list/NewMealPlanScreen.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'meal-plans': typeof texts;
  }
}

export const mealPlansNavItem: NavItem = {
  Icon: IconSalad,
  useLabel: () => useTexts('meal-plans')('nav.mealPlans'),
  path: '/mealPlans',
  permission: 'view meal plans',
};

export interface MealPlanEditorSearchParams {
  /** The day that the editor shows, counted from 1. */
  day: number;
  /** 1 where a written diet is pasted at once into the empty meal plan. */
  paste: number;
}

export const mealPlanScreens = [
  screen({
    parent: appRoute,
    path: '/mealPlans',
    permission: 'view meal plans',
    search: searchParams<MealPlanFilters>(),
    namespaces: ['meal-plans', 'assignments', 'clients', 'dietary-profiles'],
    load: async () => (await import('./list/MealPlanListScreen.tsx')).MealPlanListScreen,
  }),
  screen({
    parent: appRoute,
    path: '/mealPlans/create',
    permission: 'create meal plans',
    reading: { permission: 'view meal plans', href: () => '/mealPlans' },
    search: searchParams<NewMealPlanSearchParams>(),
    namespaces: ['meal-plans', 'assignments'],
    load: async () => (await import('./list/NewMealPlanScreen.tsx')).NewMealPlanScreen,
  }),
  screen({
    parent: appRoute,
    path: '/mealPlans/$id/edit',
    permission: 'update meal plans',
    reading: { permission: 'view meal plans', href: ({ id }) => `/mealPlans/${id}/pdf` },
    search: searchParams<MealPlanEditorSearchParams>(),
    namespaces: [
      'meal-plans',
      'aliments',
      'assignments',
      'body-composition',
      'clients',
      'dietary-profiles',
      'macros',
      'recipes',
      'surveys',
    ],
    load: async () => {
      const work = import('./editor/lazy-editors.ts').then(({ preloadEditor }) => preloadEditor());
      const [{ MealPlanEditScreen }] = await Promise.all([import('./editor/MealPlanEditScreen.tsx'), work]);
      return MealPlanEditScreen;
    },
    prefetch: ({ id }) => prefetchMealPlan(id),
  }),
  screen({
    parent: appRoute,
    path: '/mealPlans/$id/assign',
    permission: 'update meal plans',
    reading: { permission: 'view meal plans', href: ({ id }) => `/mealPlans/${id}/pdf` },
    namespaces: ['meal-plans', 'assignments', 'clients', 'dietary-profiles', 'aliments', 'surveys'],
    load: async () => (await import('./assign/AssignMealPlanScreen.tsx')).AssignMealPlanScreen,
  }),
  screen({
    parent: appRoute,
    path: '/clients/$id/mealPlans',
    permission: 'view meal plans',
    search: searchParams<ClientMealPlansSearchParams>(),
    namespaces: ['meal-plans', 'assignments', 'clients', 'dietary-profiles', 'aliments', 'surveys'],
    load: async () => (await import('./client/ClientMealPlansScreen.tsx')).ClientMealPlansScreen,
  }),
] as const;

/** Screens that need a ticket in the URL or a login; the server checks the ticket or the permission of the user. */
export const mealPlanPdfScreens = [
  screen({
    parent: ticketRoute,
    path: '/mealPlans/$id/pdf',
    search: searchParams<MealPlanPdfOptions & { ticket: string }>(),
    namespaces: ['meal-plans', 'dietary-profiles', 'aliments', 'pdf'],
    load: async () => (await import('./pdf/MealPlanPdfScreen.tsx')).MealPlanPdfScreen,
  }),
] as const;
