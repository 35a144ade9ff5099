import { screen, searchParams } from '#shell/web/router/screen.ts';
import type { BroadcastFilters } from '../contract.ts';
import type { z } from 'zod';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    broadcasts: typeof texts;
  }
}

const namespaces = ['broadcasts', 'chats', 'groups', 'attachments'] as const;

export const broadcastScreens = [
  screen({
    path: '/broadcasts',
    permission: 'view chats',
    isForProfessionals: true,
    search: searchParams<z.output<typeof BroadcastFilters>>(),
    namespaces,
    load: async () => (await import('./BroadcastListScreen.tsx')).BroadcastListScreen,
  }),
  screen({
    path: '/broadcasts/create',
    permission: 'create chats',
    isForProfessionals: true,
    reading: { permission: 'view chats', href: () => '/broadcasts' },
    namespaces,
    load: async () => (await import('./form/BroadcastCreateScreen.tsx')).BroadcastCreateScreen,
  }),
  screen({
    path: '/broadcasts/$id',
    permission: 'view chats',
    isForProfessionals: true,
    namespaces,
    load: async () => (await import('./BroadcastScreen.tsx')).BroadcastScreen,
  }),
] as const;
