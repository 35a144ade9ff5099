import { IconChefHat } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { RecipeFilters } from '../contract/library.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    recipes: typeof texts;
  }
}

export const recipesNavItem: NavItem = {
  Icon: IconChefHat,
  useLabel: () => useTexts('recipes')('nav.recipes'),
  path: '/recipes',
  permission: 'view recipes',
};

const namespaces = ['recipes', 'aliments', 'attachments'] as const;

export const recipeScreens = [
  screen({
    path: '/recipes',
    permission: 'view recipes',
    search: searchParams<RecipeFilters>(),
    namespaces,
    load: async () => (await import('./list/RecipeListScreen.tsx')).RecipeListScreen,
  }),
  screen({
    path: '/recipes/create',
    permission: 'create recipes',
    reading: { permission: 'view recipes', href: () => '/recipes' },
    namespaces,
    load: async () => (await import('./edit/RecipeScreens.tsx')).RecipeCreateScreen,
  }),
  screen({
    path: '/recipes/$id/edit',
    permission: 'view recipes',
    namespaces,
    load: async () => (await import('./edit/RecipeScreens.tsx')).RecipeScreen,
  }),
] as const;
