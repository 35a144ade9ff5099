import type { ClientPages } from '#areas/clients/web/client-pages.ts';

/** Tabs and panels of the client's page, in order. A new area adds its own here. */
export const clientPages: ClientPages = {
  tabs: [
    { id: 'overview', path: '/clients/$id', permission: 'view clients', label: 'clients:tabs.overview' },
    { id: 'programs', path: '/clients/$id/programs', permission: 'view programs', label: 'shell:nav.programs' },
    {
      id: 'completed_workouts',
      path: '/clients/$id/completed_workouts',
      permission: 'view workouts',
      label: 'shell:nav.workouts',
    },
    { id: 'note', path: '/clients/$id/note', permission: 'view clients', label: 'clients:tabs.note' },
  ],
  panels: [
    {
      id: 'programs',
      permission: 'view programs',
      namespaces: ['home'],
      load: async () => (await import('#areas/home/web/public.tsx')).ClientProgramsPanel,
    },
    {
      id: 'completed_workouts',
      permission: 'view workouts',
      namespaces: ['home'],
      load: async () => (await import('#areas/home/web/public.tsx')).ClientWorkoutsPanel,
    },
  ],
};
