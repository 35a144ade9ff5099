import { devRoute } from '#shell/web/router/routes.tsx';
import { searchParams, screen } from '#shell/web/router/screen.ts';
import type texts from '../texts/it.json';
import type { FormulaFilters } from './formulas/filters.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'body-composition': typeof texts;
  }
}

export const bodyCompositionScreens = [
  screen({
    parent: devRoute,
    path: '/dev/formulas',
    namespaces: ['body-composition'],
    search: searchParams<FormulaFilters>(),
    load: async () => (await import('./formulas/FormulasScreen.tsx')).FormulasScreen,
  }),
] as const;
