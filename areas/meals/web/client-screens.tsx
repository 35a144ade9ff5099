import { screen, searchParams } from '#shell/web/router/screen.ts';
import type { DateSearchParams } from './screens.tsx';

/** What a professional sees of a client. Apart from `screens.tsx`, which a client loads with the first page. */
export const clientMealScreens = [
  screen({
    path: '/clients/$id/diet',
    permission: 'view meal plans',
    namespaces: ['meals', 'clients', 'chats', 'attachments', 'dietary-profiles', 'aliments'],
    search: searchParams<DateSearchParams>(),
    load: async () => (await import('./client/ClientDietScreen.tsx')).ClientDietScreen,
  }),
] as const;
